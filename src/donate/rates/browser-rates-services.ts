import type { DonateFigures } from "../donate-figures.ts";
import { fetchRates } from "./fetch-rates.ts";
import { type RateCacheContext, readRateCache, writeRateCache } from "./rate-cache.ts";
import type { RatesServices } from "./rates-store.ts";

const log = (message: string, cause?: unknown): void => console.warn(message, cause);

/** The rate services, storage and clock of the visitor's browser; touches none until asked. */
export function browserRatesServices(figures: DonateFigures): RatesServices {
  const cache: RateCacheContext = { figures, openStorage: () => window.localStorage, log };
  return {
    fetchRates: (signal) => fetchRates({ figures, signal }),
    readCache: (now) => readRateCache(now, cache),
    writeCache: (entry) => writeRateCache(entry, cache),
    now: Date.now,
    log,
  };
}
