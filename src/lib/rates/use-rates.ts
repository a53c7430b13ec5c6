import { useEffect } from "react";
import { ageOf } from "../age.ts";
import { sharedValue } from "../shared-value.ts";
import { asDay, fetchRates, findRateSource, type SourcedRates } from "./rate-sources.ts";
import {
  areNear,
  defaultRates,
  propertyOf,
  type RateDefaults,
  type Rates,
  ratesFromMap,
} from "./rates.ts";

/** `updatedAt` is the moment of the fetch (ISO 8601). */
type DatedRates = SourcedRates & { readonly updatedAt: string };

export const ratesKey = "rates";

/** @returns undefined, with a warning, when the stored rates are unusable. Never throws. */
export function readRateCache(defaults: RateDefaults): DatedRates | undefined {
  try {
    const json = localStorage.getItem(ratesKey);
    if (json === null) return undefined;
    const stored: unknown = JSON.parse(json);
    const rates = ratesFromMap(propertyOf(stored, "rates"), defaults);
    const updatedAt = propertyOf(stored, "updatedAt");
    const moment = new Date(`${updatedAt}`);
    const isPast = ageOf(moment.getTime()) >= 0;
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

// The value comes from the requirements, section 9.
const rateLifetimeMs = 24 * 60 * 60 * 1000;

/** For a month good rates are a measure for new ones: so soon no currency has lost a tenth of its value. */
const comparableForMs = 30 * rateLifetimeMs;

export type RatesState = SourcedRates & {
  /** ISO 8601, or missing for the default rates. */
  readonly updatedAt?: string;
  readonly loading: boolean;
  /** True for default, day-old or doubtful rates, and after a failed fetch. */
  readonly approximate: boolean;
  /** True when the rates are far from those to be expected and no second service agrees. They are not stored. */
  readonly doubtful?: boolean;
};

/** Is undefined until an island wakes, because the built page shows the defaults. */
export const rateStore = sharedValue<RatesState>();

const builtRates = (defaults: RateDefaults): RatesState => ({
  rates: defaultRates(defaults),
  loading: false,
  approximate: true,
});

const current = (defaults: RateDefaults) => rateStore.get() ?? builtRates(defaults);

const change = (defaults: RateDefaults, changed: Partial<RatesState>) =>
  rateStore.set({ ...current(defaults), ...changed });

const isOld = (updatedAt: string, lifeMs = rateLifetimeMs): boolean =>
  !(ageOf(Date.parse(updatedAt)) < lifeMs);

/** New rates differ by at most a tenth from the last good ones. Without those a quarter from the defaults, which age. */
function makeExpectation(defaults: RateDefaults): (rates: Rates) => boolean {
  const good = readRateCache(defaults);
  const isMeasure = good && !isOld(good.updatedAt, comparableForMs);
  const [measure, most] = isMeasure ? [good.rates, 1.1] : [defaultRates(defaults), 1.25];
  return (rates) => areNear(rates, measure, most);
}

/** @returns whether a service has answered */
export async function refreshRates(defaults: RateDefaults): Promise<boolean> {
  change(defaults, { loading: true });
  try {
    const { doubtful, ...sourced } = await fetchRates(defaults, makeExpectation(defaults));
    const fetched = { ...sourced, updatedAt: new Date().toISOString() };
    if (!doubtful) writeRateCache(fetched);
    change(defaults, { ...fetched, loading: false, approximate: doubtful, doubtful });
    return true;
  } catch (cause) {
    console.warn("The exchange rates could not be fetched", cause);
    change(defaults, { loading: false, approximate: true });
    return false;
  }
}

/** Reads the stored rates and fetches old ones, now and when the visitor comes back. Only the first call does so. */
export function startRates(defaults: RateDefaults): void {
  if (rateStore.get()) return;
  const stored = readRateCache(defaults);
  change(defaults, { ...stored, approximate: !stored || isOld(stored.updatedAt) });
  const refreshOld = () => {
    const { loading, approximate, updatedAt } = current(defaults);
    const isDue = approximate || (updatedAt !== undefined && isOld(updatedAt));
    if (isDue && !loading && !document.hidden) void refreshRates(defaults);
  };
  refreshOld();
  window.addEventListener("online", refreshOld);
  document.addEventListener("visibilitychange", refreshOld);
}

/** The rates of all islands. The first island that wakes starts them. */
export function useRates(defaults: RateDefaults): RatesState {
  useEffect(() => startRates(defaults), [defaults]);
  return rateStore.useValue() ?? builtRates(defaults);
}
