import { propertyOf, type RateDefaults, ratesFromAnswer, type SourcedRates } from "./rates.ts";

/** A public exchange-rate service, free and without a key. */
type RateSource = {
  readonly id: string;
  readonly url: string;
  /** The provider's own name and where it leads: the attribution, which the first one's terms require. */
  readonly provider: string;
  readonly href: string;
  /** The day the answer says its rates are of, `YYYY-MM-DD`. */
  readonly publishedOn: (answer: unknown) => string | undefined;
};

/** The services asked, all with base MRU. They publish once a day. */
export const rateSources = [
  {
    id: "exchangerate-api",
    url: "https://open.er-api.com/v6/latest/MRU",
    provider: "Exchange Rate API",
    href: "https://www.exchangerate-api.com",
    publishedOn: (answer) => dayOfUnixTime(propertyOf(answer, "time_last_update_unix")),
  },
  {
    id: "frankfurter",
    url: "https://api.frankfurter.dev/v2/rates?base=MRU&quotes=USD,EUR,XOF",
    provider: "Frankfurter",
    href: "https://frankfurter.dev",
    publishedOn: oldestDay,
  },
  {
    id: "currency-api",
    url: "https://latest.currency-api.pages.dev/v1/currencies/mru.min.json",
    provider: "currency-api",
    href: "https://github.com/fawazahmed0/exchange-api",
    publishedOn: (answer) => isoDay(propertyOf(answer, "date")),
  },
] as const satisfies readonly RateSource[];

export type RateSourceId = (typeof rateSources)[number]["id"];

/** The service of that name; undefined for any other value. */
export function findRateSource(id: unknown) {
  return rateSources.find((source) => source.id === id);
}

function isoDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}

function dayOfUnixTime(seconds: unknown): string | undefined {
  const date = new Date(typeof seconds === "number" ? seconds * 1000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : isoDay(date.toISOString().slice(0, 10));
}

/** The oldest day among the rows: the answer as a whole is no newer than that. */
function oldestDay(answer: unknown): string | undefined {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  // Rows without a day are sorted behind all others.
  return rows.map((row) => isoDay(propertyOf(row, "date"))).sort()[0];
}

/** The largest of the answers is about 10 KB; far more than that is not an answer. */
const maxBytes = 256 * 1024;

/**
 * Reads a response's body as JSON and stops the download when it grows past 256 KB, since the visitor
 * pays for each byte.
 * @throws when the body is missing, too long, breaks off or is not JSON
 */
export async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("The answer is empty");
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`The answer is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}

async function ask(
  source: (typeof rateSources)[number],
  defaults: RateDefaults,
  signal: AbortSignal,
) {
  const response = await fetch(source.url, { headers: { Accept: "application/json" }, signal });
  if (!response.ok) throw new Error(`${source.id} answered ${response.status}`);
  const answer = await readJson(response);
  const rates = ratesFromAnswer(answer, defaults);
  if (rates === undefined) throw new Error(`${source.id} sent no rates that can be used`);
  return { rates, source: source.id, publishedOn: source.publishedOn(answer) };
}

/**
 * What `Promise.any`, which is not in every browser, gives; fails once the signal aborts, so that a
 * request that ignores the signal cannot block the race.
 */
function firstOf<T>(requests: readonly Promise<T>[], signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Too slow")));
    const reasons = requests.map((request) => request.then(resolve, (reason: unknown) => reason));
    void Promise.all(reasons).then(reject);
  });
}

/** How long the services have together (requirements, section 9). */
const rateTimeoutMs = 2000;

/**
 * Asks all services at once; the first answer whose rates pass the check wins and the other requests
 * are aborted at once. All share one timer of 2000 ms (requirements, section 7).
 *
 * @param race aborted when the race ends, or earlier by the caller
 * @throws Error "All APIs failed" when none wins; its cause lists the reasons, in the order of sources
 */
export async function fetchRates(
  defaults: RateDefaults,
  race: AbortController,
): Promise<SourcedRates> {
  const timer = setTimeout(() => race.abort(), rateTimeoutMs);
  try {
    const requests = rateSources.map((source) => ask(source, defaults, race.signal));
    return await firstOf(requests, race.signal);
  } catch (cause) {
    throw new Error("All APIs failed", { cause });
  } finally {
    clearTimeout(timer);
    race.abort();
  }
}
