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

/**
 * The first of the requests that succeeds; fails with the reasons of all, or once the signal aborts,
 * so that a request deaf to it cannot hold the race up. (`Promise.any` is not in every browser.)
 */
function firstOf<T>(requests: readonly Promise<T>[], signal: AbortSignal): Promise<T> {
  const reasons: unknown[] = [];
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Too slow")));
    for (const [i, request] of requests.entries()) {
      request.then(resolve, (reason: unknown) => {
        reasons[i] = reason;
        if (Object.keys(reasons).length === requests.length) reject(reasons);
      });
    }
  });
}

/**
 * Asks all services at once; the first answer whose rates pass the check wins and the other requests
 * are aborted there and then. All share one timer of 2000 ms (requirements, section 7).
 *
 * @throws Error "All APIs failed" when none wins; its cause are the reasons, in the order of sources
 */
export async function fetchRates({
  defaults,
  fetch = globalThis.fetch,
  sources = rateSources,
  signal,
}: FetchRatesOptions): Promise<SourcedRates> {
  const race = new AbortController();
  const stop = () => race.abort();
  const timer = setTimeout(stop, rateTimeoutMs);
  signal?.addEventListener("abort", stop);
  try {
    if (signal?.aborted) throw new Error("The page was left");
    const asked = { defaults, fetch, signal: race.signal };
    const requests = sources.map((source) => ask(source, asked));
    return await firstOf(requests, race.signal);
  } catch (cause) {
    throw new Error("All APIs failed", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    stop();
  }
}
