import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { columns } from "../../../src/accounts/ledger.server.ts";
import { programs } from "../../../src/charity/programs.ts";
import { languages } from "../../../src/content/load-content.server.ts";
import gatherTemporaryFolders from "../../support/temporary-folders.ts";

// Builds the site with the records of two years (660 gifts and 440 rows in 22 months, 1,000 diary entries, 300
// events) and tests what grows with them. It takes some ten minutes.

const mostSeconds = 60;
const months = 22;

const removeTemporaryFolders = gatherTemporaryFolders();
const folder = mkdtempSync(join(tmpdir(), "years-"));

const count = (length: number) => [...Array(length).keys()];
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
/** Days spread over 22 months from January 2025. */
function dayOf(n: number, all: number): string {
  const day = 1 + (n % 28);
  return new Date(Date.UTC(2025, Math.floor((n * months) / all), day)).toISOString().slice(0, 10);
}

function writeRecords(): void {
  cpSync("content", folder, { recursive: true });
  for (const records of ["diary", "events"]) {
    rmSync(join(folder, records), { recursive: true, force: true });
    mkdirSync(join(folder, records));
  }
  write("records.yaml", "examples: false\nexampleLetters: false\n");
  write("accounts.csv", [columns().join(","), ...count(440).map(accountRow), ""].join("\r\n"));
  write("gifts.csv", ["month,number,amount,program", ...count(660).map(giftRow), ""].join("\n"));
  for (const n of count(1000)) writeEntry(n);
  for (const n of count(300)) writeEvent(n);
}

const giftRow = (n: number) =>
  [dayOf(n, 660).slice(0, 7), 1000 + n, 1000 + n, programs[n % 4]].join();

function accountRow(n: number): string {
  const kind = n === 0 ? "start" : n % 10 === 0 ? "in" : "out";
  const date = n === 0 ? "2025-01-01" : dayOf(n, 440);
  const notes = languages().map(() => `"Rice and oil, delivery ${n}"`);
  return [date, kind, programs[n % 4] ?? "food", 1000 + n, ...notes].join(",");
}

const water = readFileSync("tests/second-site/content/diary/2026-10-24-riyad.yaml", "utf8");

function writeEntry(n: number): void {
  const date = dayOf(n, 1000);
  const entry = parseDocument(water);
  entry.set("date", date);
  entry.delete("picture");
  // The second site has one language more.
  for (const words of ["place", "text"]) entry.deleteIn([words, "yo"]);
  write(`diary/${date}-quarter-${n}.yaml`, entry.toString());
}

const raking = readFileSync("tests/second-site/content/events/2031-05-10-raking.yaml", "utf8");

function writeEvent(n: number): void {
  const day = new Date(Date.UTC(2026, 0, 1 + n * 9)).toISOString().slice(0, 10);
  const event = parseDocument(raking);
  event.set("day", day);
  // The second site has one language more.
  event.deleteIn(["words", "yo"]);
  write(`events/${day}-raking-${n}.yaml`, event.toString());
}

function run(command: string, env: Record<string, string> = {}): void {
  console.info(`\n=== ${command}`);
  const [program = "", ...args] = command.split(" ");
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, CONTENT_DIR: folder, ...env },
  });
  if (status !== 0) process.exitCode = 1;
}

writeRecords();
const started = performance.now();
run("npm run build");
const seconds = (performance.now() - started) / 1000;
if (seconds > mostSeconds) process.exitCode = 1;

const grows = "more/weight more/accessibility/pages pages/links pages/records";
run(`playwright test ${grows.replace(/\S+/g, "tests/$&")}`);
run("npm run build", { CONTENT_DIR: "content" });
console.info(`Build of the years: ${seconds.toFixed(1)} s`);
removeTemporaryFolders();
