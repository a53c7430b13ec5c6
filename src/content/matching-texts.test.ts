import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
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
