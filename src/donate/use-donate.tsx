import type { ReactNode } from "react";
import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import { formatMoney, maxAmountIn, providedBy } from "./amount.ts";
import type { DonateData } from "./donate-data.server.ts";
import { amountIn, firstGift, giftStore, giftValueOf, textIn, typedGift } from "./gift.ts";
import { useRates } from "./rates/use-rates.ts";

function useGift({ config, providedRows, giftChoices }: DonateData) {
  const { language } = useIslandShell();
  const { rates, approximate } = useRates(config);
  const by = { rates, config, decimal: language.decimal };
  const gift = giftStore.useValue() ?? firstGift(config);
  const { text, currency } = gift;
  const value = giftValueOf(gift, by);
  const { amountMru, meantIn } = value;
  const writeMoney = (amount: number, code: CurrencyCode) =>
    formatMoney(amount, code, language, config);
  return {
    ...value,
    text,
    currency,
    /** Texts to show, such as "50 EUR" and "2,277 MRU". */
    inCurrency: writeMoney(amountIn(currency, gift, by), currency),
    inMru: writeMoney(amountMru, "MRU"),
    maxIn: (code: CurrencyCode) => writeMoney(maxAmountIn(code, rates, config), code),
    textIn: (code: CurrencyCode) => textIn(code, gift, by),
    /** Whether the amount in MRU comes from default, old or doubtful rates. */
    isApproximate: approximate && meantIn !== "MRU" && amountMru > 0,
    /** Which of the four gifts has this value, in any currency. */
    choice: giftChoices.find(({ amount }) => amount === amountMru),
    provided: providedBy(amountMru, providedRows).provided,
    setText: (typed: string, typedIn?: CurrencyCode) =>
      giftStore.set(typedGift(typed, currency, typedIn)),
    setCurrency: (code: CurrencyCode) => giftStore.set({ ...gift, currency: code }),
  };
}

const { Context, useValue } = neededContext<DonateData & { gift: ReturnType<typeof useGift> }>();

/** The texts and figures of the page, and the gift. @throws Error outside of Donate */
export const useDonate = useValue;

export function DonateProvider({ data, children }: { data: DonateData; children: ReactNode }) {
  return <Context value={{ ...data, gift: useGift(data) }}>{children}</Context>;
}
