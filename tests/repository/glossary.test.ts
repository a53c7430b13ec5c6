import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** For each language what a thing is called, and other words that writers tend to use for it. */
const languages: Record<string, object> = parse(
  readFileSync("tests/repository/given-up-words.yaml", "utf8"),
);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const wordPattern = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[{}.]/g, "\\$&")}(?!\\p{L})`, "iu");

test.each(Object.entries(languages))(
  "glossary: no text in %s uses a word that it gives up",
  (code, names) => {
    const words = textsIn(names);
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
