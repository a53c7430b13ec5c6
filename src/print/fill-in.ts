import { formatMoney } from "../donate/amount.ts";
import type { DonationConfig } from "../donate/donate-data.server.ts";
import { nameOf } from "../donate/gift/dedication.ts";
import { readGiftLink, suggestedName } from "../donate/gift/gift-link.ts";
import { type DayWords, showDay } from "../i18n/day-words.ts";
import "./print-button.ts";

export type SheetData = {
  readonly config: DonationConfig;
  readonly style: { readonly group: string; readonly decimal: string };
  readonly days: DayWords;
};

function linkedWords({ config, style, days }: SheetData): Map<string, string> {
  const gift = readGiftLink(location, config);
  const words = new Map([["name", nameOf(suggestedName(location))]]);
  if (gift !== undefined && gift !== "bad" && gift.amount !== undefined) {
    words.set("amount", formatMoney(gift.amount, gift.currency, style, config));
    words.set("date", showDay(new Date().toISOString(), days));
  }
  const blanks = new Set(blanksHere().map((blank) => blank.dataset["blank"]));
  return new Map([...words].filter(([name, text]) => text !== "" && blanks.has(name)));
}

const blanksHere = () => [...document.querySelectorAll<HTMLElement>("[data-blank]")];

/** A stranger may have written the address: it stands on the sheet once the visitor asks for it. */
function prepareSheet(): void {
  const question = document.querySelector<HTMLElement>("[data-fill-in]");
  if (question === null) return;
  const words = linkedWords(JSON.parse(question.dataset["fillIn"] ?? ""));
  question.hidden = words.size === 0;
  question.querySelector("button")?.addEventListener("click", () => {
    for (const blank of blanksHere()) {
      blank.textContent = words.get(blank.dataset["blank"] ?? "") ?? "";
    }
    question.hidden = true;
  });
}

prepareSheet();
