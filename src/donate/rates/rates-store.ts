import { isOld, readRateCache, writeRateCache } from "./rate-cache.ts";
import { fetchRates } from "./rate-sources.ts";
import { defaultRates, type RateDefaults, type SourcedRates } from "./rates.ts";

export type RatesState = SourcedRates & {
  /** ISO 8601; none for the defaults. */
  readonly updatedAt?: string;
  readonly loading: boolean;
  /** The rates are the defaults, or 24 hours old or more, or the last fetch failed. */
  readonly approximate: boolean;
};

export function initialRates(defaults: RateDefaults): RatesState {
  return { rates: defaultRates(defaults), loading: true, approximate: true };
}

/** "abandoned" when the page was left first, and nobody is to be told. */
type RefreshResult = "updated" | "failed" | "abandoned";

/** One fetch at a time, none once stopped. @param show told of every change */
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
    start(): void {
      const cached = readRateCache(defaults);
      const old = cached === undefined || isOld(cached.updatedAt);
      change({ ...cached, loading: old, ...(cached && { approximate: old }) });
      if (old) void fetchOnce();
    },

    stop(): void {
      const left = fetching;
      fetching = undefined;
      left?.race.abort();
    },

    refresh(): Promise<RefreshResult> {
      change({ loading: true });
      return fetchOnce();
    },

    retry(): void {
      if (state.approximate || (state.updatedAt && isOld(state.updatedAt))) void fetchOnce();
    },
  };
}
