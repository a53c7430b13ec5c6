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

for (const { path, html } of builtPages()) {
  test.describe(path, () => {
    test("is valid HTML", async () => {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      expect(
        messages.map(
          ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
        ),
      ).toEqual([]);
    });

    test("has one h1 and no gap between heading levels", () => {
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, i) => {
        expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
    });

    test("gives every image an alternative text and a size", () => {
      for (const image of html.match(/<img\b[^>]*>/g) ?? []) {
        expect(image).toMatch(/\salt="/);
        expect(image).toMatch(/\swidth="\d+"/);
        expect(image).toMatch(/\sheight="\d+"/);
      }
    });

    test("has no id twice", () => {
      const ids = attributesOf(html.replace(/<script\b[\s\S]*?<\/script>/g, ""), "id");
      expect(ids.length).toBe(new Set(ids).size);
    });
  });
}
