import { HtmlValidate } from "html-validate";
import { attributesOf, builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/site-test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes boolean attributes as `hidden=""` and some attribute names in camel case.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // The navigation stands twice, and only one of the two is displayed at any width.
    "unique-landmark": "off",
    // Titles and descriptions have bounds of their own, in the content's schema.
    "long-title": "off",
  },
});

const pages = builtPages();

test("every page is valid HTML", async () => {
  test.slow();
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    const found = messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    );
    expect(found, path).toEqual([]);
  }
});

test("every page has one h1 and no gap between heading levels", () => {
  for (const { path, html } of pages) {
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    expect(levels[0], path).toBe(1);
    levels.forEach((level, i) => {
      expect(level - (levels[i - 1] ?? 0), path).toBeLessThanOrEqual(1);
    });
  }
});

test("every image has an alternative text and a size", () => {
  for (const { path, html } of pages) {
    for (const image of html.match(/<img\b[^>]*>/g) ?? []) {
      expect(image, path).toMatch(/\salt="/);
      expect(image, path).toMatch(/\swidth="\d+"/);
      expect(image, path).toMatch(/\sheight="\d+"/);
    }
  }
});

test("no page has an id twice", () => {
  for (const { path, html } of pages) {
    const ids = attributesOf(html.replace(/<script\b[\s\S]*?<\/script>/g, ""), "id");
    expect(ids.length, path).toBe(new Set(ids).size);
  }
});
