import { type CurrencyCode, currencyCodes } from "../../lib/money/currency-codes.ts";
import { defaultRates } from "../../lib/rates/rates.ts";
import { rateStore } from "../../lib/rates/use-rates.ts";
import type { FieldTexts } from "../forms/field-rules.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import { builtGift, type Gift, readGift } from "./gift.ts";

type GiftSources = {
  /** What was typed or chosen before the script came. */
  readonly typed?: Gift | undefined;
  /** The fragment of the page's address. */
  readonly address?: string;
  /** The gift that this tab has kept. */
  readonly tab?: FieldTexts | undefined;
};

/** The gift with which the page begins. What cannot be read is as good as nothing. */
export function decideGift(
  { typed, address = "", tab }: GiftSources,
  config: DonationConfig,
): Gift {
  return typed ?? readGiftLink(address, config) ?? readKeptGift(tab) ?? builtGift(config);
}

function readKeptGift({ text, currency, meantIn }: FieldTexts = {}): Gift | undefined {
  const code = asCurrency(currency);
  if (text === undefined || code === undefined) return undefined;
  return { text, currency: code, meantIn: asCurrency(meantIn), from: "tab" };
}

const asCurrency = (text: string | undefined): CurrencyCode | undefined =>
  currencyCodes.find((code) => code === text?.toUpperCase());

const paramsOf = (fragment: string) => new URLSearchParams(fragment.slice(1));

/** Whether a fragment is meant as a gift, and not as a place on the page. */
export const isGiftLink = (fragment: string): boolean =>
  ["amount", "currency"].some((key) => paramsOf(fragment).has(key));

/**
 * Reads the gift of a fragment, which no host receives. In any currency its number is at most the largest gift in
 * MRU, because a larger one could be the number of a stranger's telephone.
 * @returns undefined when the fragment has no gift, or an impossible one
 */
export function readGiftLink(fragment: string, config: DonationConfig): Gift | undefined {
  if (!isGiftLink(fragment)) return undefined;
  const params = paramsOf(fragment);
  const currency = asCurrency(params.get("currency") ?? "MRU");
  if (currency === undefined) return undefined;
  const gift = { text: "", currency, meantIn: currency, from: "address" } as const;
  const typed = params.get("amount");
  if (typed === null) return gift;
  const rates = rateStore.get()?.rates ?? defaultRates(config);
  const text = `${typed} ${currency}`;
  const { amount, amountMru } = readGift({ ...gift, text }, { rates, config, decimal: "." });
  const isPossible = amountMru > 0 && amount <= config.donation.maxAmount;
  return isPossible ? { ...gift, text: `${amount} ${currency}` } : undefined;
}

/** The amount of this page's address in whole MRU, or 0 when it has none. */
export function linkedMru(config: DonationConfig): number {
  const linked = readGiftLink(location.hash, config);
  return linked?.currency === "MRU" ? Math.round(Number.parseFloat(linked.text) || 0) : 0;
}

/** The fragment of a link with a gift. An amount of 0 leaves the choice to the reader. */
export const giftFragment = (amountMru: number): string =>
  amountMru > 0 ? `#${new URLSearchParams({ amount: `${amountMru}`, currency: "MRU" })}` : "";
