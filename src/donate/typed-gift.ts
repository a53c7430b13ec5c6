import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { sharedValue } from "../ui/shared-value.ts";
import { parseAmount, toCurrency, toMru } from "./amount.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import type { Rates } from "./rates/rates.ts";

export type TypedGift = ReturnType<typeof readGift>;

/** The gift that the islands share. It is undefined until a visitor or a link chooses one. */
export const sharedGift = sharedValue<TypedGift>();

/** The choice of another amount than the four. */
export const ownChoice = "own";

/** What a gift is converted and written with: `decimal` is the mark of the language. */
export type Conversion = {
  rates: Rates;
  /** Whether better rates may come, which change the value. */
  approximate: boolean;
  config: DonationConfig;
  decimal: string;
};

/** Has no separators of thousands, so that the text is easy to edit. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/**
 * An amount with its currency ("50 EUR") also chooses the currency.
 * @param isCurrencyOpen whether the visitor typed the number before choosing its currency
 */
export function readGift(text: string, currency: CurrencyCode, { isCurrencyOpen = false } = {}) {
  const parsed = parseAmount(text);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, parsed, currency: stated ?? currency, isCurrencyOpen: isCurrencyOpen && !stated };
}

/** The gift with this value in MRU, as the visitor would type it in the currency. */
export function giftWorth(
  amountMru: number,
  code: CurrencyCode,
  { rates, config, decimal }: Conversion,
) {
  const amount = toCurrency(amountMru, code, rates, config);
  return readGift(toFieldText(amount, config.currencies[code].decimals, decimal), code);
}

/** Removes the currency from the text when the visitor leaves the field. */
export function withoutCurrency(gift: TypedGift, decimal: string): TypedGift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  return readGift(toFieldText(parsed.value, 2, decimal), gift.currency);
}

/** Uses the visitor's currency for one of the four gifts, unless rounding or better rates would change the amount in MRU. */
export function chooseGift(gift: TypedGift, choice: string, by: Conversion): TypedGift {
  if (choice === ownChoice) return readGift("", "MRU");
  const amountMru = Number(choice);
  const converted = giftWorth(amountMru, gift.currency, by);
  const isExact = !by.approximate && giftValueOf(converted, by).amountMru === amountMru;
  return isExact ? converted : giftWorth(amountMru, "MRU", by);
}

/** A gift that was chosen keeps its value in MRU, and a number that was typed stays. */
export function chooseCurrency(gift: TypedGift, code: CurrencyCode, by: Conversion): TypedGift {
  const { amountMru } = giftValueOf(gift, by);
  if (amountMru > 0 && !gift.isCurrencyOpen) return giftWorth(amountMru, code, by);
  return { ...withoutCurrency(gift, by.decimal), currency: code };
}

/** The value in units of the currency and in whole MRU. Unreadable or too large text counts as 0. */
export function giftValueOf({ parsed, currency }: TypedGift, { rates, config }: Conversion) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  return tooLarge ? { amount: 0, amountMru: 0, tooLarge } : { amount, amountMru, tooLarge };
}
