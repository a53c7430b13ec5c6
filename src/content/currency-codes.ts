/** In the order in which Donate offers them. Ouguiyas are what Bankily sends. */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];
