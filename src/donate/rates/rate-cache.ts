import { findRateSource } from "./rate-sources.ts";
import { type DatedRates, propertyOf, type RateDefaults, ratesFromAnswer } from "./rates.ts";

export const ratesKey = "khayma.rates";
export const ratesUpdatedAtKey = "khayma.rates-updated-at";

// Requirements, section 9.
const rateLifetimeMs = 24 * 60 * 60 * 1000;
// A phone's clock may have been set back a little since.
const clockSkewMs = 5 * 60 * 1000;

export const isOld = (updatedAt: string): boolean =>
  Date.now() - Date.parse(updatedAt) >= rateLifetimeMs;

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
    const day = propertyOf(stored, "publishedOn");
    return { rates, updatedAt, source, publishedOn: typeof day === "string" ? day : undefined };
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
