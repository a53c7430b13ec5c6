import { HtmlValidate } from "html-validate";
import { languageOfPath } from "../../../src/lib/content/load-content.server.ts";
import { builtPages } from "../../support/built-site.ts";
import { eachDirection } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "heading-level": ["error", { allowMultipleH1: false }],
    // React writes boolean attributes as `hidden=""` and some names in camel case.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // The page has two navigations, and shows only one at any width.
    "unique-landmark": "off",
    // The schema of the content limits titles and descriptions.
    "long-title": "off",
  },
});

const pages = builtPages();
const prefixes = eachDirection.map(({ language }) => language.prefix);

test("pages: are valid HTML in each direction", async () => {
  test.slow();
  const some = pages.filter(({ path }) => prefixes.includes(languageOfPath(path).prefix));
  for (const { path, html } of some) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    const found = messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    );
    expect(found, path).toEqual([]);
  }
});

test("pages: have a size for each picture", () => {
  for (const { path, html } of pages) {
    for (const image of html.match(/<img\b[^>]*>/g) ?? []) {
      expect(image, path).toMatch(/\swidth="\d+"/);
      expect(image, path).toMatch(/\sheight="\d+"/);
    }
  }
});
