import { readFileSync, realpathSync } from "node:fs";
import { relative } from "node:path";
import { read } from "hucre";
import type { Entry } from "../../src/accounts/ledger.server.ts";
import { parseRows } from "../../src/content/read-csv.server.ts";
import { contentFolder } from "../../src/content/read-yaml.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { UserError } from "../../src/terminal/user-error.server.ts";
import { readDay, readMru } from "./cells.ts";
import { contentOf, type Field, isHeader, readColumns } from "./columns.ts";
import { type Conversation, showLines } from "./conversation.ts";

/** Money that came in or went out, in whole MRU. `about` are words of the spreadsheet, which are never published. */
export type Movement = Pick<Entry, "date" | "amount"> & {
  readonly kind: "in" | "out" | "unknown";
  readonly about: string;
};

type Row = { readonly position: string; readonly cells: readonly string[] };

/**
 * Reads the rows with an amount of months that are over, and shows the others.
 * @param path of `.xlsx`, `.xls`, `.ods`, or else of CSV
 * @throws UserError naming each row that cannot be read
 */
export async function readMovements(path: string, talk: Conversation): Promise<Movement[]> {
  const rows: ReturnType<typeof readRow>[] = [];
  for (const sheet of await readSheets(path)) {
    let fields: readonly Field[] = [];
    for (const row of sheet) {
      if (isHeader(row.cells)) fields = await readColumns(row.cells, talk);
      else if (row.cells.some(Boolean)) rows.push(readRow(row, fields));
    }
  }
  const linesOf = (wanted: string) =>
    rows.filter(({ state }) => state === wanted).map(({ line }) => line);
  showLines(say("Left out, as titles, sums or lines without an amount:"), linesOf("other"));
  showLines(say("Waiting until their month is over:"), linesOf("later"));
  showLines(say("Lines with a day or an amount that cannot be read:"), linesOf("wrong"));
  const entries = rows.filter(({ state }) => state === "entry");
  const isTable = rows.some(({ state }) => state !== "other");
  if (!isTable || linesOf("wrong").length > 0) throw new UserError(correct);
  return entries.flatMap(({ movements }) => movements);
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

function readRow({ position, cells }: Row, fields: readonly Field[]) {
  const wordsIn = (wanted: Field) =>
    cells.filter((cell, index) => cell !== "" && fields[index] === wanted).join(", ");
  const date = readDay(wordsIn("date"));
  const about = wordsIn("category") || wordsIn("label");
  const amounts =
    fields.length > 0 ? cells.map((cell, index) => amountIn(cell, fields[index])) : [];
  const movements = amounts
    .filter((amount) => typeof amount === "object")
    .map((amount) => ({ ...amount, date, about }));
  const line = `  ${position}: ${cells.filter(Boolean).join(" · ")}`;
  return { line, movements, state: stateOf(cells, date, amounts) };
}

type Amount = Pick<Movement, "kind" | "amount"> | "unclear" | undefined;

/** An amount is unclear below no name, and with a minus in a column whose name says in or out. */
function amountIn(cell: string, field: Field = ""): Amount {
  const read = readMru(cell);
  if (read.kind === "nothing") return undefined;
  if (field === "") return read.kind === "amount" ? "unclear" : undefined;
  if (field !== "in" && field !== "out" && field !== "amount") return undefined;
  if (read.kind !== "amount") return "unclear";
  const { mru } = read;
  if (field !== "amount") return mru > 0 ? { kind: field, amount: mru } : "unclear";
  return mru > 0 ? { kind: "unknown", amount: mru } : { kind: "out", amount: -mru };
}

function stateOf(cells: readonly string[], date: string, amounts: readonly Amount[]) {
  const hasAmount = amounts.some(Boolean) && /\p{Nd}/u.test(cells.join(""));
  if (!hasAmount || (date === "" && isSum(cells))) return "other";
  if (date === "" || amounts.includes("unclear")) return "wrong";
  return date >= new Date().toISOString().slice(0, 7) ? "later" : "entry";
}

/** A sum has a word such as “Total”, or no words but names of columns. */
function isSum(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => readMru(cell).kind === "unreadable");
  return words.every(contentOf) || words.some((cell) => contentOf(cell)?.field === "sum");
}
