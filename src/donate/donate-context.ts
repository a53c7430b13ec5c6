import { createContext, useContext } from "react";
import { type DayWords, showDay } from "../i18n/day-words.ts";
import type { DonateData } from "./donate-data.ts";

/** The page gives its words and figures to all that stands on it. */
export const DonateContext = createContext<DonateData | undefined>(undefined);

/** The words and figures of Donate. @throws Error outside of it */
export function useDonate(): DonateData {
  const data = useContext(DonateContext);
  if (!data) throw new Error("no donate page above this component");
  return data;
}

/** Puts a day or a moment into words. @see showDay */
export function useShowDay(): (date: string) => string {
  const days: DayWords = useDonate().days;
  return (date) => showDay(date, days);
}
