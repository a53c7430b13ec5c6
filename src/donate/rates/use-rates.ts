import { useEffect, useState } from "react";
import type { RateDefaults } from "./rates.ts";
import { createRates, initialRates } from "./rates-store.ts";

/** @param defaults read once */
export function useRates(defaults: RateDefaults) {
  const [state, show] = useState(() => initialRates(defaults));
  const [rates] = useState(() => createRates(defaults, show));
  useEffect(() => {
    const retry = () => document.visibilityState === "visible" && rates.retry();
    rates.start();
    window.addEventListener("online", rates.retry);
    document.addEventListener("visibilitychange", retry);
    return () => {
      window.removeEventListener("online", rates.retry);
      document.removeEventListener("visibilitychange", retry);
      rates.stop();
    };
  }, [rates]);
  return { state, refresh: rates.refresh };
}

export type RatesInUse = ReturnType<typeof useRates>;
