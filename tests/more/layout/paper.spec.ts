import { storeRates } from "../../support/donate-page.ts";
import { everyLanguage, type InLanguage } from "../../support/every-language.ts";
import { test as otherTest } from "../../support/second-site.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";
import { layoutCheck } from "../accessibility/layout-problems.ts";

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

otherTest(
  "poster: has a fourth language and a holder of 70 letters on one sheet of any format",
  async ({ page }) => {
    // Prints in quick succession would ask who is paid before the last answer, and hide the poster.
    await page.addInitScript(() => {
      addEventListener("beforeprint", (event) => event.stopImmediatePropagation());
    });
    const paths = everyLanguage.map(({ shell }) => shell.paths.poster);
    for (const path of [...paths, "/yo/donate/poster"]) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      // Each of the four languages but the page's own.
      await expect(page.locator(".poster-others [lang]")).toHaveCount(3);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.locator("main h1")).toBeHidden();
      const larger = ["A4", "Letter"] as const;
      for (const format of ["A5", ...(path === paths[0] ? larger : [])]) {
        const landscape = format === "A5";
        const pdf = await page.pdf({ format, landscape, preferCSSPageSize: false });
        expect(pagesIn(pdf), `${path} ${format}`).toBe(1);
        expect(pdf.length, "an empty sheet has less").toBeGreaterThan(20_000);
      }
    }
  },
);

const isOfLongWords = ({ language }: InLanguage) => language.dir === "ltr";

// A page of 360 px has room for 240, between its margins. English and Arabic words are the shortest.
for (const { language, shell } of everyLanguage.slice(1).filter(isOfLongWords)) {
  test(`paper as wide as a phone: cuts no word of ${language.code}`, async ({ page, context }) => {
    await storeRates(context);
    await page.setViewportSize({ width: 240, height: 600 });
    const { donate, afterTransfer, poster } = shell.paths;
    for (const path of [donate, afterTransfer, poster]) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(`${path}#amount=1000`);
      await expectHydrated(page);
      await page.emulateMedia({ media: "print" });
      // React may still draw what an island has found, which moves words between the two looks.
      const cutWords = async () => {
        const problems = await page.evaluate<string[]>(layoutCheck);
        // The head's empty margin reaches out of the sheet, and no word does.
        return problems.filter((one) => !one.endsWith("sideways"));
      };
      await expect.poll(cutWords, path).toEqual([]);
    }
  });
}
