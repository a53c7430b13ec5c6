import * as v from "valibot";
import { say } from "../terminal/say.server.ts";

const language = v.strictObject({
  /** The code in BCP 47, which is also the name of the folder in `content/`. */
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, say("a language code such as ar"))),
  name: v.pipe(v.string(), v.nonEmpty(say("a name that is not empty"))),
  dir: v.picklist(["ltr", "rtl"]),
  /** The start of all addresses, empty only for the main language. */
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z-]+)?$/, say("a path such as /ar, or nothing"))),
  /** Decides plural forms, country names and the order of lists (Intl). */
  locale: v.pipe(
    v.string(),
    v.check(
      (tag) => Intl.PluralRules.supportedLocalesOf([tag]).length === 1,
      say("a locale such as fr-FR"),
    ),
  ),
  /** The separator of thousands. A no-break space is written `"\u00a0"`. */
  group: v.pipe(v.string(), v.length(1, say("one character"))),
  decimal: v.picklist([".", ","]),
  /** Set when the first day is not written as "1". */
  firstDay: v.exactOptional(v.pipe(v.string(), v.nonEmpty(say("a number such as 1er")))),
  /** The words before a lower bound, when there is no plus after it. */
  atLeast: v.exactOptional(v.pipe(v.string(), v.nonEmpty(say("words such as + de")))),
});

export type Language = v.InferOutput<typeof language>;

/** The first language is the main one. It has no prefix, and the others have the keys of its texts. */
export const languagesSchema = v.pipe(
  v.tupleWithRest([language], language),
  v.check(
    (rows) => rows.every((row, i) => (row.prefix === "") === (i === 0)),
    say("only the first language has an empty prefix"),
  ),
  v.check(
    (rows) => new Set(rows.flatMap(({ code, prefix }) => [code, prefix])).size === 2 * rows.length,
    say("each code and each prefix once"),
  ),
);
