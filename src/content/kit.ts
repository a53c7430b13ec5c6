import * as v from "valibot";
import { placeholder } from "../i18n/interpolate.ts";

/**
 * A sentence with `{placeholders}`; only `interpolate` and `<Trans>` turn it into text. Their names are part of
 * the type, so that leaving out a value does not compile; `names` itself is never there.
 */
export type Template<Name extends string> = {
  readonly template: string;
  readonly names?: Name;
};

export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;
type PluralCategory = (typeof pluralCategories)[number];

/** One wording per plural category of the language (Unicode CLDR), each a template. */
export type Plural<Name extends string> = {
  readonly plural: Partial<Record<PluralCategory, string>>;
  readonly names?: Name;
};

/** The `{names}` that stand in a text, sorted, each once. */
export function placeholdersIn(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "a text that is not empty"),
  v.check((text) => text === text.trim(), "a text without spaces at its ends"),
  v.transform(keepPercentages),
);

/**
 * Behind Arabic letters "100%" would be painted as "%100" (Unicode, annex 9, rule W2). The marks are those
 * of CLDR's Arabic percentages in Latin digits, so that nobody has to type them.
 */
function keepPercentages(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/(?<=\d)%/g, "\u200E%\u200E") : text;
}

/**
 * What a schema says to whoever edits the value, for the forms of the editor (`src/admin/`): a check
 * is a function, and nobody can read a limit out of one.
 */
export type EditorNotes = {
  /** How many characters, a placeholder counted as four. */
  readonly length?: readonly [min: number, max: number];
  /** The placeholders that a text has, each of them and no other. */
  readonly placeholders?: readonly string[];
  /** The placeholders of which a text may have some. */
  readonly anyOf?: readonly string[];
  /** The placeholder of a text that has one wording per plural form. */
  readonly plural?: string;
  /** A day of the calendar. */
  readonly day?: true;
  /** Shown, not changed. */
  readonly fixed?: true;
  /** The name of a picture. */
  readonly picture?: {
    /** Below `content/`; `.` is beside the file that names it. */
    readonly folder: string;
    /** The types of files that are offered. */
    readonly accept: string;
    /** A photograph is made small, and loses the place where it was taken, before it is saved. */
    readonly photograph?: true;
  };
};

/** Adds notes for the editor to a schema. */
export function forEditor<Value>(notes: EditorNotes) {
  return v.metadata<Value, EditorNotes>(notes);
}

/** Plain text: not empty, no placeholders. */
export const text = v.pipe(
  words,
  v.check((value) => placeholdersIn(value).length === 0, "a text without {placeholders}"),
  forEditor({ placeholders: [] }),
);

/** Plain text whose length is bounded, for search results and share cards. */
export function textOf(min: number, max: number) {
  return v.pipe(text, ofLength(min, max), forEditor({ length: [min, max] }));
}

/** Keys that each have a plain text. */
export function texts<const Key extends string>(...keys: readonly Key[]) {
  return v.strictObject(v.entriesFromList(keys, text));
}

/** A schema with what the editor says beside its value. */
export function described<const Schema extends v.GenericSchema>(schema: Schema, hint: string) {
  return v.pipe(schema, v.description(hint));
}

/** A day of the calendar, such as 2026-11-20. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, "a date such as 2026-11-20"),
  forEditor({ day: true }),
);

/** A day that has begun in Mauritania, which keeps UTC. */
export const pastDay = v.pipe(
  day,
  v.check((value) => Date.parse(value) <= Date.now(), "a day that is not still to come"),
);

/** Whether the calendar has such a day; `Date` alone takes 30 February for 2 March. */
function isDay(value: string): boolean {
  const date = new Date(value);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}

/** A text that holds exactly these placeholders, each at least once. */
export function template<const Name extends string>(...names: [Name, ...Name[]]) {
  return v.pipe(
    words,
    holding(names),
    forEditor({ placeholders: names }),
    v.transform((value): Template<Name> => ({ template: value })),
  );
}

/**
 * A text that may hold some of these placeholders, for lists as long as the charity wants. Which of them
 * it holds is decided by the main language (`checkTranslation`).
 */
export function textWithAny<Name extends string>(names: readonly Name[]) {
  return v.pipe(
    words,
    holdingNoOther(names),
    forEditor({ anyOf: names }),
    v.transform((value): Template<Name> => ({ template: value })),
  );
}

/**
 * Wordings that depend on a number. The number's own placeholder may be left out where the
 * word says it ("one meal", Arabic "وجبتان"); the language's categories are checked separately.
 */
export function plural<const Name extends string>(name: Name) {
  const wording = v.pipe(words, holdingNoOther([name]));
  const optional = v.exactOptional(wording);
  return v.pipe(
    v.strictObject({
      ...v.entriesFromList(["zero", "one", "two", "few", "many"], optional),
      other: v.pipe(wording, holding([name])),
    }),
    forEditor({ plural: name }),
    v.transform((value): Plural<Name> => ({ plural: value })),
  );
}

/** What search engines and share cards show for a page. */
export const head = v.strictObject({
  title: textOf(10, 60),
  description: textOf(50, 160),
});

/** The same for a page whose description says since when the charity has worked. */
export const headSince = v.strictObject({
  title: textOf(10, 60),
  description: v.pipe(
    words,
    ofLength(50, 160),
    forEditor({ length: [50, 160] }),
    template("founded"),
  ),
});

/** Counts a placeholder as the four digits of the year that takes its place. */
function ofLength(min: number, max: number) {
  return v.check<string, string>((value) => {
    const { length } = value.replaceAll(placeholder, "2018");
    return length >= min && length <= max;
  }, `a text of ${min} to ${max} characters`);
}

function holding(names: readonly string[]) {
  const wanted = [...new Set(names)].sort();
  return v.check<string, string>(
    (value) => placeholdersIn(value).join() === wanted.join(),
    `a text with exactly these placeholders: ${showPlaceholders(wanted)}`,
  );
}

function holdingNoOther(names: readonly string[]) {
  return v.check<string, string>(
    (value) => placeholdersIn(value).every((found) => names.includes(found)),
    `a text with no other placeholders than ${showPlaceholders(names)}`,
  );
}

/** Placeholders as they are written. */
export function showPlaceholders(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}
