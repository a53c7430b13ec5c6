import { currencyCodes } from "../money/currency-codes.ts";
import { areNear, propertyOf, type RateDefaults, type Rates, ratesFromMap } from "./rates.ts";

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

/** @returns the day of a date, of a moment or of seconds since 1970, or undefined for anything else */
export function asDay(value: unknown): string | undefined {
  if (!value || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const seconds = Number(value);
  const date = new Date(Number.isNaN(seconds) ? value : seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/** Refuses days of more than a week ago, since markets rest for up to five. A phone's clock may be a day behind. */
function isRecent(day: string): boolean {
  const days = Math.floor((Date.now() - Date.parse(day)) / dayMs);
  return days >= -1 && days <= 7;
}

const isMru = (code: unknown) => typeof code === "string" && code.trim().toUpperCase() === "MRU";

/** Frankfurter sends a row for each currency. Of the days of its rows the oldest counts. */
function fromRows(rows: readonly unknown[]) {
  const pairs = rows.map((row) => [propertyOf(row, "quote"), propertyOf(row, "rate")]);
  return {
    base: rows.every((row) => isMru(propertyOf(row, "base"))) ? "MRU" : "",
    rates: Object.fromEntries(pairs),
    date: rows.map((row) => propertyOf(row, "date")).sort()[0],
  };
}

const failure = /^"?\s*(?:false|0|no(?!rm)|err|fail|invalid|[45]\d\d\s*"?$)/i;

/** Some services say that they failed in a good answer instead of with its status, and may send old rates with it. */
const saysFailure = (part: unknown) =>
  Boolean(propertyOf(part, "error")) ||
  // An object of JSON may have a text as its `toString`, so a template would throw.
  ["success", "result", "status"].some((name) =>
    failure.test(JSON.stringify(propertyOf(part, name))),
  );

/**
 * Reads any JSON, and never throws. The rates may be at the three places of the requirements (section 7) or at
 * `mru`, where currency-api has them.
 * @returns undefined when a rate is missing or implausible, or the answer is of another base or time
 */
export function readAnswer(body: unknown, defaults: RateDefaults): SourcedRates | undefined {
  const answer = Array.isArray(body) ? fromRows(body) : body;
  const parts = [answer, propertyOf(answer, "data")];
  const firstOf = (...names: string[]) =>
    parts.flatMap((part) => names.map((name) => propertyOf(part, name) ?? [])).flat()[0];
  if (parts.some(saysFailure) || !isMru(firstOf("base_code", "base") ?? "MRU")) return undefined;
  const maps = [
    ...parts.map((part) => propertyOf(part, "rates")),
    propertyOf(answer, "mru"),
    answer,
  ];
  const rates = maps.map((map) => ratesFromMap(map, defaults)).find(Boolean);
  const publishedOn = asDay(firstOf("time_last_update_unix", "date"));
  if (!rates || (publishedOn && !isRecent(publishedOn))) return undefined;
  return { rates, publishedOn };
}

async function askSource(source: RateSource, defaults: RateDefaults, signal: AbortSignal) {
  const response = await fetch(source.url, { headers: { Accept: "application/json" }, signal });
  if (!response.ok) throw new Error(`${source.id} answered ${response.status}`);
  const rates = readAnswer(await response.json(), defaults);
  if (rates === undefined) throw new Error(`${source.id} sent no rates that can be used`);
  return { ...rates, source: source.id };
}

// The limit for all services together (requirements, section 9).
const rateTimeoutMs = 2000;

/** Two services agree when each of their rates differs at most by this factor. */
const agreement = 1.1;

/**
 * The first answer that passes the check wins (requirements, section 7), and the others are given up. An answer that
 * is not expected waits for a second service to agree. If none does so in time, it is doubtful.
 * @throws Error "All APIs failed", with the reasons as its cause
 */
export function fetchRates(defaults: RateDefaults, isExpected: (rates: Rates) => boolean) {
  const race = new AbortController();
  const timer = setTimeout(() => race.abort(), rateTimeoutMs);
  const answers: SourcedRates[] = [];
  // `Promise.any` is missing in some supported browsers.
  const first = new Promise<SourcedRates & { doubtful: boolean }>((resolve, reject) => {
    const take = (answer: SourcedRates) => {
      const isConfirmed = answers.some(({ rates }) => areNear(rates, answer.rates, agreement));
      answers.push(answer);
      if (isConfirmed || isExpected(answer.rates)) resolve({ ...answer, doubtful: false });
    };
    const requests = rateSources.map((source) =>
      askSource(source, defaults, race.signal).then(take, (reason: unknown) => reason),
    );
    void Promise.all(requests).then((cause) => {
      const [doubted] = answers;
      if (doubted) resolve({ ...doubted, doubtful: true });
      else reject(new Error("All APIs failed", { cause }));
    });
  });
  return first.finally(() => {
    clearTimeout(timer);
    race.abort();
  });
}
