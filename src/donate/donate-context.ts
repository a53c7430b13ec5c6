import { createContext, useContext } from "react";
import { type DayWords, showDay } from "../i18n/day-words.ts";
import { useIsland } from "../ui/use-shell.ts";
import type { CurrencyCode } from "./amount/currency.ts";
import { formatMoney } from "./amount/money.ts";
import type { DonateData } from "./donate-data.ts";

/** The page gives its words and figures to all that stands on it. */
export const DonateContext = createContext<DonateData | undefined>(undefined);

/** The words and figures of Donate. @throws Error outside of it */
export function useDonate(): DonateData {
  const data = useContext(DonateContext);
  if (!data) throw new Error("no donate page above this component");
  return data;
}

/** Writes an amount of a currency in the language of the page. @see formatMoney */
export function useMoney(): (value: number, currency: CurrencyCode) => string {
  const { language } = useIsland();
  const { config } = useDonate();
  return (value, currency) => formatMoney(value, currency, language, config);
}

/** Puts a day or a moment into words. @see showDay */
export function useShowDay(): (date: string) => string {
  const days: DayWords = useDonate().days;
  return (date) => showDay(date, days);
}
