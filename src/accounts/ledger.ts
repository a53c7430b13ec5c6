import * as v from "valibot";
import { describeIssue } from "../content/content-error.ts";
import { recordPath } from "../content/examples.ts";
import { pastDay, text } from "../content/kit.ts";
import { fileReader, languages } from "../content/load-content.ts";
import { type CsvRow, csvError, parseCsv } from "../content/read-csv.ts";
import { loadSite } from "../content/site.ts";

/** What money is given and spent for, in the order of the legend. */
export const programs = ["food", "water", "cleanUp", "general"] as const;
export type Program = (typeof programs)[number];

/** Whole ouguiyas: whoever enters khoums, the fifth of one, or counts in cents has made a mistake. */
const amount = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{0,8}$/,
    "a whole number of MRU above 0, digits alone, such as 12000: no space, no comma, no sign",
  ),
  v.transform(Number),
);

/** How long a note may be, in characters. */
const longestNote = 120;

/**
 * A note opens in the spreadsheets of those who download the table; one that begins like a formula
 * would be carried out there (OWASP, "CSV injection").
 */
const note = v.pipe(
  v.string(),
  v.nonEmpty("a short note; it is missing"),
  text,
  v.maxLength(longestNote, `at most ${longestNote} characters`),
  v.regex(/^[^\r\n\t]*$/, "a note on one line, without tabs"),
  v.regex(
    /^[^=+\-@＝＋－＠]/,
    "a note that does not begin with = + - or @, which a spreadsheet takes for a formula",
  ),
);

/** The columns beside the notes, of which there is one for each language, under its code. */
const entrySchema = () =>
  v.object({
    date: v.pipe(
      pastDay,
      v.check(
        (day) => Number(day.slice(0, 4)) >= loadSite().founded,
        "a day since the charity was founded (content/site.yaml)",
      ),
    ),
    kind: v.picklist(["in", "out"], "in or out"),
    program: v.picklist(programs, `one of ${programs.join(", ")}`),
    amount,
  });

/** The columns of the table, in the order of the downloads. */
export const columns = (): string[] => [
  ...Object.keys(entrySchema().entries),
  ...languages().map(({ code }) => code),
];

/** One gift received or one payment made. The amount is in whole MRU, above 0. */
export type Entry = v.InferOutput<ReturnType<typeof entrySchema>> & {
  /** The line of the file. */
  readonly line: number;
  /** By language code. */
  readonly notes: Readonly<Record<string, string>>;
};

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
  const entries = read.flatMap(({ entry }) => (entry ? [entry] : [])).sort(byDay);
  const overdrawn = findOverdrawn(entries);
  if (overdrawn) throw csvError(file, [overdrawn]);
  return entries;
});

function readRow({ line, cells }: CsvRow, schema: ReturnType<typeof entrySchema>) {
  const lower = Object.fromEntries(
    columns().map((name) => [name, cells[name.toLowerCase()] ?? ""]),
  );
  const result = v.safeParse(schema, lower, { abortPipeEarly: true });
  const codes = languages().map(({ code }) => code);
  const notes = codes.map((code) => [code, v.safeParse(note, lower[code], firstOnly)] as const);
  const issues = [
    ...(result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue] as const),
    ...notes.flatMap(([code, { issues: wrong }]) =>
      (wrong ?? []).map((issue) => [code, issue] as const),
    ),
  ];
  const problems = issues.map(([column, issue]) => ({
    path: `line ${line}, ${column}`,
    expected: explain(issue, lower[column] ?? ""),
  }));
  if (!result.success || problems.length > 0) return { problems, entry: undefined };
  const written = Object.fromEntries(notes.map(([code]) => [code, lower[code] ?? ""]));
  return { problems, entry: { ...result.output, line, notes: written } };
}

const firstOnly = { abortPipeEarly: true } as const;

/** The cell itself stands in every message: the treasurer looks for it in the spreadsheet. */
function explain(issue: v.BaseIssue<unknown>, cell: string): string {
  const expected = issue.kind === "schema" ? issue.message : describeIssue(issue).expected;
  const plain = expected.replace(/^expected /, "").replace(/, found [\s\S]*$/, "");
  return `expected ${plain}, found ${cell === "" ? "an empty cell" : `“${cell}”`}`;
}

function byDay(one: Entry, other: Entry): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.kind === other.kind ? one.line - other.line : one.kind === "in" ? -1 : 1;
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
