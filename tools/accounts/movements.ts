import { readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { read } from "hucre";
import * as v from "valibot";
import { parse } from "yaml";
import type { Entry } from "../../src/accounts/ledger.server.ts";
import { parseRows } from "../../src/content/read-csv.server.ts";
import { contentFolder } from "../../src/content/read-yaml.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { UserError } from "../../src/terminal/user-error.server.ts";
import { plainWords, readDay, readMru } from "./cells.ts";
import { type Conversation, showLines } from "./conversation.ts";

/** `amount` is in whole MRU. What it is about, in the words of the spreadsheet, is never published. */
export type Movement = Pick<Entry, "date" | "amount"> & {
  readonly kind: "in" | "out" | "unknown";
  readonly about: string;
};

type Row = { readonly position: string; readonly cells: readonly string[] };

/** What a column can hold, in the order in which their names are tried: “Montant entrée” is no amount of both ways. */
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

const plainNames = v.array(v.pipe(v.string(), v.transform(plainWords)));
const fieldNames = contents.map(({ field }) => field);
const list = readFileSync(join(import.meta.dirname, "column-names.yaml"), "utf8");
const names = v.parse(v.strictObject(v.entriesFromList(fieldNames, plainNames)), parse(list));

/** Amounts in these would count as new ouguiya. */
const otherMoney =
  /[€$]|\b(?:mro|eur|euros?|usd|dollars?|xof|f?cfa|anciennes?|old)\b|قديم|يورو|دولار/i;

/** What a column holds whose name begins with a known name. Another currency has to be asked about. */
export function contentOf(cell: string) {
  if (otherMoney.test(cell)) return undefined;
  const start = `${plainWords(cell)} `;
  return contents.find(({ field }) => names[field].some((name) => start.startsWith(`${name} `)));
}

/**
 * Reads the rows with an amount of months that are over, and shows the others.
 * @param path of `.xlsx`, `.xls`, `.ods`, or else of CSV
 * @throws UserError naming each row that cannot be read
 */
export async function readMovements(path: string, talk: Conversation): Promise<Movement[]> {
  const rows: ReturnType<typeof readRow>[] = [];
  for (const sheet of await readSheets(path)) {
    let fields: readonly string[] = [];
    for (const row of sheet) {
      if (isHeader(row)) fields = await readColumns(row, talk);
      else if (row.cells.some(Boolean)) rows.push(readRow(row, fields));
    }
  }
  const states = Map.groupBy(rows, stateOf);
  const shown = (state: string) => (states.get(state) ?? []).map(({ line }) => line);
  showLines(say("Left out, as titles, sums or lines without an amount:"), shown("other"));
  showLines(say("Waiting until their month is over:"), shown("later"));
  showLines(say("Lines with a day or an amount that cannot be read:"), shown("wrong"));
  if (states.has("wrong") || shown("other").length === rows.length) throw new UserError(correct);
  return (states.get("entry") ?? []).flatMap(({ movements }) => movements);
}

const correct = say(
  "Nothing was written. An entry needs a day such as 03/11/2026, and an amount with a name such as “Amount” above its column; without a minus, where the name says in or out. Correct the spreadsheet, save it and begin again.",
);

async function readSheets(path: string): Promise<Row[][]> {
  const bytes = readFileSync(path);
  if (!/\.(?:xls[xm]?|ods)$/i.test(path)) {
    const lines = parseRows(relative(realpathSync(contentFolder()), path), bytes);
    return [lines.map(({ line, cells }) => ({ position: `${line}`, cells }))];
  }
  const { sheets } = await read(bytes).catch(() => {
    throw new UserError(
      say("{path}: it cannot be read; save it again, without a password", { path }),
    );
  });
  // Empty rows and cells of `.xls` are missing, not empty.
  return sheets.map(({ name, rows }) =>
    Array.from(rows, (cells = [], row) => ({
      position: `${name}, ${row + 1}`,
      cells: Array.from(cells, textOf),
    })),
  );
}

function textOf(value?: string | number | boolean | Date | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "number" ? `${Math.round(value * 100) / 100}` : `${value ?? ""}`.trim();
}

/** The names of columns have a date and two others, or one other that the site needs, and no amount. */
function isHeader({ cells }: Row): boolean {
  const fields = cells.filter(Boolean).map((cell) => contentOf(cell)?.field ?? "");
  const needed = fields.filter((field) => !["unused", "sum", ""].includes(field));
  const isEnough = needed.length > 1 || fields.length > 2;
  const hasAmount = cells.some((cell) => readMru(cell).kind === "amount");
  return fields.includes("date") && isEnough && !hasAmount;
}

async function readColumns({ cells }: Row, talk: Conversation): Promise<string[]> {
  const fields: string[] = [];
  for (const name of cells) {
    const ask = () => talk(say("What is in the column “{name}”?", { name }), contents);
    const found = contentOf(name) ?? (name && (await ask()));
    if (found) console.info(say("Column “{name}”: {content}", { name, content: found.words }));
    fields.push(found ? found.field : "");
  }
  return fields;
}

function readRow(row: Row, fields: readonly string[]) {
  const wordsIn = (wanted: string) =>
    row.cells.filter((cell, index) => cell !== "" && fields[index] === wanted).join(", ");
  const date = readDay(wordsIn("date"));
  const about = wordsIn("category") || wordsIn("label");
  const amounts = row.cells.flatMap((cell, index) => amountIn(cell, fields[index]));
  const movements = amounts.map((amount) => ({ ...amount, date, about }));
  const line = `  ${row.position}: ${row.cells.filter(Boolean).join(" · ")}`;
  return { ...row, line, movements: fields.length > 0 ? movements : [] };
}

/** An amount that cannot be understood is not above 0: below no name, or with a minus in a column of what went out. */
function amountIn(cell: string, field = ""): Pick<Movement, "kind" | "amount">[] {
  const read = readMru(cell);
  if (read.kind === "nothing") return [];
  const amount = read.kind === "amount" ? read.mru : 0;
  if (field === "in" || field === "out") return [{ kind: field, amount }];
  if (field === "amount" && amount < 0) return [{ kind: "out", amount: -amount }];
  if (field === "amount") return [{ kind: "unknown", amount }];
  return field === "" && read.kind === "amount" ? [{ kind: "unknown", amount: 0 }] : [];
}

function stateOf({ cells, movements }: ReturnType<typeof readRow>): string {
  const words = cells.filter((cell) => readMru(cell).kind === "unreadable");
  const isSum = words.every(contentOf) || words.some((cell) => contentOf(cell)?.field === "sum");
  const [first] = /\p{Nd}/u.test(cells.join("")) ? movements : [];
  if (!first || (first.date === "" && isSum)) return "other";
  if (first.date === "" || !movements.every(({ amount }) => amount > 0)) return "wrong";
  return first.date >= new Date().toISOString().slice(0, 7) ? "later" : "entry";
}
