import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { parseAmount } from "../i18n/parse-amount.ts";
import { sharedValue } from "../ui/shared-value.ts";
import { toCurrency, toMru } from "./amount.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import type { Rates } from "./rates/rates.ts";

/** What the visitor meant. The page computes every amount from this, with the rates of the moment. */
export type Gift = {
  /** The amount as it was typed or chosen: "4000", "50 EUR". It may be unreadable. */
  readonly text: string;
  /** The currency that is chosen in the calculator. */
  readonly currency: CurrencyCode;
  /** The currency of the text. Without it the number is in the chosen currency, and stays when another is chosen. */
  readonly meantIn?: CurrencyCode | undefined;
};

/** The gift that the islands share. It is undefined until a visitor or a link chooses one. */
export const giftStore = sharedValue<Gift>();

/** The gift with which the page begins. */
export function firstGift({ donation: { amount, currency } }: DonationConfig): Gift {
  return { text: String(amount), currency, meantIn: currency };
}

/** A gift with this text. A currency that is written in the text ("50 EUR") is chosen too. */
export function typedGift(text: string, currency: CurrencyCode, meantIn?: CurrencyCode): Gift {
  const parsed = parseAmount(text);
  const written = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, currency: written ?? currency, meantIn: written ?? meantIn };
}

/** What a gift is converted and written with: `decimal` is the mark of the language. */
type Conversion = {
  readonly rates: Rates;
  readonly config: DonationConfig;
  readonly decimal: string;
};

/** The value in the currency of the text, and in whole MRU. Unreadable or too large text counts as 0. */
export function giftValueOf({ text, currency, meantIn = currency }: Gift, by: Conversion) {
  const { rates, config } = by;
  const parsed = parseAmount(text);
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, meantIn, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  const value = tooLarge ? { amount: 0, amountMru: 0 } : { amount, amountMru };
  return { ...value, meantIn, tooLarge, parsed };
}

/** The value in a currency. In the currency of the text it is exact. */
export function amountIn(code: CurrencyCode, gift: Gift, by: Conversion): number {
  const { amount, amountMru, meantIn } = giftValueOf(gift, by);
  return code === meantIn ? amount : toCurrency(amountMru, code, by.rates, by.config);
}

/** What a field in a currency shows: the text itself where that fits, or else the value. */
export function textIn(code: CurrencyCode, gift: Gift, by: Conversion): string {
  const { parsed, amountMru, meantIn } = giftValueOf(gift, by);
  if (code !== meantIn) return amountMru === 0 ? "" : toFieldText(amountIn(code, gift, by), by);
  const hasCurrency = parsed.kind === "amount" && parsed.currency !== undefined;
  return hasCurrency ? toFieldText(parsed.value, by) : gift.text;
}

/** Has no separators of thousands, so that the text is easy to edit. */
export function toFieldText(value: number, { decimal }: Pick<Conversion, "decimal">): string {
  return formatAmount(value, { group: "", decimal });
}
