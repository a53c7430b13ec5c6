import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { UserError } from "../../server/run-program.ts";
import { giftColumns } from "../../src/accounts/gifts.ts";
import { programs } from "../../src/accounts/programs.ts";
import { pastDay } from "../../src/content/kit.ts";
import { wholeAmount } from "../../src/my-gift/find-gift.ts";
import type { KnownGift, Receipt } from "../../src/my-gift/receipt.ts";
import { listColumns } from "../../src/my-gift/receipt-list.server.ts";
import { codeProblem, comparableCode } from "../../src/ui/transaction-code.ts";

/** A gift of the treasurer's list. */
export type ListedGift = KnownGift & Receipt;

/** What is wrong with a list; the lines are those of the file, counted from 1. No message holds a cell. */
class ListError extends UserError {
  constructor(problems: readonly string[]) {
    super(`Nothing was changed. The list has to be put right first:\n  ${problems.join("\n  ")}`);
  }
}

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
 * @param practice whether the made-up codes of the examples may stand in it
 * @throws ListError with everything that is wrong, by line
 */
export function readList(text: string, practice: boolean): ListedGift[] {
  const problems: string[] = [];
  const gifts: ListedGift[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of readRows(text)) {
    const code = comparableCode(record.code);
    const twin = lineOf.get(code);
    const wrong = [
      ...problemsOf(record),
      ...(code.includes("EXAMPLE") && !practice ? [exampleCode] : []),
      ...(twin === undefined ? [] : [`the code of line ${twin} stands here again`]),
    ];
    if (code !== "") lineOf.set(code, twin ?? info.lines);
    problems.push(...wrong.map((one) => `line ${info.lines}: ${one}`));
    const [amount, program] = [wholeAmount(record.amount), programOf(record)];
    if (amount && program) gifts.push({ code, amount, program, date: record.date });
  }
  if (problems.length > 0) throw new ListError(problems);
  return gifts;
}

const exampleCode =
  "code: a made-up one of the examples; practise with --practice, and publish no made-up gift";

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
    const missing = listColumns.filter((column) => !names.includes(column));
    if (missing.length === 0) return v.parse(numberedRows, rows);
    throw new ListError([
      `line 1: the first line must name the columns ${listColumns.join(",")}; there is no ${missing.join(", ")}`,
    ]);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListError([
      `line ${String(Reflect.get(error, "lines"))}: a quotation mark has no partner, or stands within a text`,
    ]);
  }
}

const programOf = ({ program }: Row) =>
  programs.find((one) => one.toLowerCase() === program.toLowerCase());

/** What is wrong with a row, without what stands there: where columns have moved, that may be a code. */
function problemsOf({ date, code, amount, program }: Row): string[] {
  const wrong: [boolean, string][] = [
    [!/^20/.test(date) || !v.is(pastDay, date), "date: expected a past day such as 2026-10-20"],
    [wholeAmount(amount) === undefined, "amount: expected whole new ouguiyas such as 1000"],
    [
      programOf({ date, code, amount, program }) === undefined,
      `program: expected ${programs.join(", ")}`,
    ],
  ];
  const found = codeMistake(code);
  return [
    ...wrong.flatMap(([is, what]) => (is ? [what] : [])),
    ...(found === undefined ? [] : [`code: ${found}`]),
  ];
}

/** How many digits a code of digits alone must have: all of fewer can be tried in hours (decision 041). */
const fewestDigits = 10;

function codeMistake(code: string): string | undefined {
  if (/^\d[.,]?\d*E\+?\d+$/i.test(code)) {
    return "the spreadsheet has turned it into a rounded number; give the column the format “text” and enter the code again";
  }
  const problem = codeProblem(code);
  if (problem === "pin") return "looks like a PIN, which must stand nowhere";
  if (problem) return "expected 6 to 40 letters and digits, at least one of them a digit";
  return /^\d+$/.test(comparableCode(code)) && comparableCode(code).length < fewestDigits
    ? `only digits, and fewer than ${fewestDigits}: anybody could try them all. Zeros may be missing at its beginning; else leave this gift out`
    : undefined;
}

/** The gifts by month and program, as `gifts.csv` has them. */
export function giftsCsv(
  gifts: readonly Pick<ListedGift, "date" | "program" | "amount">[],
): string {
  const groups = Map.groupBy(gifts, ({ date, program }) => `${date.slice(0, 7)},${program}`);
  const rows = [...groups].map(([group, those]) => {
    const sum = those.reduce((all, { amount }) => all + amount, 0);
    return `${group},${those.length},${sum}`;
  });
  return `${[giftColumns.join(","), ...rows.sort()].join("\n")}\n`;
}
