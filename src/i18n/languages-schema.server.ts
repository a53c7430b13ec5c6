import * as v from "valibot";

const language = v.strictObject({
  /** BCP 47, and the name of its folder in `content/`. */
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, "a language code such as ar")),
  name: v.pipe(v.string(), v.nonEmpty("a name that is not empty")),
  dir: v.picklist(["ltr", "rtl"]),
  /** What its addresses start with; empty for the main language only. */
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z-]+)?$/, "a path such as /ar, or nothing")),
  /** Decides plural forms, country names and the order of lists (Intl). */
  locale: v.pipe(
    v.string(),
    v.check(
      (tag) => Intl.PluralRules.supportedLocalesOf([tag]).length === 1,
      "a locale such as fr-FR",
    ),
  ),
  /** The name that Facebook and WhatsApp use for the language. */
  openGraph: v.pipe(v.string(), v.regex(/^[a-z]{2,3}_[A-Z]{2}$/, "a name such as fr_FR")),
  /** What stands between thousands; a no-break space is written `"\u00a0"`. */
  group: v.pipe(v.string(), v.length(1, "one character")),
  decimal: v.picklist([".", ","]),
  /** Where that is not plain 1. */
  firstDay: v.exactOptional(v.pipe(v.string(), v.nonEmpty("a number such as 1er"))),
  /** What stands before a lower bound, where that is not a plus behind it. */
  atLeast: v.exactOptional(v.pipe(v.string(), v.nonEmpty("words such as + de"))),
});

export type Language = v.InferOutput<typeof language>;

/** The first is the main language: its pages have no prefix, and the others match its texts key by key. */
export const languagesSchema = v.pipe(
  v.tupleWithRest([language], language),
  v.check(
    (rows) => rows.every((row, i) => (row.prefix === "") === (i === 0)),
    "only the first language has an empty prefix",
  ),
  v.check((rows) => new Set(rows.map((row) => row.code)).size === rows.length, "each code once"),
  v.check(
    (rows) => new Set(rows.map((row) => row.prefix)).size === rows.length,
    "each prefix once",
  ),
);
