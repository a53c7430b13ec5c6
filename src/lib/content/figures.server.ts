import * as v from "valibot";
import { currencyCodes } from "../money/currency-codes.ts";
import { say } from "../terminal/say.server.ts";
import { fileReader, readContent } from "./read-yaml.server.ts";
import { wholeNumber } from "./schema-helpers.server.ts";

const count = v.pipe(v.number(), v.finite(), v.minValue(0, say("a number of 0 or more")));
const above0 = v.pipe(v.number(), v.finite(), v.gtValue(0, say("a number above 0")));
export const year = wholeNumber(1900, 2100, say("a year such as 2026"));

const figure = v.strictObject({ value: count, atLeast: v.boolean() });

/** A total of one year, or up to that year. */
const yearFigure = v.strictObject({ ...figure.entries, year });

const currency = v.strictObject({
  symbol: v.pipe(v.string(), v.nonEmpty(say("a symbol"))),
  defaultRate: above0,
  fallbackMultiplier: above0,
  decimals: v.picklist([0, 2]),
});

const providedRow = v.strictObject(
  v.entriesFromList(["from", "meals", "water", "waste", "families"], count),
);

const giftChoiceIds = ["feed", "water", "cleanUp", "program"] as const;
const giftChoice = v.strictObject({ amount: count, provides: count });

const figures = v.strictObject({
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
    maxAmount: v.pipe(
      v.number(),
      v.minValue(1, say("a number of 1 or more")),
      v.maxValue(1_000_000_000_000, say("a number up to {most}", { most: 1_000_000_000_000 })),
    ),
  }),
  currencies: v.strictObject(v.entriesFromList(currencyCodes, currency)),
  giftChoices: v.pipe(
    v.strictObject(v.entriesFromList(giftChoiceIds, giftChoice)),
    v.transform((choices) => giftChoiceIds.map((id) => ({ id, ...choices[id] }))),
  ),
  providedByAmount: v.pipe(
    v.array(providedRow),
    v.nonEmpty(say("at least one row")),
    v.check(
      (rows) => rows.every((row, i) => row.from < (rows[i - 1]?.from ?? Infinity)),
      say("rows from the highest to the lowest"),
    ),
    v.check((rows) => rows.at(-1)?.from === 0, say("a last row from 0")),
  ),
});

export const figuresSchema = v.pipe(
  figures,
  v.forward(
    v.check(
      ({ donation, giftChoices }) => giftChoices.some(({ amount }) => amount === donation.amount),
      say("the amount of one of the giftChoices"),
    ),
    ["donation", "amount"],
  ),
  v.forward(
    v.check(
      ({ donation, giftChoices }) =>
        giftChoices.every(({ amount }) => amount <= donation.maxAmount),
      say("a number that none of the giftChoices is above"),
    ),
    ["donation", "maxAmount"],
  ),
);

export type Figures = v.InferOutput<typeof figuresSchema>;

const readFigures = fileReader((file) => readContent(file, figuresSchema));

export const loadFigures = () => readFigures("figures.yaml");
