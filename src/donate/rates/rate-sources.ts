import { currencyCodes } from "../../content/currency-codes.ts";
import { differ, propertyOf, type RateDefaults, type Rates, ratesFromAnswer } from "./rates.ts";

const quotes = currencyCodes.filter((code) => code !== "MRU").join();

/** All have MRU as base. The first one requires its name and address as attribution. */
export const rateSources = [
  {
    id: "exchangerate-api",
    url: "https://open.er-api.com/v6/latest/MRU",
    provider: "Exchange Rate API",
    href: "https://www.exchangerate-api.com",
  },
  {
    id: "frankfurter",
    url: `https://api.frankfurter.dev/v2/rates?base=MRU&quotes=${quotes}`,
    provider: "Frankfurter",
    href: "https://frankfurter.dev",
  },
  {
    id: "currency-api",
    url: "https://latest.currency-api.pages.dev/v1/currencies/mru.min.json",
    provider: "currency-api",
    href: "https://github.com/fawazahmed0/exchange-api",
  },
] as const;

type RateSource = (typeof rateSources)[number];
export type RateSourceId = RateSource["id"];

export type SourcedRates = {
  readonly rates: Rates;
  readonly source?: RateSourceId | undefined;
  /** The publisher's date as `YYYY-MM-DD`. */
  readonly publishedOn?: string | undefined;
};

export function findRateSource(id: unknown): RateSource | undefined {
  return rateSources.find((source) => source.id === id);
}

/** The day as `YYYY-MM-DD`. Of several rows the oldest day counts. */
export function publishedOn(answer: unknown): string | undefined {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  // Rows without a day are sorted last.
  return rows.map(dayOf).sort()[0];
}

function dayOf(row: unknown): string | undefined {
  const seconds = propertyOf(row, "time_last_update_unix");
  const date = new Date(typeof seconds === "number" ? seconds * 1000 : Number.NaN);
  const day = Number.isNaN(date.getTime())
    ? propertyOf(row, "date")
    : date.toISOString().replace(/T.*/, "");
  return asDay(day);
}

/** @returns undefined for a day that does not exist, since `showDay` would throw */
export function asDay(value: unknown): string | undefined {
  const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

async function askSource({ id, url }: RateSource, defaults: RateDefaults, signal: AbortSignal) {
  const response = await fetch(url, { headers: { Accept: "application/json" }, signal });
  if (!response.ok) throw new Error(`${id} answered ${response.status}`);
  const answer: unknown = await response.json();
  const rates = ratesFromAnswer(answer, defaults);
  if (rates === undefined) throw new Error(`${id} sent no rates that can be used`);
  return { rates, source: id, publishedOn: publishedOn(answer) };
}

// The limit in milliseconds for all services together (requirements, section 9).
const rateTimeoutMs = 2000;

/** Correct services differ by a few percent. */
const maxDifference = 0.15;

/**
 * The first answer that passes the check wins (requirements, section 7). Later answers are compared
 * with it until the timer ends.
 * @param doubt called at most once, when another answer differs by more than 15 %
 * @throws Error "All APIs failed", with the reasons as its cause
 */
export function fetchRates(defaults: RateDefaults, doubt: () => void): Promise<SourcedRates> {
  const race = new AbortController();
  const timer = setTimeout(() => race.abort(), rateTimeoutMs);
  const { signal } = race;
  let first: SourcedRates | undefined;
  // `Promise.any` is missing in some supported browsers.
  return new Promise<SourcedRates>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new Error("All APIs failed", { cause }));
    // A request that ignores the signal must not block the race.
    signal.addEventListener("abort", () => fail("Too slow"));
    const takeAnswer = (answer: SourcedRates) => {
      if (signal.aborted) return;
      if (first && differ(first.rates, answer.rates, maxDifference)) {
        race.abort();
        doubt();
      }
      first ??= answer;
      resolve(first);
    };
    const answers = rateSources.map((source) =>
      askSource(source, defaults, signal).then(takeAnswer, (reason: unknown) => reason),
    );
    void Promise.all(answers).then((reasons) => {
      clearTimeout(timer);
      fail(reasons);
    });
  });
}
