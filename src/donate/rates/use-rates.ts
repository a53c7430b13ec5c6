import { useEffect, useState, useSyncExternalStore } from "react";
import type { DonateFigures } from "../donate-figures.ts";
import { browserRatesServices } from "./browser-rates-services.ts";
import type { RatesState } from "./rates-state.ts";
import { RatesStore, type RefreshResult } from "./rates-store.ts";

type UseRates = {
  readonly state: RatesState;
  /** Forces a fetch; never rejects. The same function on every render. */
  readonly refresh: () => Promise<RefreshResult>;
};

/**
 * The exchange rates of the donate page. Prerendered and on the first render they are the defaults,
 * loading; the cache is read and the services asked once the page is in the browser. When the
 * connection or the visitor comes back, approximate rates are silently fetched again.
 *
 * @param figures read once: they are fixed when the site is built
 */
export function useRates(figures: DonateFigures): UseRates {
  const [store] = useState(() => new RatesStore(figures, browserRatesServices(figures)));
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
