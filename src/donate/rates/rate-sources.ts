import { currencyCodes } from "../../i18n/currency-codes.ts";
import { propertyOf, type RateDefaults, type Rates, ratesFromMap } from "./rates.ts";

/** What a service states: a map of codes and rates for 1 MRU, and the day they are of. */
type Stated = { readonly map: unknown; readonly day: unknown };

const isMru = (code: unknown) => typeof code === "string" && code.trim().toUpperCase() === "MRU";

/** The map that the requirements describe (section 7), as `open.er-api.com` sends it. */
function readMap(answer: unknown): Stated | undefined {
  const base = propertyOf(answer, "base_code") ?? propertyOf(answer, "base") ?? "MRU";
  // The service says so instead of an error's status, and may send old rates with it.
  if (!isMru(base) || propertyOf(answer, "result") === "error") return undefined;
  const inData = propertyOf(propertyOf(answer, "data"), "rates");
  const map = propertyOf(answer, "rates") ?? inData ?? answer;
  const day = propertyOf(answer, "time_last_update_unix") ?? propertyOf(answer, "date");
  return { map, day };
}

/** Of the days of Frankfurter's rows the oldest counts. */
function readRows(rows: unknown): Stated | undefined {
  if (!Array.isArray(rows) || !rows.every((row) => isMru(propertyOf(row, "base"))))
    return undefined;
  const pairs = rows.map((row) => [propertyOf(row, "quote"), propertyOf(row, "rate")]);
  const days = rows.map((row) => propertyOf(row, "date"));
  return { map: Object.fromEntries(pairs), day: days.sort()[0] };
}

function readMru(answer: unknown): Stated | undefined {
  const map = propertyOf(answer, "mru");
  return map === undefined ? undefined : { map, day: propertyOf(answer, "date") };
}

const quotes = currencyCodes.filter((code) => code !== "MRU").join();

/** All have MRU as base. The first one requires its name and address as attribution. */
export const rateSources = [
  {
    id: "exchangerate-api",
    url: "https://open.er-api.com/v6/latest/MRU",
    provider: "Exchange Rate API",
    href: "https://www.exchangerate-api.com",
    read: readMap,
  },
  {
    id: "frankfurter",
    url: `https://api.frankfurter.dev/v2/rates?base=MRU&quotes=${quotes}`,
    provider: "Frankfurter",
    href: "https://frankfurter.dev",
    read: readRows,
  },
  {
    id: "currency-api",
    url: "https://latest.currency-api.pages.dev/v1/currencies/mru.min.json",
    provider: "currency-api",
    href: "https://github.com/fawazahmed0/exchange-api",
    read: readMru,
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

/** Neither days to come nor those of more than a week ago. Markets rest for up to five days. */
function isRecent(day: string): boolean {
  const days = Math.floor((Date.now() - Date.parse(day)) / dayMs);
  return days >= 0 && days <= 7;
}

/** In bytes. The longest real answer has 10 KB, and some megabytes would freeze a phone. */
const maxAnswer = 100_000;

/** Reads no further than the limit. @throws Error when the body is no JSON or longer */
async function readJson({ body }: Response): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxAnswer) throw new Error(`more than ${maxAnswer} bytes`);
    text += decoder.decode(part.value, { stream: true });
  }
  return JSON.parse(text);
}

/**
 * Reads any JSON, and never throws.
 * @returns undefined when a rate is missing or implausible, or the answer is of another base or time
 */
export function readAnswer(
  { id, read }: RateSource,
  answer: unknown,
  defaults: RateDefaults,
): SourcedRates | undefined {
  const { map, day } = read(answer) ?? readMap(answer) ?? {};
  const [rates, publishedOn] = [ratesFromMap(map, defaults), asDay(day)];
  if (!rates || (publishedOn && !isRecent(publishedOn))) return undefined;
  return { rates, source: id, publishedOn };
}

async function askSource(source: RateSource, defaults: RateDefaults, signal: AbortSignal) {
  const response = await fetch(source.url, { headers: { Accept: "application/json" }, signal });
  if (!response.ok) throw new Error(`${source.id} answered ${response.status}`);
  const rates = readAnswer(source, await readJson(response), defaults);
  if (rates === undefined) throw new Error(`${source.id} sent no rates that can be used`);
  return rates;
}

// The limit for all services together (requirements, section 9).
const rateTimeoutMs = 2000;

/**
 * The first answer that passes the check wins (requirements, section 7), and the others are given up.
 * @throws Error "All APIs failed", with the reasons as its cause
 */
export function fetchRates(defaults: RateDefaults): Promise<SourcedRates> {
  const race = new AbortController();
  const timer = setTimeout(() => race.abort(), rateTimeoutMs);
  // `Promise.any` is missing in some supported browsers.
  const first = new Promise<SourcedRates>((resolve, reject) => {
    const answers = rateSources.map((source) =>
      askSource(source, defaults, race.signal).then(resolve, (reason: unknown) => reason),
    );
    const fail = (cause: unknown) => reject(new Error("All APIs failed", { cause }));
    void Promise.all(answers).then(fail);
  });
  return first.finally(() => {
    clearTimeout(timer);
    race.abort();
  });
}
