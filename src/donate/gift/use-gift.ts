import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { formatAmount } from "../../i18n/format-number.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney, impactOf, maxAmountIn, toCurrency, toMru } from "../amount/money.ts";
import { type CurrencyCode, type ParsedAmount, parseAmount } from "../amount/parse-amount.ts";
import { useDonate } from "../donate-context.tsx";
import type { DonationConfig } from "../donate-data.server.ts";
import type { Rates } from "../rates/rates.ts";
import { readGiftLink, suggestedName } from "./gift-link.ts";

export type Gift = {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyCode;
};

/** Without groups, so that it is easily edited. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** An amount that names its currency ("50 EUR") chooses it. */
export function typedGift(text: string, currency: CurrencyCode): Gift {
  const parsed = parseAmount(text);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, parsed, currency: stated ?? currency };
}

export function writtenGift(
  value: number,
  currency: CurrencyCode,
  { currencies }: DonationConfig,
  decimal: string,
): Gift {
  const text = toFieldText(value, currencies[currency].decimals, decimal);
  return { text, parsed: { kind: "amount", value, currency: undefined }, currency };
}

/** Once the field is left: the currency that its text names is chosen by then. */
export function withoutCurrency(gift: Gift, decimal: string): Gift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  const text = toFieldText(parsed.value, 2, decimal);
  return { ...gift, text, parsed: { ...parsed, currency: undefined } };
}

/** In units of the currency and in whole MRU; nothing understood and too much count as 0. */
export function giftValueOf({ parsed, currency }: Gift, rates: Rates, config: DonationConfig) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  return tooLarge ? { amount: 0, amountMru: 0, tooLarge } : { amount, amountMru, tooLarge };
}

export function useGift(rates: Rates, onBadLink: () => void) {
  const { language } = useIsland();
  const { config } = useDonate();
  const { donation } = config;
  const { decimal } = language;
  const field = useRef<HTMLInputElement>(null);
  const [suggested, setSuggested] = useState("");
  const write = (value: number, code: CurrencyCode) => writtenGift(value, code, config, decimal);
  const [gift, setGift] = useState(() => write(donation.amount, donation.currency));
  const { currency } = gift;
  const type = (text: string, code = currency) => setGift(typedGift(text, code));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does the same at any time
  const openLink = useCallback(() => {
    setSuggested(suggestedName(location));
    const linked = readGiftLink(location, config);
    if (linked === "bad") return onBadLink();
    if (linked === undefined) return;
    const { amount } = linked;
    type(amount === undefined ? "" : toFieldText(amount, 2, decimal), linked.currency);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is drawn
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? { value: "", defaultValue: "" };
    if (value === defaultValue) return openLink();
    setSuggested(suggestedName(location));
    type(value);
  }, []);
  const value = giftValueOf(gift, rates, config);
  const show = (units: number, code = currency) => formatMoney(units, code, language, config);
  return {
    ...gift,
    ...value,
    /** As shown: "50 EUR", "2,277 MRU", and the most that may be typed. */
    shown: {
      own: show(value.amount),
      mru: show(value.amountMru, "MRU"),
      max: show(maxAmountIn(currency, rates, config)),
    },
    impact: impactOf(value.amountMru, config.impactTiers),
    suggested,
    openLink,
    field,
    type,
    onBlur: () => setGift(withoutCurrency(gift, decimal)),
    chooseCurrency: (code: CurrencyCode) =>
      setGift({ ...withoutCurrency(gift, decimal), currency: code }),
    chooseLevel: (levelMru: number) =>
      setGift(write(toCurrency(levelMru, currency, rates, config), currency)),
  };
}

export type GiftFormState = ReturnType<typeof useGift>;
