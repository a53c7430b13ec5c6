import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { sharedValue } from "../ui/shared-value.ts";
import { type ParsedAmount, parseAmount, toMru } from "./amount.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import type { Rates } from "./rates/rates.ts";

export type TypedGift = ReturnType<typeof readGift> & {
  /** The number was typed beside the currencies, and is meant in the one that is chosen next. */
  readonly hasNoCurrency?: boolean;
};

/** The gift that the islands share. It is undefined until a visitor or a link chooses one. */
export const sharedGift = sharedValue<TypedGift>();

/** Has no separators of thousands, so that the text is easy to edit. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** An amount with its currency ("50 EUR") also chooses the currency. */
export function readGift(text: string, currency: CurrencyCode) {
  const parsed = parseAmount(text);
  return { text, parsed, currency: statedIn(parsed) ?? currency };
}

/** The currency that is written beside an amount. */
export const statedIn = (parsed: ParsedAmount) =>
  parsed.kind === "amount" ? parsed.currency : undefined;

/** Removes the currency from the text when the visitor leaves the field. */
export function withoutCurrency(gift: TypedGift, decimal: string): TypedGift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  return { ...gift, ...readGift(toFieldText(parsed.value, 2, decimal), gift.currency) };
}

/** The value in units of the currency and in whole MRU. Unreadable or too large text counts as 0. */
export function giftValueOf({ parsed, currency }: TypedGift, rates: Rates, config: DonationConfig) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  return tooLarge ? { amount: 0, amountMru: 0, tooLarge } : { amount, amountMru, tooLarge };
}
