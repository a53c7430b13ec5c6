import { createContext, useContext } from "react";
import { type DayWords, showDay } from "./day-words.ts";

/** The page gives its words for days to what shows one. */
export const DayWordsContext = createContext<DayWords>([]);

/** Puts a day or a moment into words. @see showDay */
export function useShowDay(): (date: string) => string {
  const words = useContext(DayWordsContext);
  return (date) => showDay(date, words);
}
