import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchRates } from "./fetch-rates.ts";
import { type RateCacheContext, readRateCache, writeRateCache } from "./rate-cache.ts";
import type { RateDefaults } from "./rates.ts";
import { createRatesStore, type RatesDeps } from "./rates-store.ts";

const log = (message: string, cause?: unknown): void => console.warn(message, cause);

/** The rate services, storage and clock of the visitor's browser; touches none until asked. */
function browserDeps(defaults: RateDefaults): RatesDeps {
  const cache: RateCacheContext = { defaults, openStorage: () => window.localStorage, log };
  return {
    fetchRates: (signal) => fetchRates({ defaults, signal }),
    readCache: (now) => readRateCache(now, cache),
    writeCache: (entry) => writeRateCache(entry, cache),
    now: Date.now,
    log,
  };
}

/**
 * The exchange rates of the donate page, and `refresh`, which forces a fetch and never rejects.
 * Prerendered and on the first render they are the defaults, loading; the cache is read and the
 * services asked once the page is in the browser. When the connection or the visitor comes back,
 * approximate rates are silently fetched again.
 *
 * @param defaults read once: they are fixed when the site is built
 */
export function useRates(defaults: RateDefaults) {
  const [store] = useState(() => createRatesStore(defaults, browserDeps(defaults)));
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.initialSnapshot);

  useEffect(() => {
    const retryWhenSeen = () => {
      if (document.visibilityState === "visible") store.retry();
    };
    store.start();
    window.addEventListener("online", store.retry);
    document.addEventListener("visibilitychange", retryWhenSeen);
    return () => {
      window.removeEventListener("online", store.retry);
      document.removeEventListener("visibilitychange", retryWhenSeen);
      store.stop();
    };
  }, [store]);

  return { state, refresh: store.refresh };
}
