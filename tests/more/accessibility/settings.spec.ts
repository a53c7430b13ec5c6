import { storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

const { shell } = mainLanguage();

test.beforeEach(async ({ context }) => {
  await storeRates(context);
});

/** A radio button draws its edge itself, or the text beside it does. */
const controls =
  "button, summary, input:not([type=radio]), [type=radio] + span, select, textarea, a[class*=bg-press]:not(.sr-only), a[class*=bg-accent]";

function withoutEdge(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((elements) =>
    elements
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
        const border = borderTopStyle !== "none" && borderTopWidth !== "0px";
        return !border && outlineStyle === "none";
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

for (const id of ["getInvolved", "donate"] as const) {
  test(`${id}: obeys forced colours and reduced motion`, async ({ page }) => {
    await page.goto(shell.paths[id]);
    await expectHydrated(page);
    await expect(page.locator("main [disabled]")).toHaveCount(0);
    await page.emulateMedia({ forcedColors: "active" });
    // axe cannot check this, because it reads the colours of the style sheet and not the forced ones.
    expect(await withoutEdge(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
}
