import { type RateSource, rateSources } from "./rate-sources.ts";
import { type RateDefaults, ratesFromAnswer, type SourcedRates } from "./rates.ts";

/** How long the services have together (requirements, section 9). */
const rateTimeoutMs = 2000;

/** The largest of the three answers is about 10 KB; far more than that is not an answer. */
const maxBytes = 256 * 1024;

/**
 * Reads a response's body as JSON and stops the download when it grows past 256 KB, since the
 * visitor pays for each byte.
 *
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

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type FetchRatesOptions = {
  readonly defaults: RateDefaults;
  readonly fetch?: Fetch;
  readonly sources?: readonly RateSource[];
  /** Ends the race early, as when the page is left. */
  readonly signal?: AbortSignal;
};

type Ask = { readonly defaults: RateDefaults; readonly fetch: Fetch; readonly signal: AbortSignal };

async function ask(source: RateSource, { defaults, fetch, signal }: Ask): Promise<SourcedRates> {
  const headers = { Accept: "application/json" };
  const response = await fetch(source.url, { headers, signal });
  if (!response.ok) throw new Error(`${source.id} answered ${response.status}`);
  const answer = await readJson(response);
  const rates = ratesFromAnswer(answer, defaults);
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
 * are aborted there and then. All share one timer of 2000 ms (requirements, section 7).
 *
 * @throws Error "All APIs failed" when none wins, with an `AggregateError` of the reasons as cause
 */
export async function fetchRates({
  defaults,
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
    const asked = { defaults, fetch, signal: race.signal };
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
