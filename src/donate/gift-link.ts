import { type CurrencyCode, currencyCodes } from "../i18n/currency-codes.ts";
import { parseAmount } from "../i18n/parse-amount.ts";
import { converter } from "./amount.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import { defaultRates, maxFactor } from "./rates/rates.ts";

/**
 * Reads the gift of a link's fragment, which no host receives. What no rate makes a gift could be a stranger's number.
 * @returns undefined for a fragment that is a place on the page, "bad" for an impossible gift
 */
export function readGiftLink(fragment: string, config: DonationConfig) {
  const params = new URLSearchParams(fragment.slice(1));
  if (!params.has("amount") && !params.has("currency")) return undefined;
  const currency = currencyIn(params, "currency", "MRU");
  const shownIn = currencyIn(params, "shown", currency);
  if (currency === undefined || shownIn === undefined) return "bad";
  const amountText = params.get("amount");
  if (amountText === null) return { amount: undefined, currency, shownIn };
  const parsed = parseAmount(amountText);
  if (parsed.kind !== "amount" || parsed.value === 0) return "bad";
  const most = converter(defaultRates(config), config).maxIn(currency);
  if (parsed.value > most * (currency === "MRU" ? 1 : maxFactor)) return "bad";
  if ((parsed.currency ?? currency) !== currency) return "bad";
  return { amount: parsed.value, currency, shownIn };
}

/** @returns undefined for an unknown currency */
function currencyIn(params: URLSearchParams, key: string, missing: CurrencyCode | undefined) {
  const code = params.get(key)?.toUpperCase() ?? missing;
  return currencyCodes.find((known) => known === code);
}

/** The amount of this page's address in whole MRU, or 0 when it has none. */
export function linkedMru(config: DonationConfig): number {
  const linked = readGiftLink(location.hash, config);
  if (linked === undefined || linked === "bad" || linked.currency !== "MRU") return 0;
  return Math.round(linked.amount ?? 0);
}

/** `shownIn` is the currency that is chosen in the calculator. An amount of 0 leaves the choice to the reader. */
type GiftToLink = { amount: number; currency?: CurrencyCode; shownIn?: CurrencyCode };

export function giftFragment({ amount, currency = "MRU", shownIn = currency }: GiftToLink): string {
  const params = new URLSearchParams();
  if (amount > 0) params.set("amount", String(amount));
  params.set("currency", currency);
  if (shownIn !== currency) params.set("shown", shownIn);
  return `#${params}`;
}
