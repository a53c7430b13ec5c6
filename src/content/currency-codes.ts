/** In the order on Donate. Bankily sends ouguiyas (MRU). */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];
