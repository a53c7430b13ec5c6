/** Donate shows the currencies in this order. Bankily sends ouguiyas (MRU). */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];
