/** The currencies a gift can be counted in: MRU first, since the transfer itself is in ouguiya. */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

/** ISO 4217 code of a currency the page offers. */
export type CurrencyCode = (typeof currencyCodes)[number];

/**
 * What people write beside an amount, in lower case and without dots or spaces. Only these are
 * understood: "10 mille" or "5k" must not be read as 10 or 5, and MRO, the old ouguiya, is a tenth.
 */
const currencyWords: Readonly<Record<CurrencyCode, readonly string[]>> = {
  MRU: ["mru", "um", "ouguiya", "ouguiyas", "أوقية", "اوقية", "أوقيه", "اوقيه", "أوقيات", "أم"],
  USD: ["usd", "us$", "$us", "$", "dollar", "dollars", "دولار"],
  EUR: ["eur", "€", "euro", "euros", "يورو"],
  XOF: ["xof", "cfa", "fcfa", "f", "franc", "francs", "francscfa", "فرنك"],
};

/** The currency that what stands beside an amount names; undefined for any other word. */
export function currencyOfWord(word: string): CurrencyCode | undefined {
  const plain = word.toLowerCase().replace(/[. ]/g, "");
  return currencyCodes.find((code) => currencyWords[code].includes(plain));
}
