import { useEffect } from "react";
import { sharedValue } from "../../ui/shared-value.ts";
import { asDay, fetchRates, findRateSource, type SourcedRates } from "./rate-sources.ts";
import { areNear, defaultRates, propertyOf, type RateDefaults, ratesFromMap } from "./rates.ts";

/** `updatedAt` is the moment of the fetch (ISO 8601). */
type DatedRates = SourcedRates & { readonly updatedAt: string };

export const ratesKey = "rates";

// The value comes from the requirements, section 9.
const rateLifetimeMs = 24 * 60 * 60 * 1000;
// The clock of the phone may have been set back a little.
const clockSkewMs = 5 * 60 * 1000;

const ageOf = (updatedAt: string): number => Date.now() - Date.parse(updatedAt);

const isOld = (updatedAt: string): boolean => ageOf(updatedAt) >= rateLifetimeMs;

/** @returns undefined, with a warning, when the stored rates are unusable. Never throws. */
export function readRateCache(defaults: RateDefaults): DatedRates | undefined {
  try {
    const json = localStorage.getItem(ratesKey);
    if (json === null) return undefined;
    const stored: unknown = JSON.parse(json);
    const rates = ratesFromMap(propertyOf(stored, "rates"), defaults);
    const updatedAt = propertyOf(stored, "updatedAt");
    const moment = new Date(`${updatedAt}`);
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

/** Never throws. A refused write is logged. */
export function writeRateCache(rates: DatedRates): void {
  try {
    localStorage.setItem(ratesKey, JSON.stringify(rates));
  } catch (cause) {
    console.warn("The exchange rates could not be stored", cause);
  }
}

/** New rates that differ more than this from the last good ones are doubtful. The defaults age, so they are no measure. */
const nearGood = 1.1;

/** Good rates older than this are no measure either: a currency may have lost a tenth of its value. */
const comparableForMs = 30 * rateLifetimeMs;

export type RatesState = SourcedRates & {
  /** ISO 8601, or missing for the default rates. */
  readonly updatedAt?: string;
  readonly loading: boolean;
  /** True for default, day-old or doubtful rates, and after a failed fetch. */
  readonly approximate: boolean;
  /** True when the rates are far from the last good ones. Doubtful rates are not stored. */
  readonly doubtful?: boolean;
};

function initialRates(defaults: RateDefaults): RatesState {
  return { rates: defaultRates(defaults), loading: true, approximate: true };
}

const rateStore = sharedValue<RatesState>();

/** Fetches rates, one fetch at a time. @param store holds the rates for all islands */
export function createRates(defaults: RateDefaults, store = rateStore) {
  let good: DatedRates | undefined;
  let fetching: Promise<boolean> | undefined;
  const current = () => store.get() ?? initialRates(defaults);
  const change = (changed: Partial<RatesState>) => store.set({ ...current(), ...changed });

  function isFar({ rates }: DatedRates): boolean {
    if (!good || ageOf(good.updatedAt) >= comparableForMs) return false;
    return !areNear(rates, good.rates, nearGood);
  }

  async function run(): Promise<boolean> {
    try {
      const fetched = { ...(await fetchRates(defaults)), updatedAt: new Date().toISOString() };
      const doubtful = isFar(fetched);
      if (!doubtful) {
        good = fetched;
        writeRateCache(fetched);
      }
      change({ ...fetched, loading: false, approximate: doubtful, doubtful });
      return true;
    } catch (cause) {
      console.warn("The exchange rates could not be fetched", cause);
      change({ loading: false, approximate: true });
      return false;
    } finally {
      fetching = undefined;
    }
  }

  const fetchOnce = () => {
    fetching ??= run();
    return fetching;
  };

  return {
    start(): void {
      good = readRateCache(defaults);
      const old = good === undefined || isOld(good.updatedAt);
      if (good) change({ ...good, loading: old, approximate: old });
      if (old) void fetchOnce();
    },

    /** @returns whether a service has answered */
    refresh(): Promise<boolean> {
      change({ loading: true });
      return fetchOnce();
    },

    retry(): void {
      const { approximate, updatedAt } = current();
      if (approximate || (updatedAt && isOld(updatedAt))) void fetchOnce();
    },
  };
}

let fetcher: ReturnType<typeof createRates> | undefined;

/** For islands that only show rates. */
export const useRates = (defaults: RateDefaults): RatesState =>
  rateStore.useValue() ?? initialRates(defaults);

/** Reads the stored rates and fetches old ones, for all islands. Only one island may use it. */
export function useRateUpdates(defaults: RateDefaults): void {
  useEffect(() => {
    const rates = createRates(defaults);
    const retryRates = () => document.visibilityState === "visible" && rates.retry();
    fetcher = rates;
    rates.start();
    window.addEventListener("online", rates.retry);
    document.addEventListener("visibilitychange", retryRates);
    return () => {
      window.removeEventListener("online", rates.retry);
      document.removeEventListener("visibilitychange", retryRates);
    };
  }, [defaults]);
}

/** @returns whether a service has answered */
export const refreshRates = async (): Promise<boolean> => (await fetcher?.refresh()) ?? false;
