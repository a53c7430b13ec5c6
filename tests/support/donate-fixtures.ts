import type { DonateTexts } from "../../generated/texts.ts";
import { payeesOf } from "../../src/components/donate/bankily/payees.server.ts";
import type { DonationConfig } from "../../src/components/donate/donate-data.server.ts";
import type { Figures } from "../../src/lib/content/figures.server.ts";
import { interpolate } from "../../src/lib/i18n/interpolate.ts";
import type { InLanguage } from "./every-language.ts";

/** The values of the requirements, section 9. */
export const donationConfigFixture: DonationConfig &
  Pick<Figures, "giftChoices" | "providedByAmount"> = {
  currencies: {
    MRU: { symbol: "MRU", defaultRate: 1, fallbackMultiplier: 1, decimals: 0 },
    USD: { symbol: "$", defaultRate: 0.027, fallbackMultiplier: 37, decimals: 2 },
    EUR: { symbol: "€", defaultRate: 0.025, fallbackMultiplier: 40, decimals: 2 },
    XOF: { symbol: "CFA", defaultRate: 16.5, fallbackMultiplier: 0.06, decimals: 0 },
  },
  providedByAmount: [
    { from: 10000, meals: 28, water: 500, waste: 500, families: 1 },
    { from: 4000, meals: 12, water: 200, waste: 200, families: 0.5 },
    { from: 2000, meals: 6, water: 100, waste: 100, families: 0.25 },
    { from: 0, meals: 3, water: 50, waste: 50, families: 0.1 },
  ],
  giftChoices: [
    { id: "feed", amount: 1000, provides: 28 },
    { id: "water", amount: 2000, provides: 500 },
    { id: "cleanUp", amount: 4000, provides: 500 },
    { id: "program", amount: 10000, provides: 1 },
  ],
  donation: { currency: "MRU", amount: 1000, maxAmount: 10_000_000 },
};

export const realRates = { MRU: 1, USD: 0.02495, EUR: 0.02196, XOF: 14.405 };

/** What the services send on a day, shortened. Frankfurter's oldest row is a day older. */
export const answersOn = (day: string) => {
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  return {
    "exchangerate-api": {
      result: "success",
      time_last_update_unix: Date.parse(day) / 1000 + 151,
      base_code: "MRU",
      rates: { ...realRates, AED: 0.09163 },
    },
    frankfurter: [
      { date: day, base: "MRU", quote: "EUR", rate: 0.02196 },
      { date: day, base: "MRU", quote: "USD", rate: 0.02495 },
      { date: before, base: "MRU", quote: "XOF", rate: 14.405 },
    ],
    "currency-api": {
      date: day,
      mru: { aed: 0.09163, eur: 0.02196, mru: 1, usd: 0.02495, xof: 14.405 },
    },
  };
};

/** The first payee, with the words of its buttons and of its two steps. */
export function payeeOf(shell: InLanguage["shell"], texts: DonateTexts) {
  const [payee] = payeesOf(shell, texts);
  const values = { phone: payee.value, code: payee.value };
  const steps = [payee.open, interpolate(payee.enter, values)];
  return { ...payee, isCode: payee.kind === "merchant", steps };
}
