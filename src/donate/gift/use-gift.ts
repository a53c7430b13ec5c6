import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { formatAmount } from "../../i18n/format-number.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney, impactOf, maxAmountIn, toCurrency, toMru } from "../amount/money.ts";
import { type CurrencyCode, type ParsedAmount, parseAmount } from "../amount/parse-amount.ts";
import { useDonate } from "../donate-context.tsx";
import type { DonationConfig } from "../donate-data.server.ts";
import type { Rates } from "../rates/rates.ts";
import { readGiftLink, suggestedName } from "./gift-link.ts";

/** What the visitor gives: the amount as it stands in its field, understood, and the currency. */
export type Gift = {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyCode;
};

/** An amount as it is put in the field: without groups, so that it is easily edited. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** A text in the field as a gift. An amount that names its currency ("50 EUR") chooses it. */
export function typedGift(text: string, currency: CurrencyCode): Gift {
  const parsed = parseAmount(text);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, parsed, currency: stated ?? currency };
}

/** An amount that is put into the field. @param decimal what stands before its decimals */
export function writtenGift(
  value: number,
  currency: CurrencyCode,
  { currencies }: DonationConfig,
  decimal: string,
): Gift {
  const text = toFieldText(value, currencies[currency].decimals, decimal);
  return { text, parsed: { kind: "amount", value, currency: undefined }, currency };
}

/** The gift without the currency its text names, which is chosen by then; any other text stays. */
export function withoutCurrency(gift: Gift, decimal: string): Gift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  const text = toFieldText(parsed.value, 2, decimal);
  return { ...gift, text, parsed: { ...parsed, currency: undefined } };
}

/**
 * What a gift comes to: `amount` in units of the chosen currency, `amountMru` in whole MRU, which is
 * what is transferred. Nothing typed, nothing understood and too much all count as 0.
 */
export function giftValueOf({ parsed, currency }: Gift, rates: Rates, config: DonationConfig) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  return tooLarge ? { amount: 0, amountMru: 0, tooLarge } : { amount, amountMru, tooLarge };
}

/**
 * The visitor's gift, its value, what it provides and what changes it. Starts with 1000 MRU
 * (requirements, section 9), the gift in the address, or what was typed before hydration.
 *
 * @param onBadLink called when the address holds a gift that cannot be one
 */
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
  // Read here, once for each change: whatever shows the gift is given what was understood.
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
    /** The amounts as they are shown: "50 EUR", "2,277 MRU", and the most that may be typed. */
    shown: {
      own: show(value.amount),
      mru: show(value.amountMru, "MRU"),
      max: show(maxAmountIn(currency, rates, config)),
    },
    impact: impactOf(value.amountMru, config.impactTiers),
    /** The name that the address suggests: it is passed on, and not shown here. */
    suggested,
    openLink,
    field,
    type,
    /** The field was left: a currency named in its text, now chosen, goes out of it. */
    onBlur: () => setGift(withoutCurrency(gift, decimal)),
    chooseCurrency: (code: CurrencyCode) =>
      setGift({ ...withoutCurrency(gift, decimal), currency: code }),
    /** An impact card was pressed. @param level its amount in MRU */
    chooseLevel: (level: number) =>
      setGift(write(toCurrency(level, currency, rates, config), currency)),
  };
}

/** The gift as it stands in the page's form, and what changes it. */
export type GiftFormState = ReturnType<typeof useGift>;
