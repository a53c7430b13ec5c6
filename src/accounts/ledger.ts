import * as v from "valibot";
import { describeIssue } from "../content/content-error.ts";
import { loadExamples, recordPath } from "../content/examples.ts";
import { pastDay, text } from "../content/kit.ts";
import { fileReader, languages } from "../content/load-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { type CsvRow, csvError, parseCsv } from "../content/read-csv.ts";
import { inEachLanguage } from "../content/record-folder.ts";
import { loadSite } from "../content/site.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { loadGifts, type MonthGifts } from "./gifts.ts";
import { programs } from "./programs.ts";

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

type Row = v.InferOutput<ReturnType<typeof entrySchema>>;

/**
 * One row of the accounts, its amount in whole MRU, above 0: one that the treasurer wrote, with a note in
 * each language, or the gifts of a month for a program, with their number.
 */
export type Entry =
  | (Row & { readonly gifts?: never })
  | (Omit<Row, "notes"> & { readonly notes?: never; readonly gifts: number });

/**
 * Every entry of the accounts from the oldest on; on one day, what came in before what went out. The
 * gifts of a month are booked on its last day.
 * @throws ContentError naming the file, each wrong line, its column and what was expected there; also
 *   for a month after which more would have gone out than had come in
 */
export function loadLedger(): readonly Entry[] {
  const [file, gifts] = [recordPath("accounts.csv"), loadGifts()];
  const rows = readRows(file);
  if (known?.rows !== rows || known.gifts !== gifts) {
    known = { rows, gifts, ledger: ledgerOf(file, [...rows, ...gifts.map(giftEntry)]) };
  }
  return known.ledger;
}

/** Made once: every page of every language asks for it. */
let known: (Record<"rows" | "ledger", readonly Entry[]> & { gifts: unknown }) | undefined;

function giftEntry({ month, program, gifts, amount: mru }: MonthGifts): Entry {
  const [year, number] = month.split("-").map(Number);
  const date = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
  return { date, kind: "in", program, amount: mru, gifts };
}

function ledgerOf(file: string, entries: readonly Entry[]): readonly Entry[] {
  const order = ({ date, kind }: Entry) => `${date} ${kind}`;
  const ledger = entries.toSorted((one, other) => order(one).localeCompare(order(other)));
  const overdrawn = findOverdrawn(ledger);
  if (overdrawn) throw csvError(file, [overdrawn]);
  return ledger;
}

const readRows = fileReader((file, bytes): readonly Row[] => {
  const schema = entrySchema();
  const read = parseCsv(file, bytes, columns()).map((row) => readRow(row, schema));
  const problems = read.flatMap((row) => row.problems);
  if (problems.length > 0) throw csvError(file, problems);
  return read.flatMap(({ entry }) => entry ?? []);
});

function readRow({ line, cells }: CsvRow, schema: ReturnType<typeof entrySchema>) {
  const row = Object.fromEntries(columns().map((name) => [name, cells[name.toLowerCase()] ?? ""]));
  const notes = Object.fromEntries(languages().map(({ code }) => [code, row[code] ?? ""]));
  const result = v.safeParse(schema, { ...row, notes }, { abortPipeEarly: true });
  // The notes as they were written: the table is downloaded unchanged.
  if (result.success) return { entry: { ...result.output, notes }, problems: [] };
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

/** By month and not by day: of gifts no day is known, and a month's gifts pay what is bought in it. */
function findOverdrawn(ledger: readonly Entry[]) {
  let left = 0;
  for (const [month, entries] of Map.groupBy(ledger, ({ date }) => date.slice(0, 7))) {
    for (const { kind, amount: mru } of entries) left += kind === "in" ? mru : -mru;
    if (left >= 0) continue;
    const expected = `expected no more to have gone out than came in, found ${-left} MRU too much: a gift is missing or not listed yet (npm run receipts), or a date or an amount is wrong`;
    return { path: `the end of ${month}`, expected };
  }
  return undefined;
}

/** What an entry was: the treasurer's note, or that it is the gifts of a month. */
export function noteOf({ notes, gifts }: Entry, language: Language): string {
  if (notes) return notes[language.code] ?? "";
  const texts = loadTexts("accounts", language);
  const template = loadExamples() ? texts.giftsExample : texts.gifts;
  return interpolate(template, { count: groupThousands(gifts, language) });
}
