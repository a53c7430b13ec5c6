import * as v from "valibot";
import { withoutContacts } from "../../lib/content/contacts-in-prose.server.ts";
import { languages, loadTexts } from "../../lib/content/load-content.server.ts";
import { cellAt, csvError, readTable } from "../../lib/content/read-csv.server.ts";
import { fileReader } from "../../lib/content/read-yaml.server.ts";
import { loadExamples, recordPath } from "../../lib/content/records.server.ts";
import { amountCell, dayCell } from "../../lib/content/table-cells.server.ts";
import { dayOfNextMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { say } from "../../lib/terminal/say.server.ts";
import { type Gift, loadGifts, programCell } from "./gifts.server.ts";

export const kinds = ["in", "out"] as const;

/** `start` is money that the charity had before the first entry. */
const rowKinds = ["start", ...kinds] as const;

/**
 * A spreadsheet would run a note that looks like a formula (OWASP, "CSV injection"). Some split a
 * note at a comma, some at a semicolon, so a formula may not stand after one either.
 */
const note = v.pipe(
  v.string(),
  v.nonEmpty(say("a short note; it is missing")),
  withoutContacts,
  v.maxLength(120, say("at most {count} characters", { count: 120 })),
  v.regex(/^[^\r\n\t]*$/, say("a note on one line, without tabs")),
  v.regex(
    /^(?!(?:.*[,;|][\s"']*)?[=+\-@＝＋－＠])/,
    say(
      "a note without = + - or @ at its start or behind a comma, a semicolon or a bar, where a spreadsheet begins a formula",
    ),
  ),
);

const rowSchema = () =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform((cells) => ({ ...cells, notes: cells })),
    v.object({
      date: dayCell,
      kind: v.picklist(rowKinds, say("in, out or start")),
      program: programCell,
      amount: amountCell,
      notes: v.object(v.entriesFromList(noteColumns(), note)),
      /** In the file. Gifts have none. */
      line: v.optional(v.string(), ""),
    }),
  );

const noteColumns = () => languages().map(({ code }) => code);

export const columns = () => ["date", "kind", "program", "amount", ...noteColumns()];

const readRows = fileReader((file, bytes) => readTable(file, bytes, columns(), rowSchema()));

/** Amounts are in whole MRU, above 0. */
export type Entry = v.InferOutput<ReturnType<typeof rowSchema>>;

/** Every entry, the oldest first. @throws ContentError naming each wrong line and column, or month */
export function loadLedger(): readonly Entry[] {
  const file = recordPath("accounts.csv");
  const sortKey = ({ date, kind }: Entry) => `${date} ${rowKinds.indexOf(kind)}`;
  const ledger = [...readRows(file), ...bookGifts(loadGifts())];
  ledger.sort((entry, other) => sortKey(entry).localeCompare(sortKey(other)));
  checkStart(file, ledger);
  checkBalance(file, ledger);
  return ledger;
}

/** Several rows may have the kind `start`, such as cash and Bankily. */
function checkStart(file: string, ledger: readonly Entry[]): void {
  const first = ledger.findIndex(({ kind }) => kind !== "start");
  const late = ledger.filter(({ kind }, index) => kind === "start" && index > first && first >= 0);
  const day = ledger[first]?.date ?? "";
  const expected = say("expected no entry before a row of kind start, found one on {day}", { day });
  const problems = late.map(({ line }) => ({ path: cellAt(line, "kind"), expected }));
  if (problems.length > 0) throw csvError(file, problems);
}

/** Checks each month as a whole, because gifts have no day and pay for purchases of their month. */
function checkBalance(file: string, ledger: readonly Entry[]): void {
  let left = 0;
  for (const [month, entries] of Map.groupBy(ledger, ({ date }) => date.slice(0, 7))) {
    for (const { kind, amount: mru } of entries) left += kind === "out" ? -mru : mru;
    if (left >= 0) continue;
    const { line = "" } = entries.findLast(({ kind }) => kind === "out") ?? {};
    const expected = say(
      "expected no more to have gone out by the end of {month} than came in, found {sum} MRU too much: a gift is missing or not listed yet, or a date or an amount is wrong",
      { month, sum: -left },
    );
    throw csvError(file, [{ path: cellAt(line, "amount"), expected }]);
  }
}

/** The gifts of a month for a program become one entry on its last day. */
function bookGifts(gifts: readonly Gift[]): Entry[] {
  const given = gifts.filter(({ amount }) => amount > 0);
  const sums = Map.groupBy(given, ({ month, program }) => `${month} ${program}`);
  return [...sums.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const sum = together.reduce((total, { amount }) => total + amount, 0);
    const notes = giftNotes(together.length);
    const { month, program } = first;
    return { date: dayOfNextMonth(month, 0), kind: "in", program, amount: sum, notes, line: "" };
  });
}

function giftNotes(count: number): Entry["notes"] {
  const noteIn = (language: Language) => {
    const texts = loadTexts("accounts", language);
    const template = loadExamples() ? texts.giftsExample : texts.gifts;
    return [language.code, interpolate(template, { count: groupThousands(count, language) })];
  };
  return Object.fromEntries(languages().map(noteIn));
}
