import type { DonateFigures } from "../donate-figures.ts";
import { type RateSource, rateSources } from "./rate-sources.ts";
import type { SourcedRates } from "./rates.ts";
import { ratesFromAnswer } from "./rates-from-answer.ts";
import { readJson } from "./read-json.ts";

/** How long the services have together (specification, section 9). */
const rateTimeoutMs = 2000;

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type FetchRatesOptions = {
  readonly figures: DonateFigures;
  readonly fetch?: Fetch;
  readonly sources?: readonly RateSource[];
  /** Ends the race early, as when the page is left. */
  readonly signal?: AbortSignal;
};

type Ask = { readonly figures: DonateFigures; readonly fetch: Fetch; readonly signal: AbortSignal };

async function ask(source: RateSource, { figures, fetch, signal }: Ask): Promise<SourcedRates> {
  const headers = { Accept: "application/json" };
  const response = await fetch(source.url, { headers, signal });
  if (!response.ok) throw new Error(`${source.id} answered ${response.status}`);
  const answer = await readJson(response);
  const rates = ratesFromAnswer(answer, figures);
  if (rates === undefined) throw new Error(`${source.id} sent no rates that can be used`);
  return { rates, source: source.id, publishedOn: source.publishedOn(answer) };
}

/** Rejects once the signal aborts, so that a request deaf to its signal cannot hold the race up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}

/**
 * Asks all services at once; the first answer whose rates pass the check wins and the other requests
 * are aborted there and then. All share one timer of 2000 ms (specification, section 7).
 *
 * @throws Error "All APIs failed" when none wins, with an `AggregateError` of the reasons as cause
 */
export async function fetchRates({
  figures,
  fetch = globalThis.fetch,
  sources = rateSources,
  signal,
}: FetchRatesOptions): Promise<SourcedRates> {
  const race = new AbortController();
  const leave = () => race.abort(signal?.reason);
  const expire = () => race.abort(new DOMException("Too slow", "TimeoutError"));
  const timer = setTimeout(expire, rateTimeoutMs);
  signal?.addEventListener("abort", leave);
  try {
    signal?.throwIfAborted();
    const asked = { figures, fetch, signal: race.signal };
    const runners = sources.map((source) => ask(source, asked));
    return await Promise.any(runners.map((runner) => Promise.race([runner, aborted(race.signal)])));
  } catch (cause) {
    throw new Error("All APIs failed", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
    race.abort();
  }
}
