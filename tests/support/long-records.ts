import { mkdirSync } from "node:fs";
import { stringify } from "yaml";
import { programs } from "../../src/accounts/programs.ts";
import { languages } from "../../src/content/load-content.server.ts";
import { giftsCsv } from "../../tools/receipts/gift-list.ts";
import { ContentCopy } from "./content-copy.ts";
import { contentWithAccounts, eventData, type TestRow } from "./records-content.ts";

/**
 * Records of two years: 660 gifts and 440 rows in 22 months, 1,000 diary entries, 300 events.
 * `CONTENT_DIR=$(node tests/support/long-records.ts) npm run build` builds with it.
 */
export function contentOfYears() {
  const copy = contentWithAccounts(count(440).map(accountRow), new ContentCopy());
  copy.write("gifts.csv", giftsCsv(count(660).map(gift)));
  for (const folder of ["diary", "events"]) mkdirSync(`${copy.folder}/${folder}`);
  for (const n of count(1000)) writeEntry(n);
  for (const n of count(300)) writeEvent(n);
  return copy;

  function writeEntry(n: number): void {
    const [date, program] = [dayOf(n, 1000), programOf(n)];
    const figures = { volunteers: 5 + (n % 7) };
    const text = inAll("What was carried, and to how many; the second cart came late. ".repeat(4));
    const entry = { date, program, place: inAll(`Quarter ${n}`), text, figures };
    copy.write(`diary/${date}-quarter-${n}.yaml`, written(entry));
  }

  function writeEvent(n: number): void {
    const day = new Date(Date.UTC(2026, 0, 1 + n * 9)).toISOString().slice(0, 10);
    copy.write(`events/${day}-raking-${n}.yaml`, written(eventData({ day })));
  }
}

const months = 22;

const count = (length: number) => [...Array(length).keys()];

/** The last program, `General`, exists only in the accounts. */
const programOf = (n: number) => programs[n % 3] ?? "food";

/** Days spread over 22 months from January 2025. */
function dayOf(n: number, all: number): string {
  const day = 1 + (n % 28);
  return new Date(Date.UTC(2025, Math.floor((n * months) / all), day)).toISOString().slice(0, 10);
}

function accountRow(n: number): TestRow {
  const kind = n === 0 ? "start" : n % 10 === 0 ? "in" : "out";
  const date = n === 0 ? "2025-01-01" : dayOf(n, 440);
  return [date, kind, programs[n % 4] ?? "food", `${1000 + n}`, `Rice and oil, delivery ${n}`];
}

const gift = (n: number) => ({
  date: dayOf(n, 660),
  program: programs[n % 4] ?? "food",
  amount: 1000 + n,
});

const inAll = (text: string) =>
  Object.fromEntries(languages().map(({ code }) => [code, text.trim()]));

const written = (record: unknown) => stringify(record, { aliasDuplicateObjects: false });

if (import.meta.main) console.info(contentOfYears().folder);
