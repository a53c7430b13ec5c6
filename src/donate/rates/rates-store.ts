import { isOld, readRateCache, writeRateCache } from "./rate-cache.ts";
import { fetchRates } from "./rate-sources.ts";
import { defaultRates, type RateDefaults, type SourcedRates } from "./rates.ts";

/** What the currency panel shows of the rates. `rates` can be counted with at any time. */
export type RatesState = SourcedRates & {
  /** When the rates were fetched, ISO 8601; none for the defaults. */
  readonly updatedAt?: string;
  readonly loading: boolean;
  /** The rates are the defaults, or 24 hours old or more, or the last fetch failed. */
  readonly approximate: boolean;
};

/** Where the page starts, prerendered too. */
export function initialRates(defaults: RateDefaults): RatesState {
  return { rates: defaultRates(defaults), loading: true, approximate: true };
}

/** How a fetch ended; "abandoned" when the page was left first, and nobody is to be told. */
type RefreshResult = "updated" | "failed" | "abandoned";

/**
 * Owns the rates and runs what changes them: one fetch at a time, none once stopped.
 * @param show told of every change
 */
export function createRates(defaults: RateDefaults, show: (state: RatesState) => void) {
  let state = initialRates(defaults);
  let fetching: { race: AbortController; result: Promise<RefreshResult> } | undefined;

  function change(changed: Partial<RatesState>): void {
    state = { ...state, ...changed };
    show(state);
  }

  async function run(race: AbortController): Promise<RefreshResult> {
    const result = await fetchRates(defaults, race).catch((cause: unknown) => ({ cause }));
    if (fetching?.race !== race) return "abandoned";
    fetching = undefined;
    if ("cause" in result) {
      console.warn("The exchange rates could not be fetched", result.cause);
      change({ loading: false, approximate: true });
      return "failed";
    }
    const fetched = { ...result, updatedAt: new Date().toISOString() };
    writeRateCache(fetched);
    change({ ...fetched, loading: false, approximate: false });
    return "updated";
  }

  function fetchOnce(): Promise<RefreshResult> {
    if (fetching) return fetching.result;
    const race = new AbortController();
    fetching = { race, result: run(race) };
    return fetching.result;
  }

  return {
    /** Page load: reads the cache, and fetches unless it is fresh. May follow `stop`. */
    start(): void {
      const cached = readRateCache(defaults);
      const old = cached === undefined || isOld(cached.updatedAt);
      change({ ...cached, loading: old, ...(cached && { approximate: old }) });
      if (old) void fetchOnce();
    },

    /** Page left: aborts the fetch under way. */
    stop(): void {
      const left = fetching;
      fetching = undefined;
      left?.race.abort();
    },

    /** 'Update Rates': fetches whatever the cache holds; joins a fetch that is under way. */
    refresh(): Promise<RefreshResult> {
      change({ loading: true });
      return fetchOnce();
    },

    /** Tries again, unseen by the visitor, if the rates shown are approximate or have grown old. */
    retry(): void {
      if (state.approximate || (state.updatedAt && isOld(state.updatedAt))) void fetchOnce();
    },
  };
}
