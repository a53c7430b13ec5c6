import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse, parseDocument } from "yaml";
import { buildSite, builtFolder } from "./built-site.ts";
import { type ServedCopy, servedDuringTest } from "./served-copy.ts";
import { test as base, expect, type Page } from "./site-test.ts";

// The second site has what the charity's own content may lack: records, another payee and number, other ways to
// give, a registration, coming events of each kind and a fourth language. Its content is `content/` with
// `tests/second-site/` over it. `npm run build:second` builds it.

export const secondFolder = "build/second";
const client = `${secondFolder}/client`;
const fixture = "tests/second-site";

export const secondContent = `${secondFolder}/content`;

export const secondNumber = "+222 44 99 99 99";
export const secondWhatsApp = "+222 00 00 00 09";

export const secondEntry = "2026-10-24-riyad";

/** The day of the build, in seconds. */
export const builtOn = `${Date.parse("2031-05-01") / 1000}`;
export const over = "2031-04-05-over";
export const first = "2031-05-10-raking";
export const cancelled = "2031-05-24-meeting";
export const moved = "2031-05-17-baskets";
export const last = "2031-06-21-raking-again";
/** The events to come, in the order of their days. */
export const coming = [first, cancelled, moved, last];

/** @returns its folder @throws Error when it is not there, or older than the site */
export function secondSite(): string {
  const timeOf = (built: string) =>
    statSync(`${built}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf(client) === 0 || timeOf(client) < timeOf(builtFolder)) {
    throw new Error("the second site is missing or old: npm run build:second");
  }
  return client;
}

const changesSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

function writeContent(): void {
  cpSync("content", secondContent, { recursive: true });
  for (const records of ["diary", "events", "examples", "need.yaml"]) {
    rmSync(join(secondContent, records), { recursive: true, force: true });
  }
  cpSync(join(fixture, "content"), secondContent, { recursive: true });
  addLanguage();
  const changes = v.parse(changesSchema, parse(readFileSync(`${fixture}/changes.yaml`, "utf8")));
  for (const [file, values] of Object.entries(changes)) {
    const path = join(secondContent, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    for (const [key, value] of Object.entries(values)) document.setIn(key.split("."), value);
    writeFileSync(path, document.toString());
  }
}

/** Yoruba with English words. Its only plural form is `other` (Unicode CLDR). */
function addLanguage(): void {
  cpSync(join(secondContent, "en"), join(secondContent, "yo"), { recursive: true });
  for (const path of globSync(join(secondContent, "yo/*.yaml"))) {
    const english = readFileSync(path, "utf8");
    writeFileSync(path, english.replace(/^ +(?:zero|one|two|few|many): .*\n/gm, ""));
  }
}

if (import.meta.main) {
  rmSync(secondFolder, { recursive: true, force: true });
  writeContent();
  const failure = buildSite(secondContent, secondFolder, { SOURCE_DATE_EPOCH: builtOn });
  if (failure !== "") throw new Error(failure);
}

export { expect, type Page };

export const test = base.extend<{ site: ServedCopy }>({
  site: servedDuringTest(secondSite),
  baseURL: async ({ site }, use) => use(site.origin),
});
