import { type PageId, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import type { Language } from "../../src/i18n/languages-schema.server.ts";
import { clippedTexts, setStyles, sidewaysOverflow, targetsOn } from "../support/access-layout.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection, everyLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** The distances that a visitor may set and must be able to read with (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

const settings = [
  // A window of 1280 by 1024 CSS pixels at 400 % (WCAG 2.2, 1.4.10).
  { name: "at 400 %", viewport: { width: 320, height: 256 }, css: "" },
  { name: "spaced, on a phone", viewport: { width: 360, height: 740 }, css: spacing },
  // As narrow as columns beside each other get.
  { name: "spaced, in columns", viewport: { width: 1024, height: 740 }, css: spacing },
];

/**
 * What a machine may show instead of the site's font, in the order of their width: on a slow line the
 * fallback stays. A machine without them shows its own.
 */
const fonts = ["", "DejaVu Sans", "Verdana", "Liberation Sans"];
const fallback = (font: string) =>
  font && `html, body, * { font-family: "${font}", sans-serif !important }`;

test.beforeEach(async ({ context, expectProblem }) => {
  expectProblem(/404/);
  await answerRates(context);
});

async function openPage(page: Page, id: PageId, language: Language): Promise<void> {
  await page.goto(pathOf(id, language));
  await expect(page.locator("h1")).toBeVisible();
  // Else it is chance whether the first font measured is the site's own.
  await page.evaluate(() => document.fonts.ready);
}

for (const { language } of everyLanguage) {
  test.describe(`in ${language.code}`, () => {
    test.use({ locale: language.locale });

    test("every page fits at 400 %, and clips no text with wider spacing", async ({ page }) => {
      for (const id of pageIds) {
        await openPage(page, id, language);
        for (const { name, viewport, css } of settings) {
          await page.setViewportSize(viewport);
          for (const font of fonts) {
            await setStyles(page, css + fallback(font));
            const what = `${id} ${name} ${font}`;
            expect(await sidewaysOverflow(page), what).toBeLessThanOrEqual(0);
            expect(await clippedTexts(page), what).toEqual([]);
          }
        }
      }
    });
  });
}

for (const { language } of eachDirection) {
  test(`everything on the pages in ${language.code} is large enough to press`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const id of pageIds) {
      await openPage(page, id, language);
      const targets = await targetsOn(page);
      expect(targets.length, id).toBeGreaterThan(10);
      const apart = targets.filter(({ inline }) => !inline);
      const small = apart.filter(({ width, height }) => width < 24 || height < 24);
      expect(small, `${id}: under 24 px`).toEqual([]);
      const low = apart.filter(({ kind, height }) => kind === "control" && height < 44);
      expect(low, `${id}: controls under 44 px`).toEqual([]);
    }
  });
}
