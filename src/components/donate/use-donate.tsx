import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { formatMoney } from "../../lib/i18n/format-number.ts";
import { interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import type { CurrencyCode } from "../../lib/money/currency-codes.ts";
import { type RatesState, useRates } from "../../lib/rates/use-rates.ts";
import { readDraft, useKeptFocus } from "../forms/draft.ts";
import { showError } from "../shell/toasts.tsx";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import type { DonateData, DonationConfig } from "./donate-data.server.ts";
import { builtGift, chooseCurrency, chooseGift, giftStore, readGift, typedGift } from "./gift.ts";
import { decideGift, giftFragment, isGiftLink, readGiftLink } from "./gift-link.ts";

type Donate = DonateData & { gift: ReturnType<typeof useGift>; rates: RatesState };

const { Context, useValue } = neededContext<Donate>();

/** The texts and figures of the page, the gift and the rates. @throws Error outside of Donate */
export const useDonate = useValue;

export function DonateProvider({ data, children }: { data: DonateData; children: ReactNode }) {
  useFirstGift(data.config);
  useKeptFocus();
  const rates = useRates(data.config);
  const gift = useGift(data, rates);
  return <Context value={{ ...data, gift, rates }}>{children}</Context>;
}

function useGift(
  { config, providedRows, giftChoices, dayLimit }: DonateData,
  { rates, approximate }: RatesState,
) {
  const { language } = useIslandShell();
  const gift = giftStore.useValue() ?? builtGift(config);
  const { currency } = gift;
  const value = readGift(gift, { rates, config, decimal: language.decimal });
  const { amountMru, meantIn } = value;
  return {
    ...value,
    text: gift.text,
    currency,
    /** Texts to show, such as "50 EUR" and "2,277 MRU". */
    inCurrency: formatMoney(value.amountIn(currency), currency, language, config),
    inMru: formatMoney(amountMru, "MRU", language, config),
    /** Whether the amount in MRU comes from default, old or doubtful rates. */
    isApproximate: approximate && meantIn !== "MRU" && amountMru > 0,
    /** What is said of an amount above the day's limit, whose transfer would fail. */
    overLimit: dayLimit && amountMru > dayLimit.mru ? dayLimit.text : "",
    /** Which of the four gifts has this value, in any currency. */
    choice: giftChoices.find(({ amount }) => amount === amountMru),
    // The rows go from the highest down to 0.
    provided: providedRows.find(({ from }) => amountMru >= from)?.provided ?? [],
    setText: (typed: string, typedIn?: CurrencyCode) =>
      chooseGift(typedGift(typed, currency, typedIn)),
    setCurrency: (code: CurrencyCode) => chooseCurrency(gift, code),
  };
}

/** Decides with which gift the page begins. An island that wakes later takes only what was chosen before it woke. */
function useFirstGift(config: DonationConfig): void {
  useLayoutEffect(() => {
    const typed = chosenBefore(config);
    if (giftStore.get() && !typed) return;
    const tab = readDraft("gift");
    const gift = decideGift({ typed, address: location.hash, tab }, config);
    if (gift.from === "visitor" || gift.from === "address") chooseGift(gift);
    else giftStore.set(gift);
    if (readGiftLink(location.hash, config)) removeFragment();
  }, [config]);
}

/** What was chosen until the script came (`note-choice.inline.ts`). The built page has amounts in one currency. */
function chosenBefore({ donation: { currency } }: DonationConfig) {
  const { typed } = document.documentElement.dataset;
  return typed === undefined ? undefined : typedGift(typed, currency, currency);
}

/** The tab keeps the gift from here on. If it stayed in the address, a later choice would end with a reload. */
const removeFragment = () =>
  history.replaceState(history.state, "", location.pathname + location.search);

/** Takes the gift of each link that is followed, and writes the gift into links to After. Only the slip does so. */
export function useGiftLinks(): void {
  const { config, texts, gift } = useDonate();
  const { dir } = useIslandShell().language;
  const { amountMru } = gift;
  const isDecided = giftStore.useValue() !== undefined;
  const refuse = useEffectEvent(() => {
    const { title, text } = texts.donor.badLink;
    showError({ title, text: interpolate(text, { amount: isolate(gift.inMru, dir) }) });
  });
  useEffect(() => {
    const follow = () => {
      if (!isDecided || !isGiftLink(location.hash)) return;
      const linked = readGiftLink(location.hash, config);
      if (linked) chooseGift(linked);
      else refuse();
      removeFragment();
      document.getElementById("slip")?.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isDecided, config]);
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-add-gift]")) {
      link.hash = giftFragment(amountMru);
    }
  }, [amountMru]);
}
