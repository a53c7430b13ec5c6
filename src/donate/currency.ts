/** The currencies a gift can be counted in: MRU first, since the transfer itself is in ouguiya. */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

/** ISO 4217 code of a currency the page offers. */
export type CurrencyCode = (typeof currencyCodes)[number];
