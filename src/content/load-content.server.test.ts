import { expect, test } from "vitest";
import { languageOfPath, languages } from "./load-content.server.ts";

const [main, ...others] = languages();

test("a path without a prefix is in the main language", () => {
  for (const path of ["/", "/about", "/unknown/path"]) expect(languageOfPath(path)).toBe(main);
});

test.each(others.map((language) => [language.prefix, language] as const))(
  "what is %s or below it is in that language",
  (prefix, language) => {
    expect(languageOfPath(prefix)).toBe(language);
    expect(languageOfPath(`${prefix}/about`)).toBe(language);
    expect(languageOfPath(`${prefix}/`)).toBe(language);
  },
);

test.each(others.map(({ prefix }) => prefix))(
  "%s counts as a whole part at the start of a path",
  (prefix) => {
    for (const path of [`${prefix}x`, `/about${prefix}/`, `/about${prefix}`]) {
      expect(languageOfPath(path)).toBe(main);
    }
  },
);
