import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { formatContent } from "../../src/admin/editor-plan.server.ts";
import { UserError } from "../../src/content/content-error.server.ts";
import { contentFolder } from "../../src/content/read-yaml.server.ts";
import { loadUnconfirmed, markOf, valuesAt } from "../../src/content/unconfirmed.server.ts";

/**
 * Writes who confirmed an entry, the day and a mark of the values into `unconfirmed.yaml`.
 * @param place as the launch check names it
 * @param by who looked
 * @param words some words of what is to be confirmed, where several entries name the place
 * @throws UserError when no entry fits, or several
 */
export function confirmPlace(place: string, by = "", words = ""): string {
  if (!by) throw new UserError('Who looked? npm run launch-check -- "site.yaml: phone" "Aïssata"');
  const fitting = loadUnconfirmed().filter(
    ({ where, check }) => where.includes(place) && check.includes(words),
  );
  const [entry, other] = fitting;
  if (!entry) throw new UserError(`No entry of unconfirmed.yaml names “${place}”.`);
  if (other) {
    const checks = fitting.map(({ check }) => `  ${check}`).join("\n");
    throw new UserError(`Which of these? Add some of its words behind the name.\n${checks}`);
  }
  const on = new Date().toISOString().slice(0, 10);
  writeConfirmation(entry.check, { by, on, values: markOf(entry.where) });
  const values = JSON.stringify(entry.where.map(valuesAt), null, 1).replace(/[[\]{}]\s*/g, "");
  return `Confirmed by ${by}: ${entry.check}\nIt holds until one of these values changes:\n${values}`;
}

function writeConfirmation(check: string, confirmed: Readonly<Record<string, string>>): void {
  const file = join(contentFolder(), "unconfirmed.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const entries: readonly { readonly check: string }[] = document.toJS();
  const index = entries.findIndex((entry) => entry.check === check);
  document.setIn([index, "confirmed"], document.createNode(confirmed));
  writeFileSync(file, formatContent("unconfirmed.yaml", String(document)));
}
