import * as v from "valibot";
import { currencyCodes } from "./currency-codes.ts";
import { readContent } from "./read-yaml.server.ts";
import { described } from "./schema-helpers.server.ts";

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const above0 = v.pipe(v.number(), v.finite(), v.gtValue(0, "a number above 0"));
export const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100));
const figure = v.strictObject({
  value: count,
  atLeast: described(v.boolean(), "Shows a plus sign, 500+, and “more than 500” in a sentence."),
});
/** A total of one year, or up to that year. */
const yearFigure = v.strictObject({
  ...figure.entries,
  year: described(year, "Stands beside the figure."),
});
const currency = v.strictObject({
  symbol: v.pipe(v.string(), v.nonEmpty("a symbol")),
  defaultRate: described(above0, "How many one ouguiya buys when no live rate is at hand."),
  fallbackMultiplier: described(
    above0,
    "How many ouguiyas one unit is worth when the rate cannot be used.",
  ),
  decimals: v.picklist([0, 2]),
});

const providedRow = v.strictObject(
  v.entriesFromList(["from", "meals", "water", "waste", "families"], count),
);

const giftChoiceIds = ["feed", "water", "cleanUp", "program"] as const;
const giftChoice = v.strictObject({
  amount: described(count, "In MRU."),
  provides: described(count, "How many meals, litres, kilograms or months."),
});

export const figuresSchema = v.strictObject({
  impact: v.strictObject({
    families: described(figure, "Families served so far."),
    meals: described(
      yearFigure,
      "Meals distributed in that year. Our Work shows them at 2023 as well.",
    ),
    water: described(figure, "Tons of water delivered."),
    waste: described(
      yearFigure,
      "Tons of waste removed in that year. Our Work shows them at 2023 as well.",
    ),
    years: described(yearFigure, "Years of service by that year."),
    programs: figure,
    firstFamilies: described(figure, "Families a week in 2019."),
    weeklyFamilies: figure,
  }),
  donation: v.strictObject({
    currency: v.literal("MRU"),
    amount: described(count, "What the Donate page starts with, in MRU."),
    maxAmount: described(
      v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000_000_000)),
      "The most that the Donate page accepts, in MRU.",
    ),
  }),
  currencies: v.strictObject(v.entriesFromList(currencyCodes, currency)),
  giftChoices: described(
    v.pipe(
      v.strictObject(v.entriesFromList(giftChoiceIds, giftChoice)),
      v.transform((choices) => giftChoiceIds.map((id) => ({ id, ...choices[id] }))),
    ),
    "The four gifts on the Donate page: what each gives when all of it goes to one program.",
  ),
  providedByAmount: described(
    v.pipe(
      v.array(providedRow),
      v.nonEmpty("at least one row"),
      v.check(
        (rows) => rows.every((row, i) => row.from < (rows[i - 1]?.from ?? Infinity)),
        "rows from the highest to the lowest",
      ),
      v.check((rows) => rows.at(-1)?.from === 0, "a last row from 0"),
    ),
    "What a gift of so many MRU or more provides, shared over the three programs; the highest first, the last from 0.",
  ),
});

export type Figures = v.InferOutput<typeof figuresSchema>;

/** Every page reads the figures, so an unchanged file is checked once. */
const checkedFigures = v.cache(figuresSchema);

export const loadFigures = () => readContent("figures.yaml", checkedFigures);
