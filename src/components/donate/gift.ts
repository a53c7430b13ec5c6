import { formatAmount, roundToUnits } from "../../lib/i18n/format-number.ts";
import type { CurrencyCode } from "../../lib/money/currency-codes.ts";
import { parseAmount } from "../../lib/money/parse-amount.ts";
import type { RateDefaults, Rates } from "../../lib/rates/rates.ts";
import { sharedValue } from "../../lib/shared-value.ts";
import { clearDraft, writeDraft } from "../forms/draft.ts";
import type { DonationConfig } from "./donate-data.server.ts";

/** What the visitor meant. The page computes every amount from this, with the rates of the moment. */
export type Gift = {
  /** The amount as it was typed or chosen: "4000", "50 EUR". It may be unreadable. */
  readonly text: string;
  /** The currency that is chosen in the calculator. */
  readonly currency: CurrencyCode;
  /** The currency of the text. Without it the number is in the chosen currency, and stays when another is chosen. */
  readonly meantIn?: CurrencyCode | undefined;
  readonly from: "visitor" | "address" | "tab" | "page";
};

/** The gift that the islands share. It is undefined until the first of them wakes. */
export const giftStore = sharedValue<Gift>();

/** Gives a gift to all islands, and keeps it for other pages of this tab. */
function keepGift(gift: Gift): void {
  giftStore.set(gift);
  const { text, currency, meantIn = "" } = gift;
  writeDraft("gift", { text, currency, meantIn });
}

/** Takes a gift that was chosen by hand or by a link. Its transfer is still to come, so After begins a new report. */
export function chooseGift(gift: Gift): void {
  keepGift(gift);
  clearDraft("reported");
  delete document.documentElement.dataset["typed"];
}

/** Takes another currency. In it a typed number without a currency of its own is another gift. */
export const chooseCurrency = (gift: Gift, currency: CurrencyCode): void =>
  (gift.meantIn ? keepGift : chooseGift)({ ...gift, currency });

/** The gift of the built page. */
export function builtGift({ donation: { amount, currency } }: DonationConfig): Gift {
  return { text: String(amount), currency, meantIn: currency, from: "page" };
}

/** A gift with this text. A currency that is written in the text ("50 EUR") is chosen too. */
export function typedGift(text: string, currency: CurrencyCode, meantIn?: CurrencyCode): Gift {
  const parsed = parseAmount(text);
  const written = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, currency: written ?? currency, meantIn: written ?? meantIn, from: "visitor" };
}

/** Converts between MRU and the other currencies. */
export function converter(rates: Rates, { currencies }: RateDefaults) {
  /** MRU for one unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
  function multiplierOf(currency: CurrencyCode): number {
    const rate = rates[currency];
    return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
  }
  return {
    /** Gives whole MRU and rounds halves up (requirements, section 9). The result is never NaN or negative. */
    toMru: (amount: number, currency: CurrencyCode) =>
      roundToUnits(amount * multiplierOf(currency), 0),

    /** Rounds to the smallest coin of the currency. */
    fromMru(amountMru: number, currency: CurrencyCode): number {
      const { decimals } = currencies[currency];
      return roundToUnits(amountMru / multiplierOf(currency), decimals) / 10 ** decimals;
    },
  };
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
  const { toMru, fromMru } = converter(rates, config);
  const parsed = parseAmount(text);
  const typed = parsed.kind === "amount" ? parsed.value : 0;
  const typedMru = toMru(typed, meantIn);
  const tooLarge = parsed.kind === "too-large" || typedMru > config.donation.maxAmount;
  const [amount, amountMru] = tooLarge ? [0, 0] : [typed, typedMru];
  /** In the currency of the text the value is exact. */
  const amountIn = (code: CurrencyCode) => (code === meantIn ? amount : fromMru(amountMru, code));
  // Without separators of thousands a text is easy to edit.
  const write = (value: number) => formatAmount(value, { group: "", decimal });
  /** What a field in a currency shows: the text itself where that fits, or else the value. */
  function textIn(code: CurrencyCode): string {
    if (code !== meantIn) return amountMru === 0 ? "" : write(amountIn(code));
    const hasCurrency = parsed.kind === "amount" && parsed.currency !== undefined;
    return hasCurrency ? write(typed) : text;
  }
  return { amount, amountMru, meantIn, tooLarge, parsed, amountIn, textIn };
}
