import { atom } from "nanostores";
import { useEffect, useState, useSyncExternalStore } from "react";
import { asDay, fetchRates, findRateSource } from "./rate-sources.ts";
import {
  defaultRates,
  differ,
  propertyOf,
  type RateDefaults,
  ratesFromAnswer,
  type SourcedRates,
} from "./rates.ts";

/** With the moment of the fetch, ISO 8601. */
type DatedRates = SourcedRates & { readonly updatedAt: string };

export const ratesKey = "khayma.rates";
export const ratesUpdatedAtKey = "khayma.rates-updated-at";

// Requirements, section 9.
const rateLifetimeMs = 24 * 60 * 60 * 1000;
// A phone's clock may have been set back a little since.
const clockSkewMs = 5 * 60 * 1000;

const isOld = (updatedAt: string): boolean => Date.now() - Date.parse(updatedAt) >= rateLifetimeMs;

/** Undefined, and logged, where what is stored cannot be used. Never throws. */
export function readRateCache(defaults: RateDefaults): DatedRates | undefined {
  try {
    const json = localStorage.getItem(ratesKey);
    const updatedAt = localStorage.getItem(ratesUpdatedAtKey);
    if (json === null && updatedAt === null) return undefined;
    const stored: unknown = JSON.parse(json ?? "");
    const rates = ratesFromAnswer(stored, defaults);
    const moment = new Date(updatedAt ?? "");
    const isPast = moment.getTime() <= Date.now() + clockSkewMs;
    if (!rates || !isPast || moment.toISOString() !== updatedAt) throw new Error("not as written");
    const source = findRateSource(propertyOf(stored, "source"))?.id;
    const publishedOn = asDay(propertyOf(stored, "publishedOn"));
    return { rates, updatedAt, source, publishedOn };
  } catch (cause) {
    console.warn("The stored exchange rates cannot be used", cause);
    return undefined;
  }
}

/** Never throws; what is refused is logged. */
export function writeRateCache({ updatedAt, ...stored }: DatedRates): void {
  try {
    // Rates first: should the second write fail, an old date on new rates does no harm.
    localStorage.setItem(ratesKey, JSON.stringify(stored));
    localStorage.setItem(ratesUpdatedAtKey, updatedAt);
  } catch (cause) {
    console.warn("The exchange rates could not be stored", cause);
  }
}

/** What is in doubt is not kept. Never throws. */
function clearRateCache(): void {
  try {
    localStorage.removeItem(ratesKey);
    localStorage.removeItem(ratesUpdatedAtKey);
  } catch (cause) {
    console.warn("The exchange rates could not be removed", cause);
  }
}

/** The defaults are looked up by hand now and then: further away is shown, as approximate, and not kept. */
const farFromDefault = 0.5;

export type RatesState = SourcedRates & {
  /** ISO 8601; none for the defaults. */
  readonly updatedAt?: string;
  readonly loading: boolean;
  /** The rates are the defaults, 24 hours old, doubted by another service, or the last fetch failed. */
  readonly approximate: boolean;
};

function initialRates(defaults: RateDefaults): RatesState {
  return { rates: defaultRates(defaults), loading: true, approximate: true };
}

type FetchResult = "updated" | "failed";

/** One fetch at a time. @param show told of every change */
export function createRates(defaults: RateDefaults, show: (state: RatesState) => void) {
  let state = initialRates(defaults);
  let fetching: Promise<FetchResult> | undefined;

  function change(changed: Partial<RatesState>): void {
    state = { ...state, ...changed };
    show(state);
  }

  async function run(): Promise<FetchResult> {
    try {
      let doubted = false;
      const answer = await fetchRates(defaults, () => {
        doubted = true;
        clearRateCache();
        change({ approximate: true });
      });
      const fetched = { ...answer, updatedAt: new Date().toISOString() };
      const approximate = doubted || differ(answer.rates, defaultRates(defaults), farFromDefault);
      if (!approximate) writeRateCache(fetched);
      change({ ...fetched, loading: false, approximate });
      return "updated";
    } catch (cause) {
      console.warn("The exchange rates could not be fetched", cause);
      change({ loading: false, approximate: true });
      return "failed";
    } finally {
      fetching = undefined;
    }
  }

  function fetchOnce(): Promise<FetchResult> {
    fetching ??= run();
    return fetching;
  }

  return {
    start(): void {
      const cached = readRateCache(defaults);
      const old = cached === undefined || isOld(cached.updatedAt);
      change({ ...cached, loading: old, ...(cached && { approximate: old }) });
      if (old) void fetchOnce();
    },

    refresh(): Promise<FetchResult> {
      change({ loading: true });
      return fetchOnce();
    },

    retry(): void {
      if (state.approximate || (state.updatedAt && isOld(state.updatedAt))) void fetchOnce();
    },
  };
}

// Stryker disable all: what the browser does with the hook is seen by journeys.
/** What the islands of Donate share. */
const $rates = atom<RatesState | undefined>();

/** For what only shows them: another island fetches and renews them. */
export const useKnownRates = (defaults: RateDefaults): RatesState =>
  useSyncExternalStore($rates.listen, $rates.get, () => undefined) ?? initialRates(defaults);

/** @param defaults read once */
export function useRates(defaults: RateDefaults) {
  const state = useKnownRates(defaults);
  const [rates] = useState(() => createRates(defaults, (changed) => $rates.set(changed)));
  useEffect(() => {
    const retry = () => document.visibilityState === "visible" && rates.retry();
    rates.start();
    window.addEventListener("online", rates.retry);
    document.addEventListener("visibilitychange", retry);
    return () => {
      window.removeEventListener("online", rates.retry);
      document.removeEventListener("visibilitychange", retry);
    };
  }, [rates]);
  return { state, refresh: rates.refresh };
}
