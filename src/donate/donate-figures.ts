import type { CurrencyCode } from "./currency.ts";

/** What the page must know of a currency to count in it. */
type CurrencyFigures = {
  /** Units of this currency per 1 MRU, used when no rate is known. Above zero. */
  readonly defaultRate: number;
  /** MRU per unit of this currency, used when its rate cannot be. Above zero. */
  readonly fallbackMultiplier: number;
  /** Decimals an amount is written with, 0 or 2. */
  readonly decimals: number;
};

/** What a gift of at least `from` MRU provides. Water in litres, waste in kilograms. */
export type ImpactTier = {
  readonly from: number;
  readonly meals: number;
  readonly water: number;
  readonly waste: number;
  readonly families: number;
};

/** The figures of the donate feature: the part of `content/figures.yaml` that it counts with. */
export type DonateFigures = {
  readonly currencies: Readonly<Record<CurrencyCode, CurrencyFigures>>;
  /** Descending by `from`; the last begins at 0. */
  readonly impactTiers: readonly ImpactTier[];
  /** The amounts of the impact cards, in MRU. */
  readonly impactLevels: readonly { readonly amount: number }[];
  readonly donation: {
    /** The largest amount accepted, in units of whichever currency is chosen. */
    readonly maxAmount: number;
  };
};
