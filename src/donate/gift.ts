import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { parseAmount } from "../i18n/parse-amount.ts";
import { sharedValue } from "../ui/shared-value.ts";
import { converter } from "./amount.ts";
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

/** The value of a gift in every currency. Unreadable or too large text counts as 0. */
export function readGift({ text, currency, meantIn = currency }: Gift, conversion: Conversion) {
  const { rates, config, decimal } = conversion;
  const { toMru, fromMru, maxIn } = converter(rates, config);
  const parsed = parseAmount(text);
  const typed = parsed.kind === "amount" ? parsed.value : 0;
  const typedMru = toMru(typed, meantIn);
  const tooLarge = parsed.kind === "too-large" || typedMru > config.donation.maxAmount;
  const [amount, amountMru] = tooLarge ? [0, 0] : [typed, typedMru];
  /** In the currency of the text the value is exact. */
  const amountIn = (code: CurrencyCode) => (code === meantIn ? amount : fromMru(amountMru, code));
  /** What a field in a currency shows: the text itself where that fits, or else the value. */
  function textIn(code: CurrencyCode): string {
    if (code !== meantIn) return amountMru === 0 ? "" : toFieldText(amountIn(code), decimal);
    const hasCurrency = parsed.kind === "amount" && parsed.currency !== undefined;
    return hasCurrency ? toFieldText(typed, decimal) : text;
  }
  return { amount, amountMru, meantIn, tooLarge, parsed, amountIn, textIn, maxIn };
}

/** Has no separators of thousands, so that the text is easy to edit. */
export const toFieldText = (value: number, decimal: string): string =>
  formatAmount(value, { group: "", decimal });
