import { loadFigures } from "../../content/figures.server.ts";
import { makeDayWords } from "../../i18n/day-words.ts";
import type { Language } from "../../i18n/languages-schema.server.ts";
import type { SheetData } from "./fill-in.ts";

export function sheetData(language: Language): SheetData {
  const { currencies, donation } = loadFigures();
  const { group, decimal } = language;
  return {
    config: { currencies, donation },
    style: { group, decimal },
    days: makeDayWords(language),
  };
}
