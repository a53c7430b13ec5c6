import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

describe("a translation must match the main language:", () => {
  test("as many items in each list", () => {
    copy.remove("en/our-work.yaml", "programs.food.details.0");
    expect(refusalOf(copy)).toEqual({
      file: "fr/our-work.yaml",
      problems: "  programs.food.details: expected 2 items as in the main language, found 3 items",
    });
  });

  test("every plural form of its own language, and no other", () => {
    copy.remove("en/donate.yaml", "impact.families.one");
    copy.set("en/donate.yaml", { "impact.families.two": "{count} family helped" });
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("en/donate.yaml");
    expect(problems).toContain("impact.families.one: this plural form is missing");
    expect(problems).toContain("impact.families.two: the language has no such plural form");
  });

  test("a plural form whose number was lost", () => {
    copy.set("en/donate.yaml", { "impact.families.other": "families helped" });
    expect(refusalOf(copy).problems).toContain(
      "impact.families.other: expected a text with exactly these placeholders: {count}",
    );
  });
});

describe("the table of languages", () => {
  test.each([
    ["prefix: /fr", "prefix: fr", "1.prefix: expected a path such as /ar"],
    ["dir: rtl", "dir: up", "2.dir: expected"],
    ["locale: fr-FR", "locale: french", "1.locale: expected a locale such as fr-FR"],
    ["code: fr", "code: en", "each code once"],
    ["prefix: /ar", "prefix: /fr", "each prefix once"],
    ['prefix: ""', "prefix: /en", "only the first language has an empty prefix"],
  ])("refuses %s → %s", (from, to, expected) => {
    copy.replace("languages.yaml", from, to);
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("languages.yaml");
    expect(problems).toContain(expected);
  });
});
