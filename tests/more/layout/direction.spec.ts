import { everyLanguage } from "../../support/every-language.ts";
import { expect, type Page, test } from "../../support/site-test.ts";

const rightToLeft = everyLanguage.filter(({ language }) => language.dir === "rtl");

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

for (const { language, shell, texts } of rightToLeft) {
  test.describe(`in ${language.code}`, () => {
    test(`page in ${language.code}: paints phone number, email and figures from left to right`, async ({
      page,
    }) => {
      await page.goto(shell.paths.contact);
      const { phone, email } = shell.site;
      expect(await paintedOrder(page, `main a[href^="tel:"] bdi`)).toBe(phone);
      expect(await paintedOrder(page, `main a[href^="mailto:"] bdi`)).toBe(email);
      await page.goto(shell.paths.home);
      expect(await paintedOrder(page, ".tally bdi")).toBe(shell.stats.families.value);
      expect(await paintedOrder(page, ".tally li:nth-child(2) bdi")).toBe(shell.stats.meals.value);
      const arrow = page.getByRole("main").locator("a svg").first();
      await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
      const mark = page.getByRole("banner").locator("a svg").first();
      await expect(mark).toHaveCSS("transform", "none");
      await page.goto(shell.paths.ourWork);
      const { year } = texts("ourWork").timeline.future;
      expect(await paintedOrder(page, "main ol li:last-child bdi")).toBe(year);
    });

    test(`page in ${language.code}: lays out logo, timeline and form labels from the right`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(shell.paths.ourWork);
      const logo = await page.getByRole("banner").getByRole("link").nth(1).boundingBox();
      expect(logo?.x).toBeGreaterThan(640);
      const stops = page.getByRole("main").locator("ol > li");
      const [first, second] = [await stops.nth(0).boundingBox(), await stops.nth(1).boundingBox()];
      expect(first?.x, "the first stop stands to the right of the second").toBeGreaterThan(
        (second?.x ?? Number.NaN) + (second?.width ?? Number.NaN),
      );
      await page.goto(shell.paths.accounts);
      const bars = page.locator(".chart svg rect");
      await expect(bars.first()).toHaveAttribute("x", "0%");
      await page.goto(shell.paths.contact);
      const { form } = texts("contact");
      const label = await page.getByText(form.name.label, { exact: true }).boundingBox();
      const control = await page.getByLabel(form.name.label).boundingBox();
      const end = (box: typeof label) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      expect(end(label)).toBe(end(control));
    });
  });
}
