import { findRateSource } from "./rate-sources.ts";
import { type DatedRates, propertyOf, type RateDefaults, ratesFromAnswer } from "./rates.ts";

/** Holds `{rates, source, publishedOn}` as JSON; the source is kept for its attribution. */
export const ratesKey = "khayma.rates";
/** Holds the moment those were fetched, ISO 8601. */
export const ratesUpdatedAtKey = "khayma.rates-updated-at";

/** How long stored rates are good for (requirements, section 9). */
const rateLifetimeMs = 24 * 60 * 60 * 1000;
/** A phone's clock may have been set back a little since the rates were stored. */
const clockSkewMs = 5 * 60 * 1000;

export type RateCache =
  | { readonly kind: "fresh" | "stale"; readonly entry: DatedRates }
  | { readonly kind: "none" };

export type RateCacheContext = {
  readonly defaults: RateDefaults;
  /** Opens the storage; merely looking at `localStorage` throws where it is denied. */
  readonly openStorage: () => Pick<Storage, "getItem" | "setItem">;
  /** Told why stored rates are unusable; not told when there simply are none. */
  readonly log: (message: string, cause?: unknown) => void;
};

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether rates fetched at that moment are 24 hours old or more. */
export const isOld = (updatedAt: string, now: number): boolean =>
  !(now - Date.parse(updatedAt) < rateLifetimeMs);

function readEntry(json: string, updatedAt: string, defaults: RateDefaults): DatedRates {
  const stored: unknown = JSON.parse(json);
  const rates = ratesFromAnswer(stored, defaults);
  if (rates === undefined) throw new Error("no rates that can be used");
  if (!isoMoment.test(updatedAt) || Number.isNaN(Date.parse(updatedAt))) {
    throw new Error("no date that can be read");
  }
  const publishedOn = propertyOf(stored, "publishedOn");
  return {
    rates,
    updatedAt,
    source: findRateSource(propertyOf(stored, "source"))?.id,
    publishedOn: typeof publishedOn === "string" ? publishedOn : undefined,
  };
}

/**
 * The stored rates: fresh when less than 24 hours old, stale when older, none when there are none or
 * they cannot be used (corrupt, foreign, more than five minutes in the future, storage denied). They
 * pass the same check as a service's answer. `now` is in milliseconds since 1970. Never throws.
 */
export function readRateCache(now: number, context: RateCacheContext): RateCache {
  try {
    const storage = context.openStorage();
    const json = storage.getItem(ratesKey);
    const updatedAt = storage.getItem(ratesUpdatedAtKey);
    if (json === null && updatedAt === null) return { kind: "none" };
    const entry = readEntry(json ?? "", updatedAt ?? "", context.defaults);
    if (Date.parse(entry.updatedAt) > now + clockSkewMs) throw new Error("a date in the future");
    return { kind: isOld(entry.updatedAt, now) ? "stale" : "fresh", entry };
  } catch (cause) {
    context.log("The stored exchange rates cannot be used", cause);
    return { kind: "none" };
  }
}

/** Stores rates; where that is refused they are only logged as not kept. Never throws. */
export function writeRateCache(entry: DatedRates, context: RateCacheContext): void {
  const { updatedAt, ...stored } = entry;
  try {
    const storage = context.openStorage();
    // Rates first: should the second write fail, an old date on new rates does no harm.
    storage.setItem(ratesKey, JSON.stringify(stored));
    storage.setItem(ratesUpdatedAtKey, updatedAt);
  } catch (cause) {
    context.log("The exchange rates could not be stored", cause);
  }
}
