import * as v from "valibot";
import { isDay } from "../i18n/day-words.ts";
import { placeholder, placeholdersIn } from "../i18n/interpolate.ts";
import { say } from "../terminal/say.server.ts";
import { withoutContacts } from "./contacts-in-prose.server.ts";

/** A text as somebody typed it, with or without placeholders. YAML ends one behind `|` or `>` with a line end. */
const typedText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\n+$/, "")),
  v.check((text) => text.trim() !== "", say("a text that is not empty")),
  v.check((text) => text === text.trim(), say("a text without spaces at its ends")),
);

/** Sentences and titles, with or without placeholders. They get invisible signs, so nobody may compare them. */
export const anyProse = v.pipe(
  typedText,
  withoutContacts,
  v.transform(keepPercentages),
  v.transform(keepTogether),
);

const breakless = /(?<=\S) (?=[:;!?%»])|(?<=«) |(?<=(?<!\p{L})[وف]?ل[امن]) /gu;

/** No line may break before some French signs, after an Arabic "not" or in "e-mail". Editors type ordinary spaces. */
function keepTogether(text: string): string {
  return text.replaceAll(breakless, "\u00a0").replaceAll("e-mail", "e-\u2060mail");
}

/**
 * After Arabic letters a browser would show "100%" as "%100" (Unicode, annex 9, rule W2). CLDR puts
 * the same marks around the sign.
 */
function keepPercentages(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/(?<=\d)%/g, "\u200E%\u200E") : text;
}

/** Counts a placeholder as four characters, like the year that replaces it. */
export function ofLength(min: number, max: number) {
  return v.check<string, string>(
    (value) => {
      const { length } = value.replaceAll(placeholder, "2018");
      return length >= min && length <= max;
    },
    lengthWords(min, max),
  );
}

const lengthWords = (min: number, max: number) =>
  say("a text of {min} to {max} characters", { min, max });

/** @param names in alphabetical order */
export function hasExactPlaceholders(names: readonly string[]) {
  const expected =
    names.length === 0
      ? say("a text without {braces}", { braces: "{placeholders}" })
      : say("a text with exactly these placeholders: {names}", { names: showPlaceholders(names) });
  return v.check<string, string>(
    (value) => showPlaceholders(placeholdersIn(value)) === showPlaceholders(names),
    expected,
  );
}

export function hasNoOtherPlaceholders(names: readonly string[]) {
  return v.check<string, string>(
    (value) => placeholdersIn(value).every((found) => names.includes(found)),
    say("a text with no other placeholders than {names}", { names: showPlaceholders(names) }),
  );
}

function showPlaceholders(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

/** Phones put signs that nobody sees into what is copied from them, and Copy would hand them on to donors. */
const withoutInvisible = v.transform((text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/[\p{Zs}\u2800]/gu, " "),
);

/** A name, a number or a reference, which people copy and compare: each visible character stays as it was typed. */
export const exactText = v.pipe(v.string(), withoutInvisible, typedText, hasExactPlaceholders([]));

/** Sentences and titles without placeholders. */
export const prose = v.pipe(anyProse, hasExactPlaceholders([]));

export function proseOf(min: number, max: number) {
  const expected = lengthWords(min, max);
  return v.pipe(prose, v.minLength(min, expected), v.maxLength(max, expected));
}

/** @param expected what `say` gives, such as "a date such as 2026-11-20" */
export function like(pattern: RegExp, expected: string) {
  return v.pipe(exactText, v.regex(pattern, expected));
}

/** @param expected what `say` gives, such as "a year such as 2026" */
export const wholeNumber = (min: number, max: number, expected: string) =>
  v.pipe(v.number(), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected));

const aDay = say("a date such as 2026-11-20");

/** A day of this century. */
export const day = v.pipe(
  v.string(aDay),
  v.check((text) => text > "2000" && isDay(text), aDay),
  v.metadata({ format: "date" }),
);

/** The day has begun in Mauritania, where the time is UTC. */
export const notToCome = v.check<string, string>(
  (value) => Date.parse(value) <= Date.now(),
  say("a day that is not still to come"),
);

export const pastDay = v.pipe(day, notToCome);
