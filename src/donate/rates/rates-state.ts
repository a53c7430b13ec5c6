import type { DonateFigures } from "../donate-figures.ts";
import type { RateCache } from "./rate-cache.ts";
import type { RateSourceId } from "./rate-sources.ts";
import { type DatedRates, defaultRates, type Rates } from "./rates.ts";

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
export function initialRatesState(figures: DonateFigures): RatesState {
  return {
    phase: "loading",
    rates: defaultRates(figures),
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

/** The transitions of the specification, section 4, "Rates loading". */
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
