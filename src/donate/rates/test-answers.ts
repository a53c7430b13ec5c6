/** What the three services really sent on 29 September 2026, shortened, for tests. */
export const exchangerateApiAnswer = {
  result: "success",
  time_last_update_unix: 1790640151,
  base_code: "MRU",
  rates: { MRU: 1, AED: 0.09163, EUR: 0.02196, USD: 0.02495, XOF: 14.405 },
};

export const frankfurterAnswer = [
  { date: "2026-09-29", base: "MRU", quote: "EUR", rate: 0.02196 },
  { date: "2026-09-29", base: "MRU", quote: "USD", rate: 0.02495 },
  { date: "2026-09-28", base: "MRU", quote: "XOF", rate: 14.405 },
];

export const currencyApiAnswer = {
  date: "2026-09-29",
  mru: { aed: 0.09163, eur: 0.02196, mru: 1, usd: 0.02495, xof: 14.405 },
};

/** The rates all three of them state. */
export const realRates = { MRU: 1, USD: 0.02495, EUR: 0.02196, XOF: 14.405 };
