import { pathOf } from "../../content/addresses.server.ts";
import { loadFigures } from "../../content/figures.server.ts";
import { loadTexts } from "../../content/load-content.server.ts";
import { makeDayWords } from "../../i18n/day-words.ts";
import type { Language } from "../../i18n/languages-schema.server.ts";
import { reminderPath } from "./reminder.server.ts";

export function afterTransferData(language: Language) {
  const { head: _head, next: _next, ...texts } = loadTexts("afterTransfer", language);
  const { bankily } = loadTexts("donate", language);
  const { amountLabel, numberLabel, holderLabel, copiedTitle, selected } = bankily;
  const { currencies, donation } = loadFigures();
  return {
    texts,
    labels: { amountLabel, numberLabel, holderLabel },
    copyTexts: { copiedTitle, selected },
    programs: loadTexts("accounts", language).programs,
    config: { currencies, donation },
    days: makeDayWords(language),
    paths: {
      poster: pathOf("poster", language),
      monthly: reminderPath(language),
    },
  };
}

export type AfterTransferData = ReturnType<typeof afterTransferData>;
