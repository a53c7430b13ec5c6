import { expect, test } from "vitest";
import { smallContent } from "../../../tests/support/content-copy.ts";
import { languageOfPath, languages, loadTexts } from "./load-content.server.ts";

const [main, ...others] = languages();

test("languageOfPath: finds the language by the first part of a path", () => {
  expect(languageOfPath("/about")).toEqual(main);
  for (const language of others) {
    const { prefix } = language;
    for (const path of [prefix, `${prefix}/`]) expect(languageOfPath(path)).toEqual(language);
    for (const path of [`${prefix}x`, `/about${prefix}/`, `/about${prefix}`]) {
      expect(languageOfPath(path)).toEqual(main);
    }
  }
});

test("texts: are read again only when a file has changed", () => {
  const copy = smallContent({}, ["privacy"]);
  const [, french] = languages();
  if (!french) throw new Error("one language only");
  const read = () => loadTexts("privacy", french);
  const first = read();
  expect(read()).toBe(first);
  copy.set("fr/privacy.yaml", { title: "Un autre titre" });
  expect(read().title).toBe("Un autre titre");
  copy.remove("en/privacy.yaml", "lead");
  expect(read).toThrow(/lead, line \d+: en\/privacy.yaml has no such key/);
});
