import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { formatAmount } from "../../i18n/format-number.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney, impactOf, toCurrency, toMru } from "../amount/money.ts";
import { type CurrencyCode, type ParsedAmount, parseAmount } from "../amount/parse-amount.ts";
import { useDonate } from "../donate-context.tsx";
import type { DonationConfig } from "../donate-data.ts";
import type { Rates } from "../rates/rates.ts";
import { cleanName, type LinkedGift, readGiftLink, readLinkedName } from "./gift-link.ts";

/** What the visitor gives: the amount as it stands in its field, understood, and the currency. */
export type Gift = {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyCode;
};

export type GiftEvent =
  | { readonly type: "typed"; readonly text: string }
  /** The field was left: a currency named in its text, now chosen, goes out of it; other text stays as typed. */
  | { readonly type: "left" }
  | { readonly type: "currency-chosen"; readonly currency: CurrencyCode }
  /** An impact card was pressed. */
  | { readonly type: "level-chosen"; readonly amountMru: number; readonly rates: Rates }
  /** The page was opened with a gift in its address. */
  | { readonly type: "link-opened"; readonly gift: LinkedGift };

/** What the changes of a gift depend on. */
type GiftContext = {
  readonly config: DonationConfig;
  /** What stands before the decimals in the language of the page. */
  readonly decimal: string;
};

/** An amount as it is put in the field: without groups, so that it is easily edited. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** A text in the field as a gift. An amount that names its currency ("50 EUR") chooses it. */
export function typedGift(text: string, currency: CurrencyCode, config: DonationConfig): Gift {
  const parsed = parseAmount(text, config.donation.maxAmount);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, parsed, currency: stated ?? currency };
}

function giftOf(value: number, currency: CurrencyCode, { config, decimal }: GiftContext): Gift {
  const text = toFieldText(value, config.currencies[currency].decimals, decimal);
  return { text, parsed: { kind: "amount", value, currency: undefined }, currency };
}

/** The gift without the currency its text names, which is chosen by then; any other text stays. */
function withoutCurrency(gift: Gift, { decimal }: GiftContext): Gift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  const text = toFieldText(parsed.value, 2, decimal);
  return { ...gift, text, parsed: { ...parsed, currency: undefined } };
}

/** How a gift changes. */
export function giftReducer(gift: Gift, event: GiftEvent, context: GiftContext): Gift {
  const { config, decimal } = context;
  switch (event.type) {
    case "typed":
      return typedGift(event.text, gift.currency, config);
    case "left":
      return withoutCurrency(gift, context);
    case "currency-chosen":
      return { ...withoutCurrency(gift, context), currency: event.currency };
    case "link-opened": {
      const { amount, currency } = event.gift;
      const text = amount === undefined ? "" : toFieldText(amount, 2, decimal);
      return typedGift(text, currency, config);
    }
    case "level-chosen": {
      const { amountMru, rates } = event;
      return giftOf(toCurrency(amountMru, gift.currency, rates, config), gift.currency, context);
    }
  }
}

/**
 * What a gift comes to: `amount` in units of the chosen currency, `amountMru` in whole MRU, which is
 * what is transferred. Nothing typed, nothing understood and too much all count as 0.
 */
export function giftValueOf({ parsed, currency }: Gift, rates: Rates, config: DonationConfig) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  return { amount, amountMru, tooLarge: parsed.kind === "too-large" };
}

/**
 * The visitor's gift, its value, what it provides and what changes it. Starts as the requirements
 * have it (section 9: 1000 MRU), with the gift in the page's address, or with what was typed into
 * the field before hydration.
 *
 * @param onBadLink called when the address holds a gift that cannot be one
 */
export function useGift(rates: Rates, onBadLink: () => void) {
  const { language } = useIsland();
  const { config } = useDonate();
  const field = useRef<HTMLInputElement>(null);
  const context = { config, decimal: language.decimal };
  const { donation } = config;
  const [person, setPerson] = useState("");
  const [gift, dispatch] = useReducer(
    (before: Gift, event: GiftEvent) => giftReducer(before, event, context),
    undefined,
    () => giftOf(donation.amount, donation.currency, context),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useLayoutEffect(() => {
    setPerson(readLinkedName(location.search));
    const { value, defaultValue } = field.current ?? { value: "", defaultValue: "" };
    if (value !== defaultValue) return dispatch({ type: "typed", text: value });
    const linked = readGiftLink(location.search, donation.maxAmount);
    if (linked === "bad") onBadLink();
    else if (linked !== undefined) dispatch({ type: "link-opened", gift: linked });
  }, []);
  const { amount, amountMru, tooLarge } = giftValueOf(gift, rates, config);
  const own = (value: number) => formatMoney(value, gift.currency, language, config);
  return {
    text: gift.text,
    currency: gift.currency,
    amount,
    amountMru,
    tooLarge,
    /** The amounts as they are shown: "50 EUR", "2,277 MRU", and the most that may be typed. */
    shown: {
      own: own(amount),
      mru: formatMoney(amountMru, "MRU", language, config),
      max: own(donation.maxAmount),
    },
    impact: impactOf(amountMru, config.impactTiers),
    /** In whose name: as it is typed, and cleaned, "" for nobody's. */
    person,
    inName: cleanName(person),
    setPerson,
    dispatch,
    field,
  };
}

/** The gift as it stands in the page's form, and what changes it. */
export type GiftFormState = ReturnType<typeof useGift>;
