import type { DonateFigures } from "./donate-figures.ts";

/** The figures of the specification, section 9, for tests. */
export const figuresFixture = {
  currencies: {
    MRU: { defaultRate: 1, fallbackMultiplier: 1, decimals: 0 },
    USD: { defaultRate: 0.027, fallbackMultiplier: 37, decimals: 2 },
    EUR: { defaultRate: 0.025, fallbackMultiplier: 40, decimals: 2 },
    XOF: { defaultRate: 16.5, fallbackMultiplier: 0.06, decimals: 0 },
  },
  impactTiers: [
    { from: 10000, meals: 28, water: 500, waste: 500, families: 1 },
    { from: 4000, meals: 12, water: 200, waste: 200, families: 0.5 },
    { from: 2000, meals: 6, water: 100, waste: 100, families: 0.25 },
    { from: 0, meals: 3, water: 50, waste: 50, families: 0.1 },
  ],
  impactLevels: [{ amount: 1000 }, { amount: 2000 }, { amount: 4000 }, { amount: 10000 }],
  donation: { maxAmount: 10_000_000 },
} as const satisfies DonateFigures;
