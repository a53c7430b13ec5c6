import type { ReactNode } from "react";
import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import { formatMoney, maxAmountIn, providedBy, toCurrency } from "./amount.ts";
import type { DonateData } from "./donate-data.server.ts";
import { useKnownRates } from "./rates/use-rates.ts";
import {
  giftValueOf,
  readGift,
  sharedGift,
  statedIn,
  type TypedGift,
  toFieldText,
  withoutCurrency,
} from "./typed-gift.ts";

/** The choice of another amount than the four. */
export const ownChoice = "own";

function useGift({ config, providedByAmount, giftChoices }: DonateData) {
  const { language } = useIslandShell();
  const { donation } = config;
  const { decimal } = language;
  const { rates } = useKnownRates(config);
  const writeAmount = (units: number, code: CurrencyCode) =>
    readGift(toFieldText(units, config.currencies[code].decimals, decimal), code);
  const gift: TypedGift = sharedGift.useValue() ?? writeAmount(donation.amount, donation.currency);
  const { currency } = gift;
  const value = giftValueOf(gift, rates, config);
  const showMoney = (units: number, code = currency) => formatMoney(units, code, language, config);
  return {
    ...gift,
    ...value,
    /** Texts to show: "50 EUR", "2,277 MRU", and the maximum. */
    shown: {
      own: showMoney(value.amount),
      mru: showMoney(value.amountMru, "MRU"),
      max: showMoney(maxAmountIn(currency, rates, config)),
    },
    /** Which of the four gifts has this value, in any currency. */
    choice: giftChoices.find(({ amount }) => amount === value.amountMru),
    provided: providedBy(value.amountMru, providedByAmount).provided,
    type: (text: string, code: CurrencyCode, hasNoCurrency = false) => {
      const typed = readGift(text, code);
      sharedGift.set({ ...typed, hasNoCurrency: hasNoCurrency && !statedIn(typed.parsed) });
    },
    leaveField: () => {
      if (statedIn(gift.parsed)) sharedGift.set(withoutCurrency(gift, decimal));
    },
    /** A gift that was chosen keeps its value in MRU. */
    chooseCurrency: (code: CurrencyCode) =>
      sharedGift.set(
        gift.hasNoCurrency || value.amountMru === 0
          ? { ...withoutCurrency(gift, decimal), currency: code }
          : writeAmount(toCurrency(value.amountMru, code, rates, config), code),
      ),
    /** Uses the visitor's currency, unless rounding would change the amount in MRU. */
    choose: (choice: string) => {
      if (choice === ownChoice) return sharedGift.set(readGift("", "MRU"));
      const amountMru = Number(choice);
      const inOwn = writeAmount(toCurrency(amountMru, currency, rates, config), currency);
      const isExact = giftValueOf(inOwn, rates, config).amountMru === amountMru;
      sharedGift.set(isExact ? inOwn : writeAmount(amountMru, "MRU"));
    },
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
