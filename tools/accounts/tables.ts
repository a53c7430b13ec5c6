import { readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { read } from "hucre";
import * as v from "valibot";
import { parse } from "yaml";
import { UserError } from "../../src/content/content-error.server.ts";
import { readRows } from "../../src/content/read-csv.server.ts";
import { contentFolder } from "../../src/content/read-yaml.server.ts";
import { inTerminalLanguage } from "../../src/content/terminal-language.server.ts";
import { plainWords } from "./cells.ts";
import type { Conversation } from "./conversation.ts";

const kinds = ["in", "out", "amount"] as const;
const others = ["date", "label", "category", "program", "direction", "unused", "sum"] as const;
const column = v.object({
  field: v.picklist([...kinds, ...others]),
  is: v.string(),
  names: v.array(v.string()),
});
const list = readFileSync(join(import.meta.dirname, "column-names.yaml"), "utf8");
const columns = v.parse(v.array(column), parse(list));
const beginnings = columns
  .flatMap(({ field, names }) => names.map((name) => ({ field, words: `${plainWords(name)} ` })))
  .sort((one, other) => other.words.length - one.words.length);

export type Field = (typeof columns)[number]["field"];

/** A line of a sheet: where a person finds it, and its cells. */
export type Row = { readonly place: string; readonly cells: readonly string[] };

/** What is in each column, and the rows below the names of the columns. */
export type Table = { readonly fields: readonly Field[]; readonly rows: readonly Row[] };

/** What the first words of a cell name; the longest name counts. */
export function fieldOf(cell: string): Field | undefined {
  const start = `${plainWords(cell)} `;
  return beginnings.find(({ words }) => start.startsWith(words))?.field;
}

/**
 * Reads each sheet that has a date and an amount, and asks what columns with unknown names hold.
 * @param path of CSV, `.xlsx`, `.xls` or `.ods`
 * @throws UserError when no sheet has them
 */
export async function readTables(path: string, talk: Conversation): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const [name, rows] of await readSheets(path)) {
    const counts = rows.slice(0, 30).map(countNames);
    const header = counts.indexOf(Math.max(2, ...counts));
    const fields = header < 0 ? [] : await readFields(rows.slice(header), talk);
    const isWhole = fields.includes("date") && kinds.some((kind) => fields.includes(kind));
    if (isWhole) tables.push({ fields, rows: rows.slice(header + 1) });
    else if (rows.length > 0) await talk.say(`Left out, without dates or amounts: ${name}`);
  }
  if (tables.length > 0) return tables;
  const wanted = "no column has dates, or none has amounts; write their names above them";
  throw new UserError(`${path}: ${inTerminalLanguage(wanted)}`);
}

const countNames = ({ cells }: Row): number =>
  cells.filter((cell) => !["unused", "sum", undefined].includes(fieldOf(cell))).length;

async function readFields([header, ...rows]: readonly Row[], talk: Conversation) {
  const fields: Field[] = [];
  for (const index of Array(Math.max(0, ...rows.map(({ cells }) => cells.length))).keys()) {
    const samples = rows.map(({ cells }) => cells[index] ?? "").filter(Boolean);
    const name = header?.cells[index] || `${index + 1}`;
    fields.push(samples.length > 0 ? await askField(name, samples, talk) : "unused");
  }
  return fields;
}

async function askField(name: string, samples: readonly string[], talk: Conversation) {
  const options: Partial<Record<Field, string>> = {};
  for (const { field, is } of columns) options[field] = is;
  const question = `What is in the column “${name}” (${samples.slice(0, 3).join(" · ")})?`;
  const found = fieldOf(name) ?? (await talk.choose(question, options, `column ${name}`));
  await talk.say(`Column “${name}”: ${options[found]}`);
  return found;
}

const unreadable = "this spreadsheet cannot be read; save it again, without a password";

/** The first bytes of a ZIP, as `.xlsx` and `.ods` are, and of `.xls`. */
const books = ["504b0304", "d0cf11e0"];

async function readSheets(path: string): Promise<[name: string, rows: Row[]][]> {
  const bytes = readFileSync(path);
  if (!books.includes(bytes.toString("hex", 0, 4))) {
    const lines = readRows(relative(realpathSync(contentFolder()), path), bytes);
    return [[path, lines.map(({ line, cells }) => ({ place: `line ${line}`, cells }))]];
  }
  const { sheets } = await read(bytes).catch(() => {
    throw new UserError(`${path}: ${inTerminalLanguage(unreadable)}`);
  });
  const start = (name: string) => (sheets.length > 1 ? `${name}, ` : "");
  return sheets.map(({ name, rows }) => [
    name,
    rows.map((cells, index) => ({
      place: `${start(name)}line ${index + 1}`,
      cells: cells.map(textOf),
    })),
  ]);
}

function textOf(value: string | number | boolean | Date | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "number" ? `${Math.round(value * 100) / 100}` : `${value ?? ""}`.trim();
}
