import { type CurrencyCode, currencyCodes } from "../../content/currency-codes.ts";
import { maxAmountIn, parseAmount } from "../amount.ts";
import type { DonationConfig } from "../donate-data.server.ts";
import { defaultRates } from "../rates/rates.ts";

export const giftKeys = ["amount", "currency"];

const hasGift = (params: URLSearchParams) => giftKeys.some((key) => params.has(key));

/** Whether a fragment carries a gift and is not a place on the page. */
export const isGiftFragment = (hash: string) => hasGift(new URLSearchParams(hash.slice(1)));

/** Reads the fragment, which no host receives, or the query, which earlier links used. */
function giftParams({ hash, search }: Pick<Location, "hash" | "search">): URLSearchParams {
  const fragment = new URLSearchParams(hash.slice(1));
  return hasGift(fragment) ? fragment : new URLSearchParams(search);
}

/**
 * Reads the gift of a link. The maximum uses the default rates.
 * @returns undefined for an address without a gift, "bad" for an impossible gift
 */
export function readGiftLink(address: Pick<Location, "hash" | "search">, config: DonationConfig) {
  const params = giftParams(address);
  const amountText = params.get("amount");
  const code = params.get("currency");
  if (amountText === null && code === null) return undefined;
  const currency = currencyCodes.find((known) => known === (code ?? "MRU").toUpperCase());
  if (currency === undefined) return "bad";
  if (amountText === null) return { amount: undefined, currency };
  const parsed = parseAmount(amountText);
  if (parsed.kind !== "amount" || parsed.value === 0) return "bad";
  if (parsed.value > maxAmountIn(currency, defaultRates(config), config)) return "bad";
  if ((parsed.currency ?? currency) !== currency) return "bad";
  return { amount: parsed.value, currency };
}

/** An amount of 0 leaves the choice to the reader of the link. */
export type GiftToLink = { amount: number; currency: CurrencyCode };

export function giftFragment({ amount, currency }: GiftToLink): string {
  const params = new URLSearchParams();
  if (amount > 0) params.set("amount", String(amount));
  params.set("currency", currency);
  return `#${params}`;
}
