/** A sentence with `{placeholders}`; leaving out a value does not compile, `names` itself is never there. */
export type Template<Name extends string> = {
  readonly template: string;
  readonly names?: Name;
};

export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

/** One wording per plural category of the language (Unicode CLDR), each a template. */
export type Plural<Name extends string> = {
  readonly plural: Partial<Record<(typeof pluralCategories)[number], string>>;
  readonly names?: Name;
};

export function isKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** For attributes and messages; `<Trans>` also isolates values from the direction of the sentence. */
export function interpolate<Name extends string>(
  { template }: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): string {
  return template.replace(placeholder, (_, name: string) => placeholderValue(values, name));
}

/** What is split by it has the names in every second place. */
export const placeholder = /\{([^{}]*)\}/g;

/** Sorted, each once. */
export function placeholdersIn(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

export function placeholderValue<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`no value for the placeholder {${name}}`);
  return value;
}

/** The wording for a number (Unicode CLDR plural rules). */
export function choosePlural<Name extends string>(
  { plural }: Plural<Name>,
  count: number,
  locale: string,
): Template<Name> {
  const category = new Intl.PluralRules(locale).select(count);
  const template = plural[category] ?? plural.other;
  if (template === undefined) throw new Error(`no plural form "${category}" for ${locale}`);
  return { template };
}

/** First strong isolate and pop directional isolate (Unicode, annex 9). */
const [open, close] = ["\u2068", "\u2069"];

/**
 * For a plain text: written right to left, a number or a Latin name would be painted in pieces out of order.
 * What is to be copied by itself, and addresses, take no marks: other programs read them as part of the text.
 * @param dir the direction of the text, not of the value
 */
export function isolate(value: string, dir: "ltr" | "rtl"): string {
  return dir === "ltr" ? value : open + value + close;
}

export function isPlural(value: unknown): value is Record<string, unknown> & { other: string } {
  const known: readonly string[] = pluralCategories;
  return (
    isKeys(value) &&
    typeof value["other"] === "string" &&
    Object.keys(value).every((key) => known.includes(key))
  );
}
