import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const glossary = readFileSync("docs/glossary.md", "utf8");
const chapters = { en: "## English", fr: "## Français", ar: "## العربية" };

/** The words in `code` style in the chapter of a language. */
function givenUp(chapter: string): string[] {
  const [, after = ""] = glossary.split(chapter);
  const [list = ""] = after.split("\n## ");
  return [...list.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const wordPattern = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[{}.]/g, "\\$&")}(?!\\p{L})`, "iu");

test.each(Object.entries(chapters))(
  "glossary: no text in %s uses a word that it gives up",
  (code, chapter) => {
    const words = givenUp(chapter);
    expect(words.length).toBeGreaterThan(10);
    const found = globSync(`content/${code}/*.yaml`).flatMap((file) =>
      textsIn(parse(readFileSync(file, "utf8"))).flatMap((text) =>
        words
          .filter((word) => wordPattern(word).test(text))
          .map((word) => `${file}: “${word}” in “${text}”`),
      ),
    );
    expect(found).toEqual([]);
  },
);

test("French texts: have a no-break space before : ; ! ? % and inside « »", () => {
  const found = globSync("content/fr/*.yaml").flatMap((file) =>
    textsIn(parse(readFileSync(file, "utf8"))).filter((text) => /\S [:;!?%»]|« /u.test(text)),
  );
  expect(found, "npm run format writes them").toEqual([]);
});
