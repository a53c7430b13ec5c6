import { toCurrency, toLocalValue } from "../amount/convert.ts";
import { formatAmount } from "../amount/format-amount.ts";
import { parseAmount } from "../amount/parse-amount.ts";
import type { CurrencyCode } from "../currency.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { Rates } from "../rates/rates.ts";
import type { LinkedGift } from "./gift-link.ts";

/** What the visitor gives: the amount as it stands in its field, and the currency chosen. */
export type Gift = { readonly text: string; readonly currency: CurrencyCode };

export type GiftEvent =
  | { readonly type: "typed"; readonly text: string }
  /** The field was left: what was understood of it takes the place of what was typed. */
  | { readonly type: "left" }
  | { readonly type: "currency-chosen"; readonly currency: CurrencyCode }
  /** An impact card was pressed; its amount is in MRU. */
  | { readonly type: "level-chosen"; readonly localValue: number; readonly rates: Rates }
  /** The page was opened with a gift in its address. */
  | { readonly type: "link-opened"; readonly gift: LinkedGift };

/** What the changes of a gift depend on. */
export type GiftContext = {
  readonly figures: DonateFigures;
  /** What stands before the decimals in the language of the page. */
  readonly decimal: string;
};

/** An amount as it is put in the field: without groups, so that it is easily edited. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** The text without the currency it names, which is chosen by then; any other text stays. */
function withoutCurrency(text: string, { figures, decimal }: GiftContext): string {
  const parsed = parseAmount(text, figures.donation.maxAmount);
  if (parsed.kind !== "amount" || parsed.currency === undefined) return text;
  return toFieldText(parsed.value, 2, decimal);
}

function afterTyping({ currency }: Gift, text: string, { figures }: GiftContext): Gift {
  const parsed = parseAmount(text, figures.donation.maxAmount);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, currency: stated ?? currency };
}

/** How a gift changes. An amount that names its currency ("50 EUR") chooses it. */
export function giftReducer(gift: Gift, event: GiftEvent, context: GiftContext): Gift {
  switch (event.type) {
    case "typed":
      return afterTyping(gift, event.text, context);
    case "left":
      return { ...gift, text: withoutCurrency(gift.text, context) };
    case "currency-chosen":
      return { text: withoutCurrency(gift.text, context), currency: event.currency };
    case "link-opened": {
      const { amount, currency } = event.gift;
      return {
        text: amount === undefined ? "" : toFieldText(amount, 2, context.decimal),
        currency,
      };
    }
    case "level-chosen": {
      const { figures, decimal } = context;
      const amount = toCurrency(event.localValue, gift.currency, event.rates, figures);
      const { decimals } = figures.currencies[gift.currency];
      return { ...gift, text: toFieldText(amount, decimals, decimal) };
    }
  }
}

/** What a gift comes to. Nothing typed, nothing understood and too much all count as 0. */
export type GiftValue = {
  /** In units of the chosen currency. */
  readonly amount: number;
  /** In MRU, whole: what is transferred. */
  readonly localValue: number;
  readonly tooLarge: boolean;
};

export function giftValueOf(
  { text, currency }: Gift,
  rates: Rates,
  figures: DonateFigures,
): GiftValue {
  const parsed = parseAmount(text, figures.donation.maxAmount);
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const localValue = toLocalValue(amount, currency, rates, figures);
  return { amount, localValue, tooLarge: parsed.kind === "too-large" };
}
