import * as v from "valibot";
import { describeIssue } from "../content/content-error.ts";
import { recordPath } from "../content/examples.ts";
import { pastDay, text } from "../content/kit.ts";
import { fileReader, languages } from "../content/load-content.ts";
import { type CsvRow, csvError, parseCsv } from "../content/read-csv.ts";
import { inEachLanguage } from "../content/record-folder.ts";
import { loadSite } from "../content/site.ts";

/** What money is given and spent for, in the order of the legend. */
export const programs = ["food", "water", "cleanUp", "general"] as const;
export type Program = (typeof programs)[number];

/** What came in, and what went out. */
export const kinds = ["in", "out"] as const;

/** Whole ouguiyas: whoever enters khoums, the fifth of one, or counts in cents has made a mistake. */
const amount = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{0,8}$/,
    "a whole number of MRU above 0, digits alone, such as 12000: no space, no comma, no sign",
  ),
  v.transform(Number),
);

/**
 * A note opens in the spreadsheets of those who download the table; one that begins like a formula
 * would be executed there (OWASP, "CSV injection").
 */
const note = v.pipe(
  v.string(),
  v.nonEmpty("a short note; it is missing"),
  text,
  v.maxLength(120, "at most 120 characters"),
  v.regex(/^[^\r\n\t]*$/, "a note on one line, without tabs"),
  v.regex(
    /^[^=+\-@＝＋－＠]/,
    "a note that does not begin with = + - or @, which a spreadsheet takes for a formula",
  ),
);

/** A row; it has one note for each language, by the language's code. */
const entrySchema = () =>
  v.object({
    date: v.pipe(
      pastDay,
      v.check(
        (day) => Number(day.slice(0, 4)) >= loadSite().founded,
        "a day since the charity was founded (content/site.yaml)",
      ),
    ),
    kind: v.picklist(kinds, "in or out"),
    program: v.picklist(programs, `one of ${programs.join(", ")}`),
    amount,
    notes: inEachLanguage(note),
  });

/** The columns of the table, in the order of the downloads. */
export const columns = (): string[] => [
  ...["date", "kind", "program", "amount"],
  ...languages().map(({ code }) => code),
];

/** One gift received or one payment made, with its line of the file. The amount is in whole MRU, above 0. */
export type Entry = v.InferOutput<ReturnType<typeof entrySchema>> & { readonly line: number };

/**
 * Every entry of the accounts from the oldest on; on one day, what came in before what went out.
 * @throws ContentError naming the file, each wrong line, its column and what was expected there; also
 *   for a row after which more would have gone out than had come in
 */
export function loadLedger(): readonly Entry[] {
  return readLedger(recordPath("accounts.csv"));
}

const readLedger = fileReader((file, bytes): readonly Entry[] => {
  const schema = entrySchema();
  const read = parseCsv(file, bytes, columns()).map((row) => readRow(row, schema));
  const problems = read.flatMap((row) => row.problems);
  if (problems.length > 0) throw csvError(file, problems);
  const order = ({ date, kind }: Entry) => `${date} ${kind}`;
  const entries = read
    .flatMap(({ entry }) => entry ?? [])
    .sort((one, other) => order(one).localeCompare(order(other)));
  const overdrawn = findOverdrawn(entries);
  if (overdrawn) throw csvError(file, [overdrawn]);
  return entries;
});

function readRow({ line, cells }: CsvRow, schema: ReturnType<typeof entrySchema>) {
  const row = Object.fromEntries(columns().map((name) => [name, cells[name.toLowerCase()] ?? ""]));
  const notes = Object.fromEntries(languages().map(({ code }) => [code, row[code] ?? ""]));
  const result = v.safeParse(schema, { ...row, notes }, { abortPipeEarly: true });
  // The notes as they were written: the table is downloaded unchanged.
  if (result.success) return { entry: { ...result.output, line, notes }, problems: [] };
  const problems = result.issues.map((issue) => {
    const column = (v.getDotPath(issue) ?? "").replace(/^notes\./, "");
    return { path: `line ${line}, ${column}`, expected: explain(issue, row[column] ?? "") };
  });
  return { problems };
}

/** The cell itself stands in every message: the treasurer looks for it in the spreadsheet. */
function explain(issue: v.BaseIssue<unknown>, cell: string): string {
  const expected = issue.kind === "schema" ? issue.message : describeIssue(issue).expected;
  const plain = expected.replace(/^expected /, "").replace(/, found [\s\S]*$/, "");
  return `expected ${plain}, found ${cell === "" ? "an empty cell" : `“${cell}”`}`;
}

function findOverdrawn(entries: readonly Entry[]) {
  let left = 0;
  for (const { kind, amount: mru, line, date } of entries) {
    left += kind === "in" ? mru : -mru;
    if (left >= 0) continue;
    const expected = `expected no more to go out than is left, found ${-left} MRU too much on ${date}: a gift is missing, or a date or an amount is wrong`;
    return { path: `line ${line}, amount`, expected };
  }
  return undefined;
}
