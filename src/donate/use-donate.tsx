import type { ReactNode } from "react";
import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import { formatMoney, providedBy } from "./amount.ts";
import type { DonateData } from "./donate-data.server.ts";
import { firstGift, giftStore, readGift, typedGift } from "./gift.ts";
import { useRates } from "./rates/use-rates.ts";

function useGift({ config, providedRows, giftChoices }: DonateData) {
  const { language } = useIslandShell();
  const { rates, approximate } = useRates(config);
  const gift = giftStore.useValue() ?? firstGift(config);
  const { text, currency } = gift;
  const value = readGift(gift, { rates, config, decimal: language.decimal });
  const { amountMru, meantIn } = value;
  return {
    ...value,
    text,
    currency,
    /** Texts to show, such as "50 EUR" and "2,277 MRU". */
    inCurrency: formatMoney(value.amountIn(currency), currency, language, config),
    inMru: formatMoney(amountMru, "MRU", language, config),
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
