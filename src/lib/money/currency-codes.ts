/** Donate shows the currencies in this order. Bankily sends ouguiyas (MRU). */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** The value changed on 1 January 2018, but people still count in old ouguiya. */
export const oldPerNew = 10;
