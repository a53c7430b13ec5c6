import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { pastDay } from "../../src/content/kit.ts";
import {
  type GiftProgram,
  giftPrograms,
  maxReceiptAmount,
  type Receipt,
} from "../../src/my-gift/receipt.ts";
import { codeProblem, comparableCode } from "../../src/ui/transaction-code.ts";

/** A gift of the treasurer's list. */
export type ListedGift = {
  /** Where it stands in the file, counted from 1, for messages: they never say a code. */
  readonly line: number;
  readonly code: string;
  readonly receipt: Receipt;
};

/** What is wrong with a list; the lines are those of the file, counted from 1. */
export class ListError extends Error {
  override readonly name = "ListError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

const columns = ["date", "code", "amount", "program"] as const;
type Column = (typeof columns)[number];
type Line = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads a list of gifts: CSV with a first line `date,code,amount,program`, in any order and beside other
 * columns, which are not read. Spreadsheets write commas, semicolons or tabs between cells.
 *
 * @param since the first day that may stand in it
 * @throws ListError with everything that is wrong, by line
 */
export function readList(text: string, since: string): ListedGift[] {
  const [head, ...lines] = readLines(text);
  const place = placesOf(head?.cells ?? []);
  const problems: string[] = [];
  const gifts: ListedGift[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of lines) {
    const cell = (column: Column) => (cells[place[column]] ?? "").trim();
    const wrong = problemsOf(cell, since);
    const code = comparableCode(cell("code"));
    const twin = lineOf.get(code);
    if (twin !== undefined) wrong.push(`the code of line ${twin} stands here again`);
    if (code !== "") lineOf.set(code, twin ?? line);
    problems.push(...wrong.map((one) => `line ${line}: ${one}`));
    if (wrong.length > 0) continue;
    const program = programOf(cell("program")) ?? "general";
    gifts.push({ line, code, receipt: { date: cell("date"), amount: amountOf(cell), program } });
  }
  if (problems.length > 0) throw new ListError(problems);
  return gifts;
}

/** What `csv-parse` gives with `info`. */
const numberedRows = v.array(
  v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
);

function readLines(text: string): Line[] {
  if (text.includes("\0")) {
    throw new ListError(["the file is not plain text: save it as “CSV UTF-8”"]);
  }
  const [first = ""] = text.split("\n");
  const delimiter = [",", ";", "\t"].find((one) => first.includes(one)) ?? ",";
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
    });
    return v
      .parse(numberedRows, rows)
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListError([`line ${String(Reflect.get(error, "lines"))}: ${error.message}`]);
  }
}

/** Where each column stands. @throws ListError when one is missing */
function placesOf(head: readonly string[]): Record<Column, number> {
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const problem = `line 1: the first line must name the columns ${columns.join(",")}; there is no ${missing.join(", ")}`;
    throw new ListError([problem]);
  }
  const at = (column: Column) => names.indexOf(column);
  return { date: at("date"), code: at("code"), amount: at("amount"), program: at("program") };
}

type Cell = (column: Column) => string;

const amountOf = (cell: Cell): number => Number(comparableCode(cell("amount")));

function programOf(name: string): GiftProgram | undefined {
  return giftPrograms.find((one) => one.toLowerCase() === name.toLowerCase());
}

/** What is wrong with a row. No message holds a code: it may be copied into a message to somebody. */
function problemsOf(cell: Cell, since: string): string[] {
  const [date, code, amount] = [cell("date"), cell("code"), cell("amount")];
  const found: string[] = [];
  if (!v.is(pastDay, date)) {
    found.push(`date: expected a past day such as 2026-11-20, found “${date}”`);
  } else if (date < since) {
    found.push(`date: ${date} is before ${since}, since when gifts are listed (settings.yaml)`);
  }
  if (/^\d[.,]?\d*E\+?\d+$/i.test(code)) {
    const advice = "give the column the format “text” and enter the code again";
    found.push(`code: the spreadsheet has turned it into a rounded number; ${advice}`);
  } else if (codeProblem(code) === "pin") {
    found.push("code: looks like a PIN, which must stand nowhere");
  } else if (codeProblem(code)) {
    found.push("code: expected 6 to 40 letters and digits");
  }
  const value = amountOf(cell);
  if (!/^\d+$/.test(comparableCode(amount)) || value < 1 || value > maxReceiptAmount) {
    found.push(`amount: expected whole new ouguiyas such as 1000, found “${amount}”`);
  }
  if (programOf(cell("program")) === undefined) {
    found.push(`program: expected ${giftPrograms.join(", ")}; found “${cell("program")}”`);
  }
  return found;
}
