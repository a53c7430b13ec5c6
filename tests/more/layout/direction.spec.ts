import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, type Page, test } from "../../support/site-test.ts";

const [, { language, shell } = mainLanguage()] = eachDirection;

function paintedOrder(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text?.nodeValue) return "";
      const characters = [...text.nodeValue].map((character, i) => {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const { x, y } = range.getBoundingClientRect();
        // A long address has two lines.
        return { character, at: 10_000 * y + x };
      });
      return characters
        .sort((a, b) => a.at - b.at)
        .map(({ character }) => character)
        .join("");
    });
}

test(`page in ${language.code}: paints each part in its direction`, async ({ page }) => {
  await page.goto(shell.paths.contact);
  const { phone, email } = shell.site;
  expect(await paintedOrder(page, `main a[href^="tel:"] bdi`)).toBe(phone);
  expect(await paintedOrder(page, `main a[href^="mailto:"] bdi`)).toBe(email);
  await page.goto(shell.paths.home);
  const arrow = page.getByRole("main").locator("a svg").first();
  await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
  const mark = page.getByRole("banner").locator("a svg").first();
  await expect(mark).toHaveCSS("transform", "none");
});
