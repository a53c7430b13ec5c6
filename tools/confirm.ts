import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { formatContent } from "../src/admin/editor-plan.server.ts";
import { stop, UserError } from "../src/content/content-error.server.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { loadUnconfirmed, markOf, valuesAt } from "../src/content/unconfirmed.server.ts";

const usage = `npm run confirm -- "site.yaml: phone" "Aïssata"
  first   a place, as the launch check names it
  second  who looked
  third   where several entries name that place: some words of what is to be confirmed`;

/** Writes who confirmed an entry, the day and a mark of the values into `unconfirmed.yaml`. */
function confirmPlace([place, by, words = ""]: readonly string[]): string {
  if (!place || !by) throw new UserError(usage);
  const entries = loadUnconfirmed();
  const fitting = entries.flatMap((entry, index) =>
    entry.where.includes(place) && entry.check.includes(words) ? [{ ...entry, index }] : [],
  );
  const [entry, other] = fitting;
  if (!entry) throw new UserError(`No entry of unconfirmed.yaml names “${place}”.\n${usage}`);
  if (other) {
    const checks = fitting.map(({ check }) => `  ${check}`).join("\n");
    throw new UserError(`Which of these? Add some of its words behind the name.\n${checks}`);
  }
  const on = new Date().toISOString().slice(0, 10);
  writeConfirmation(entry.index, { by, on, values: markOf(entry.where) });
  const values = JSON.stringify(entry.where.map(valuesAt), null, 1).replace(/[[\]{}]\s*/g, "");
  return `Confirmed by ${by}: ${entry.check}\nIt holds until one of these values changes:\n${values}`;
}

function writeConfirmation(index: number, confirmed: Readonly<Record<string, string>>): void {
  const file = join(contentFolder(), "unconfirmed.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  document.setIn([index, "confirmed"], document.createNode(confirmed));
  writeFileSync(file, formatContent("unconfirmed.yaml", String(document)));
}

try {
  console.info(confirmPlace(process.argv.slice(2)));
} catch (error) {
  stop(error);
}
