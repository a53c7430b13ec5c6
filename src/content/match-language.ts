import { ContentError } from "./content-error.ts";
import { placeholdersIn, pluralCategories, type Template } from "./kit.ts";

/**
 * Checks what a schema cannot: that a translation has as many items in each list as the main
 * language, the same ids and the same placeholders where those are free, and that plurals have exactly the categories of the language (Unicode CLDR).
 * @throws ContentError naming the file and each wrong key
 */
export function matchLanguage(file: string, content: unknown, main: unknown, locale: string): void {
  const problems = [...compare(content, main, ""), ...pluralProblems(content, locale, "")];
  if (problems.length > 0) throw new ContentError(file, problems);
}

type Problem = { path: string; expected: string };

function compare(content: unknown, main: unknown, path: string): Problem[] {
  if (isPlural(main)) return [];
  if (Array.isArray(main) && Array.isArray(content) && main.length !== content.length) {
    return [
      {
        path,
        expected: `expected ${main.length} items as in the main language, found ${content.length}`,
      },
    ];
  }
  if (isTemplate(main) && isTemplate(content)) return compareTemplates(content, main, path);
  const other = new Map(entriesOf(content));
  return entriesOf(main)
    .flatMap(([key, value]) => {
      const inner = join(path, key);
      if (!other.has(key))
        return [{ path: inner, expected: "this key is missing; the main language has it" }];
      // An id is an address: it is the same in every language.
      if (key === "id" && other.get(key) !== value) {
        return [{ path: inner, expected: `expected "${value}" as in the main language` }];
      }
      return compare(other.get(key), value, inner);
    })
    .concat(
      [...other.keys()]
        .filter((key) => !new Map(entriesOf(main)).has(key))
        .map((key) => ({ path: join(path, key), expected: "the main language has no such key" })),
    );
}

function compareTemplates(
  content: Template<string>,
  main: Template<string>,
  path: string,
): Problem[] {
  const wanted = placeholdersIn(main.template);
  if (placeholdersIn(content.template).join() === wanted.join()) return [];
  const shown = wanted.map((name) => `{${name}}`).join(", ") || "none";
  return [{ path, expected: `expected the placeholders of the main language: ${shown}` }];
}

function isTemplate(value: unknown): value is Template<string> {
  return (
    typeof value === "object" &&
    value !== null &&
    "template" in value &&
    typeof value.template === "string"
  );
}

function pluralProblems(content: unknown, locale: string, path: string): Problem[] {
  if (!isPlural(content)) {
    return entriesOf(content).flatMap(([key, value]) =>
      pluralProblems(value, locale, join(path, key)),
    );
  }
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return pluralCategories.flatMap((category): Problem[] => {
    const has = category in content.plural;
    const wants = wanted.includes(category);
    if (has === wants) return [];
    const expected = wants ? "this plural form is missing" : "the language has no such plural form";
    return [{ path: join(path, category), expected }];
  });
}

function isPlural(value: unknown): value is { plural: object } {
  return (
    typeof value === "object" &&
    value !== null &&
    "plural" in value &&
    typeof value.plural === "object" &&
    value.plural !== null
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
