import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { UserError } from "../../server/run-program.ts";
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
export class ListError extends UserError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Nothing was changed. The list has to be put right first:\n  ${problems.join("\n  ")}`);
    this.problems = problems;
  }
}

const columns = ["date", "code", "amount", "program"] as const;

const cell = v.pipe(v.optional(v.string(), ""), v.trim());

/** What `csv-parse` gives with `info` and `columns`. */
const numberedRows = v.array(
  v.object({
    record: v.object({ date: cell, code: cell, amount: cell, program: cell }),
    info: v.object({ lines: v.number() }),
  }),
);

type Row = v.InferOutput<typeof numberedRows>[number]["record"];

/**
 * Reads a list of gifts: CSV with a first line `date,code,amount,program`, in any order and beside other
 * columns, which are not read. Spreadsheets write commas, semicolons or tabs between cells.
 *
 * @param since the first day that may stand in it
 * @throws ListError with everything that is wrong, by line
 */
export function readList(text: string, since: string): ListedGift[] {
  const problems: string[] = [];
  const gifts: ListedGift[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of readRows(text)) {
    const line = info.lines;
    const wrong = problemsOf(record, since);
    const code = comparableCode(record.code);
    const twin = lineOf.get(code);
    if (twin !== undefined) wrong.push(`the code of line ${twin} stands here again`);
    if (code !== "") lineOf.set(code, twin ?? line);
    problems.push(...wrong.map((one) => `line ${line}: ${one}`));
    const program = programOf(record) ?? "general";
    gifts.push({ line, code, receipt: { date: record.date, amount: amountOf(record), program } });
  }
  if (problems.length > 0) throw new ListError(problems);
  return gifts;
}

function readRows(text: string): v.InferOutput<typeof numberedRows> {
  if (text.includes("\0")) {
    throw new ListError(["the file is not plain text: save it as “CSV UTF-8”"]);
  }
  const [first = ""] = text.split("\n");
  let names: string[] = [];
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter: [",", ";", "\t"].find((one) => first.includes(one)) ?? ",",
      columns: (head: string[]) => {
        names = head.map((name) => name.trim().toLowerCase());
        return names;
      },
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    const missing = columns.filter((column) => !names.includes(column));
    if (missing.length === 0) return v.parse(numberedRows, rows);
    throw new ListError([
      `line 1: the first line must name the columns ${columns.join(",")}; there is no ${missing.join(", ")}`,
    ]);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListError([`line ${String(Reflect.get(error, "lines"))}: ${error.message}`]);
  }
}

const amountOf = ({ amount }: Row): number => Number(comparableCode(amount));

const programOf = ({ program }: Row): GiftProgram | undefined =>
  giftPrograms.find((one) => one.toLowerCase() === program.toLowerCase());

/** What is wrong with a row. No message holds a code: it may be copied into a message to somebody. */
function problemsOf(row: Row, since: string): string[] {
  const { date, code, amount, program } = row;
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
  const value = amountOf(row);
  if (!/^\d+$/.test(comparableCode(amount)) || value < 1 || value > maxReceiptAmount) {
    found.push(`amount: expected whole new ouguiyas such as 1000, found “${amount}”`);
  }
  if (programOf(row) === undefined) {
    found.push(`program: expected ${giftPrograms.join(", ")}; found “${program}”`);
  }
  return found;
}
