import * as v from "valibot";
import { head, plural, template, text } from "../content/kit.ts";
import { donorSchema } from "./donor-schema.ts";

const currency = v.strictObject({ name: text, description: text });
const toast = v.strictObject({ title: text, text: text });
const level = v.strictObject({ title: text, description: plural("count") });

export const donateSchema = v.strictObject({
  head,
  hero: v.strictObject({ title: text, lead: text, toNumber: text, change: text }),
  stats: v.strictObject({
    families: text,
    transparent: v.strictObject({ value: text, label: text }),
    direct: v.strictObject({ value: text, label: text }),
  }),
  levels: v.strictObject({
    title: text,
    lead: text,
    choose: text,
    feed: level,
    water: level,
    cleanUp: level,
    program: level,
  }),
  currency: v.strictObject({
    title: text,
    lead: text,
    choose: text,
    loading: text,
    update: text,
    updating: text,
    approximate: text,
    ratesFrom: template("date"),
    source: template("source"),
    amountLabel: text,
    amountPlaceholder: text,
    tooLarge: template("max"),
    donation: text,
    local: text,
    codes: v.strictObject({ MRU: currency, USD: currency, EUR: currency, XOF: currency }),
    updated: toast,
    usingCached: toast,
    noScript: text,
  }),
  impact: v.strictObject({
    title: text,
    starts: text,
    meals: plural("count"),
    water: plural("count"),
    waste: plural("count"),
    families: plural("count"),
    note: text,
  }),
  bankily: v.strictObject({
    title: text,
    lead: text,
    numberLabel: text,
    amountLabel: text,
    noAmount: text,
    copy: text,
    copyAmount: text,
    copyReference: text,
    copied: toast,
    copiedAmount: text,
    copiedReference: text,
    selected: toast,
    stepsTitle: text,
    steps: v.strictTuple([
      text,
      template("phone"),
      template("amount"),
      template("reference"),
      text,
    ]),
    stepNoAmount: text,
    copyLarge: text,
    copiedLarge: text,
    nextOnPhone: text,
    nextOnComputer: text,
    currencyNote: text,
    qr: v.strictObject({ alt: text, caption: text, bankilyAlt: text, bankilyCaption: text }),
    secure: v.strictObject({ title: text, points: v.strictTuple([text, text, text]) }),
  }),
  donor: donorSchema,
});

type PageTexts = v.InferOutput<typeof donateSchema>;

/** The words of the page's island; those of the donor's tools come apart. */
export type DonateTexts = Omit<PageTexts, "head" | "donor" | "stats">;

/** The words of why a gift is in good hands. */
export type StatsTexts = PageTexts["stats"];
