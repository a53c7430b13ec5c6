import { isOld, type RateCache } from "./rate-cache.ts";
import type { RateSourceId } from "./rate-sources.ts";
import {
  type DatedRates,
  defaultRates,
  type RateDefaults,
  type Rates,
  type SourcedRates,
} from "./rates.ts";

/** What the currency panel shows of the rates. `rates` can be counted with in every phase. */
export type RatesState = {
  /** live: just fetched; cached: fetched earlier; fallback: the defaults, since nothing else came. */
  readonly phase: "loading" | "live" | "cached" | "fallback";
  readonly rates: Rates;
  /** The rates are the defaults, or 24 hours old or more, or the last fetch failed. */
  readonly approximate: boolean;
  /** When the rates were fetched, ISO 8601; undefined for the defaults. */
  readonly updatedAt: string | undefined;
  /** The service to attribute the rates to; undefined for the defaults. */
  readonly source: RateSourceId | undefined;
  /** The day the service says they are of, `YYYY-MM-DD`. */
  readonly publishedOn: string | undefined;
};

export type RatesEvent =
  | { readonly type: "cache-read"; readonly cache: RateCache }
  | { readonly type: "refresh-asked" }
  | { readonly type: "fetch-succeeded"; readonly fetched: DatedRates }
  | { readonly type: "fetch-failed" };

/** Where the page starts, prerendered too: loading, with the default rates. */
export function initialRatesState(defaults: RateDefaults): RatesState {
  return {
    phase: "loading",
    rates: defaultRates(defaults),
    approximate: true,
    updatedAt: undefined,
    source: undefined,
    publishedOn: undefined,
  };
}

/**
 * A fresh cache settles the state without a fetch; a stale one is shown, as approximate, while the
 * fetch that must follow is under way. Without one, whatever is held already stays.
 */
function afterCache(state: RatesState, cache: RateCache): RatesState {
  if (cache.kind === "none") return { ...state, phase: "loading" };
  if (cache.kind === "stale") return { ...cache.entry, phase: "loading", approximate: true };
  return { ...cache.entry, phase: "cached", approximate: false };
}

/** The transitions of requirements, section 4, "Rates loading". */
export function ratesReducer(state: RatesState, event: RatesEvent): RatesState {
  switch (event.type) {
    case "cache-read":
      return afterCache(state, event.cache);
    case "refresh-asked":
      return { ...state, phase: "loading" };
    case "fetch-succeeded":
      return { ...event.fetched, phase: "live", approximate: false };
    case "fetch-failed": {
      const phase = state.updatedAt === undefined ? "fallback" : "cached";
      return { ...state, phase, approximate: true };
    }
  }
}

/** How a fetch ended; "abandoned" when the page was left first, and nobody is to be told. */
export type RefreshResult = "updated" | "failed" | "abandoned";

/** What the store depends on: the services, the storage and the clock. */
export type RatesDeps = {
  readonly fetchRates: (signal: AbortSignal) => Promise<SourcedRates>;
  readonly readCache: (now: number) => RateCache;
  readonly writeCache: (entry: DatedRates) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string, cause?: unknown) => void;
};

type Fetching = { readonly controller: AbortController; readonly result: Promise<RefreshResult> };

/** Owns the state of the rates and runs what changes it: one fetch at a time, none once stopped. */
export function createRatesStore(defaults: RateDefaults, deps: RatesDeps) {
  const listeners = new Set<() => void>();
  const initial = initialRatesState(defaults);
  let state = initial;
  let fetching: Fetching | undefined;

  function dispatch(event: RatesEvent): void {
    state = ratesReducer(state, event);
    for (const listener of listeners) listener();
  }

  async function run(signal: AbortSignal): Promise<RefreshResult> {
    try {
      const sourced = await deps.fetchRates(signal);
      if (signal.aborted) return "abandoned";
      fetching = undefined;
      const fetched = { ...sourced, updatedAt: new Date(deps.now()).toISOString() };
      deps.writeCache(fetched);
      dispatch({ type: "fetch-succeeded", fetched });
      return "updated";
    } catch (cause) {
      if (signal.aborted) return "abandoned";
      fetching = undefined;
      deps.log("The exchange rates could not be fetched", cause);
      dispatch({ type: "fetch-failed" });
      return "failed";
    }
  }

  function fetchOnce(): Promise<RefreshResult> {
    if (fetching === undefined) {
      const controller = new AbortController();
      fetching = { controller, result: run(controller.signal) };
    }
    return fetching.result;
  }

  return {
    snapshot: (): RatesState => state,

    /** The state that was prerendered. */
    initialSnapshot: (): RatesState => initial,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Page load: reads the cache, and fetches unless it is fresh. May follow `stop`. */
    start(): void {
      const cache = deps.readCache(deps.now());
      dispatch({ type: "cache-read", cache });
      if (cache.kind !== "fresh") void fetchOnce();
    },

    /** Page left: aborts the fetch under way. */
    stop(): void {
      fetching?.controller.abort();
      fetching = undefined;
    },

    /** 'Update Rates': fetches whatever the cache holds; joins a fetch that is under way. */
    refresh(): Promise<RefreshResult> {
      dispatch({ type: "refresh-asked" });
      return fetchOnce();
    },

    /** Tries again, unseen by the visitor, if the rates shown are approximate or have grown old. */
    retry(): void {
      const old = state.updatedAt !== undefined && isOld(state.updatedAt, deps.now());
      if (state.approximate || old) void fetchOnce();
    },
  };
}
