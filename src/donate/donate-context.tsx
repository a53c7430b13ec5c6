import { createContext, useContext } from "react";
import { showDay } from "../i18n/day-words.ts";
import type { DonateData } from "./donate-data.server.ts";

/** The page gives its words and figures to all that stands on it. */
export const DonateContext = createContext<DonateData | undefined>(undefined);

/** The words and figures of Donate. @throws Error outside of it */
export function useDonate(): DonateData {
  const data = useContext(DonateContext);
  if (!data) throw new Error("no donate page above this component");
  return data;
}

/** A day or a moment in words. @param date ISO 8601 */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{showDay(date, useDonate().days)}</time>;
}
