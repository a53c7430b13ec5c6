/** A sentence with `{placeholders}`. A missing value does not compile. `names` exists only as a type. */
export type Template<Name extends string> = {
  readonly template: string;
  readonly names?: Name;
};

/** A sentence before another one: a space of its own would be silent for a screen reader where a line ends. */
export const withSpace = <Name extends string>({ template }: Template<Name>): Template<Name> => ({
  template: `${template} `,
});

export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

/** A template for each plural category of the language (Unicode CLDR). */
export type Plural<Name extends string> = {
  readonly plural: Partial<Record<(typeof pluralCategories)[number], string>>;
  readonly names?: Name;
};

export function isKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** For attributes and messages. In a page `<Trans>` also isolates the values. */
export function interpolate<Name extends string>(
  { template }: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): string {
  return template.replace(placeholder, (_, name: string) => placeholderValue(values, name));
}

/** `split` gives texts and names in turn. */
export const placeholder = /\{([^{}]*)\}/g;

export function placeholdersIn(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** Those that stay when a text is read. Then `{name}` is filled in already, which is the charity's. */
export const placeholdersLeft = (text: string): string[] =>
  placeholdersIn(text).filter((name) => name !== "name");

export function placeholderValue<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
): Value {
  // A name of JavaScript, such as `toString`, is a value of every object.
  const value: Value | undefined = Object.getOwnPropertyDescriptor(values, name)?.value;
  if (value === undefined) throw new Error(`no value for the placeholder {${name}}`);
  return value;
}

/** Chooses the wording for a number (Unicode CLDR plural rules). */
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
 * Keeps a number or a Latin name in order in a plain right-to-left text. Texts to copy and
 * addresses need no marks, because other programs would read them as text.
 * @param dir direction of the text, not of the value
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
