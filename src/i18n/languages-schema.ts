import * as v from "valibot";

const language = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, "a language code such as ar")),
  name: v.pipe(v.string(), v.nonEmpty("a name that is not empty")),
  dir: v.picklist(["ltr", "rtl"]),
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z-]+)?$/, "a path such as /ar, or nothing")),
  locale: v.pipe(
    v.string(),
    v.check(
      (tag) => Intl.PluralRules.supportedLocalesOf([tag]).length === 1,
      "a locale such as fr-FR",
    ),
  ),
  openGraph: v.pipe(v.string(), v.regex(/^[a-z]{2,3}_[A-Z]{2}$/, "a name such as fr_FR")),
  group: v.pipe(v.string(), v.length(1, "one character")),
  decimal: v.picklist([".", ","]),
  firstDay: v.exactOptional(v.pipe(v.string(), v.nonEmpty("a number such as 1er"))),
});

export type Language = v.InferOutput<typeof language>;

export const languagesSchema = v.pipe(
  v.array(language),
  v.nonEmpty("at least one language"),
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
