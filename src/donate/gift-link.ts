import { type CurrencyCode, currencyCodes } from "../i18n/currency-codes.ts";
import { maxAmountIn, parseAmount } from "./amount.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import { defaultRates } from "./rates/rates.ts";

const paramsOf = (hash: string) => new URLSearchParams(hash.slice(1));

/** Whether a fragment carries a gift and is not a place on the page. */
export const isGiftFragment = (hash: string) =>
  ["amount", "currency"].some((key) => paramsOf(hash).has(key));

/**
 * Reads the gift of a link's fragment, which no host receives. The maximum uses the default rates.
 * @returns undefined for a fragment without a gift, "bad" for an impossible gift
 */
export function readGiftLink(hash: string, config: DonationConfig) {
  if (!isGiftFragment(hash)) return undefined;
  const params = paramsOf(hash);
  const code = (params.get("currency") ?? "MRU").toUpperCase();
  const currency = currencyCodes.find((known) => known === code);
  if (currency === undefined) return "bad";
  const amountText = params.get("amount");
  if (amountText === null) return { amount: undefined, currency };
  const parsed = parseAmount(amountText);
  if (parsed.kind !== "amount" || parsed.value === 0) return "bad";
  if (parsed.value > maxAmountIn(currency, defaultRates(config), config)) return "bad";
  if ((parsed.currency ?? currency) !== currency) return "bad";
  return { amount: parsed.value, currency };
}

/** The amount of this page's address in whole MRU, or 0 when it has none. */
export function linkedMru(config: DonationConfig): number {
  const linked = readGiftLink(location.hash, config);
  if (linked === undefined || linked === "bad" || linked.currency !== "MRU") return 0;
  return Math.round(linked.amount ?? 0);
}

/** An amount of 0 leaves the choice to the reader of the link. */
type GiftToLink = { amount: number; currency?: CurrencyCode };

export function giftFragment({ amount, currency = "MRU" }: GiftToLink): string {
  const params = new URLSearchParams();
  if (amount > 0) params.set("amount", String(amount));
  params.set("currency", currency);
  return `#${params}`;
}
