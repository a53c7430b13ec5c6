import { asDay, findRateSource, type SourcedRates } from "./rate-sources.ts";
import { propertyOf, type RateDefaults, ratesFromMap } from "./rates.ts";

/** `updatedAt` is the moment of the fetch (ISO 8601). */
export type DatedRates = SourcedRates & { readonly updatedAt: string };

export const ratesKey = "rates";

// The clock of the phone may have been set back a little.
const clockSkewMs = 5 * 60 * 1000;

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
