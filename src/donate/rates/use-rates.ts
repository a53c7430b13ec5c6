import { useEffect } from "react";
import { sharedValue } from "../../ui/shared-value.ts";
import { type DatedRates, readRateCache, writeRateCache } from "./rate-cache.ts";
import { fetchRates, type SourcedRates } from "./rate-sources.ts";
import { areNear, defaultRates, type RateDefaults } from "./rates.ts";

// The value comes from the requirements, section 9.
const rateLifetimeMs = 24 * 60 * 60 * 1000;

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

/** Is undefined until rates were read or fetched, because the built page shows the defaults. */
export const rateStore = sharedValue<RatesState>();

let good: DatedRates | undefined;
let fetching: Promise<boolean> | undefined;

function initialRates(defaults: RateDefaults): RatesState {
  return { rates: defaultRates(defaults), loading: true, approximate: true };
}

const current = (defaults: RateDefaults) => rateStore.get() ?? initialRates(defaults);

const change = (defaults: RateDefaults, changed: Partial<RatesState>) =>
  rateStore.set({ ...current(defaults), ...changed });

const ageOf = (updatedAt: string): number => Date.now() - Date.parse(updatedAt);

const isOld = (updatedAt: string): boolean => ageOf(updatedAt) >= rateLifetimeMs;

function isFar({ rates }: DatedRates): boolean {
  if (!good || ageOf(good.updatedAt) >= comparableForMs) return false;
  return !areNear(rates, good.rates, nearGood);
}

async function run(defaults: RateDefaults): Promise<boolean> {
  try {
    const fetched = { ...(await fetchRates(defaults)), updatedAt: new Date().toISOString() };
    const doubtful = isFar(fetched);
    if (!doubtful) {
      good = fetched;
      writeRateCache(fetched);
    }
    change(defaults, { ...fetched, loading: false, approximate: doubtful, doubtful });
    return true;
  } catch (cause) {
    console.warn("The exchange rates could not be fetched", cause);
    change(defaults, { loading: false, approximate: true });
    return false;
  } finally {
    fetching = undefined;
  }
}

/** Fetches rates, one fetch at a time. @returns whether a service has answered */
const fetchOnce = (defaults: RateDefaults) => (fetching ??= run(defaults));

/** @returns whether a service has answered */
export function refreshRates(defaults: RateDefaults): Promise<boolean> {
  change(defaults, { loading: true });
  return fetchOnce(defaults);
}

/** Reads the stored rates and fetches old ones, now and when the visitor comes back. Only the first call does so. */
export function startRates(defaults: RateDefaults): void {
  if (rateStore.get() || fetching) return;
  good = readRateCache(defaults);
  const old = good === undefined || isOld(good.updatedAt);
  if (good) change(defaults, { ...good, loading: old, approximate: old });
  if (old) void fetchOnce(defaults);
  const retry = () => {
    const { approximate, updatedAt } = current(defaults);
    if (approximate || (updatedAt && isOld(updatedAt))) void fetchOnce(defaults);
  };
  window.addEventListener("online", retry);
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && retry(),
  );
}

/** The rates of all islands. The first island that wakes starts them. */
export function useRates(defaults: RateDefaults): RatesState {
  useEffect(() => startRates(defaults), [defaults]);
  return rateStore.useValue() ?? initialRates(defaults);
}
