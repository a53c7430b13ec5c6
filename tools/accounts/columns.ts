import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { say } from "../../src/terminal/say.server.ts";
import { plainWords, readMru } from "./cells.ts";
import type { Conversation } from "./conversation.ts";

/** What a column can hold. Names are tried in this order, so that “Montant entrée” is no amount of both ways. */
const contents = [
  { field: "date", words: say("the date") },
  { field: "category", words: say("the category, the program, or the words for in and out") },
  { field: "label", words: say("words about the entry") },
  { field: "in", words: say("amounts in MRU that came in") },
  { field: "out", words: say("amounts in MRU that went out") },
  { field: "amount", words: say("amounts in MRU that came in or went out") },
  { field: "unused", words: say("nothing that the site needs") },
  { field: "sum", words: say("sums of other entries") },
] as const;

export type Field = (typeof contents)[number]["field"] | "";

const plainNames = v.array(v.pipe(v.string(), v.transform(plainWords)));
const fieldNames = contents.map(({ field }) => field);
const list = readFileSync(join(import.meta.dirname, "column-names.yaml"), "utf8");
const knownNames = v.parse(v.strictObject(v.entriesFromList(fieldNames, plainNames)), parse(list));

/** Other currencies, whose amounts would be taken for new ouguiya. */
const otherMoney =
  /[€$]|\b(?:mro|eur|euros?|usd|dollars?|xof|f?cfa|anciennes?|old)\b|قديم|يورو|دولار/i;

/**
 * Finds what a column holds by the start of its name.
 * @returns undefined when a person has to say it, as for another currency
 */
export function contentOf(cell: string) {
  if (otherMoney.test(cell)) return undefined;
  const start = `${plainWords(cell)} `;
  return contents.find(({ field }) =>
    knownNames[field].some((name) => start.startsWith(`${name} `)),
  );
}

/** Whether a row has the names of the columns: a date, two other names or one that the site needs, and no amount. */
export function isHeader(cells: readonly string[]): boolean {
  const fields = cells.filter(Boolean).map((cell) => contentOf(cell)?.field ?? "");
  const needed = fields.filter((field) => !["unused", "sum", ""].includes(field));
  const isEnough = needed.length > 1 || fields.length > 2;
  const hasAmount = cells.some((cell) => readMru(cell).kind === "amount");
  return fields.includes("date") && isEnough && !hasAmount;
}

/** Asks about columns that nobody knows. A column without a name has no field. */
export async function readColumns(names: readonly string[], talk: Conversation): Promise<Field[]> {
  const fields: Field[] = [];
  for (const name of names) {
    const ask = () => talk(say("What is in the column “{name}”?", { name }), contents);
    const found = contentOf(name) ?? (name && (await ask()));
    if (found) console.info(say("Column “{name}”: {content}", { name, content: found.words }));
    fields.push(found ? found.field : "");
  }
  return fields;
}
