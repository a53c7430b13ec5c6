import type { ReactNode } from "react";
import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import { formatMoney, maxAmountIn, providedBy } from "./amount.ts";
import type { DonateData } from "./donate-data.server.ts";
import { useKnownRates } from "./rates/use-rates.ts";
import {
  chooseCurrency,
  chooseGift,
  giftValueOf,
  giftWorth,
  readGift,
  sharedGift,
  withoutCurrency,
} from "./typed-gift.ts";

function useGift({ config, providedByAmount, giftChoices }: DonateData) {
  const { language } = useIslandShell();
  const { donation } = config;
  const { rates, approximate } = useKnownRates(config);
  const by = { rates, approximate, config, decimal: language.decimal };
  const gift = sharedGift.useValue() ?? giftWorth(donation.amount, donation.currency, by);
  const { currency } = gift;
  const value = giftValueOf(gift, by);
  const showMoney = (units: number, code = currency) => formatMoney(units, code, language, config);
  return {
    ...gift,
    ...value,
    /** Texts to show: "50 EUR", "2,277 MRU", and the maximum. */
    shown: {
      inCurrency: showMoney(value.amount),
      mru: showMoney(value.amountMru, "MRU"),
      max: showMoney(maxAmountIn(currency, rates, config)),
    },
    /** Whether the amount in MRU comes from default, old or doubtful rates. */
    isApproximate: approximate && currency !== "MRU" && value.amountMru > 0,
    /** Which of the four gifts has this value, in any currency. */
    choice: giftChoices.find(({ amount }) => amount === value.amountMru),
    provided: providedBy(value.amountMru, providedByAmount).provided,
    setText: (...typed: Parameters<typeof readGift>) => sharedGift.set(readGift(...typed)),
    leaveField: () => {
      const left = withoutCurrency(gift, by.decimal);
      if (left !== gift) sharedGift.set(left);
    },
    chooseCurrency: (code: CurrencyCode) => sharedGift.set(chooseCurrency(gift, code, by)),
    choose: (choice: string) => sharedGift.set(chooseGift(gift, choice, by)),
  };
}

function useDonateData(data: DonateData) {
  // The words for a merchant code replace those for the number.
  return { ...data, payee: { ...data.texts.bankily, ...data.payee }, gift: useGift(data) };
}

const { Context, useValue } = neededContext<ReturnType<typeof useDonateData>>();

/** The texts and figures of the page, and the gift. @throws Error outside of Donate */
export const useDonate = useValue;

export function DonateProvider({ data, children }: { data: DonateData; children: ReactNode }) {
  return <Context value={useDonateData(data)}>{children}</Context>;
}
