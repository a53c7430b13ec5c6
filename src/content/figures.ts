import * as v from "valibot";
import { pastDay } from "./kit.ts";
import { readContent } from "./load-content.ts";

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const above0 = v.pipe(v.number(), v.finite(), v.gtValue(0, "a number above 0"));
const figure = v.strictObject({ value: count, atLeast: v.boolean() });
/** A total of one year, or up to it: the year is shown beside it. */
const yearFigure = v.strictObject({
  ...figure.entries,
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
});
const currency = v.strictObject({
  symbol: v.pipe(v.string(), v.nonEmpty("a symbol")),
  defaultRate: v.pipe(v.number(), v.gtValue(0, "a rate above 0")),
  fallbackMultiplier: v.pipe(v.number(), v.gtValue(0, "a multiplier above 0")),
  decimals: v.picklist([0, 2]),
});

const impactTier = v.strictObject({
  from: count,
  meals: count,
  water: count,
  waste: count,
  families: count,
});

export const figuresSchema = v.strictObject({
  impact: v.strictObject({
    families: figure,
    meals: yearFigure,
    water: figure,
    waste: yearFigure,
    years: yearFigure,
    programs: figure,
    firstFamilies: figure,
    weeklyFamilies: figure,
  }),
  donation: v.strictObject({
    currency: v.literal("MRU"),
    amount: count,
    maxAmount: v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000_000_000)),
  }),
  currencies: v.strictObject({ MRU: currency, USD: currency, EUR: currency, XOF: currency }),
  /** What water costs where it is bought, for the launch check: MRU for so many litres, and when. */
  prices: v.exactOptional(
    v.strictObject({ water: v.strictObject({ amount: above0, litres: above0, asked: pastDay }) }),
  ),
  impactLevels: v.strictTuple([level("feed"), level("water"), level("cleanUp"), level("program")]),
  impactTiers: v.pipe(
    v.array(impactTier),
    v.nonEmpty("at least one tier"),
    v.check(
      (tiers) => tiers.every((tier, i) => tier.from < (tiers[i - 1]?.from ?? Infinity)),
      "tiers from the highest to the lowest",
    ),
    v.check((tiers) => tiers.at(-1)?.from === 0, "a last tier from 0"),
  ),
});

export type Figures = v.InferOutput<typeof figuresSchema>;

function level<const Id extends string>(id: Id) {
  return v.strictObject({ id: v.literal(id), amount: count, provides: count });
}

/** Every page reads them: an unchanged file is checked once. */
const checkedFigures = v.cache(figuresSchema);

/** The numbers of the site, from `content/figures.yaml`. */
export const loadFigures = () => readContent("figures.yaml", checkedFigures);
