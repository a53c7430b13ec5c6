import { donatePage } from "./donate-page.ts";
import type { InLanguage } from "./every-language.ts";
import { expect, type Page } from "./site-test.ts";

export function donorPage(page: Page, inLanguage: InLanguage) {
  const donate = donatePage(page, inLanguage);
  const { paths, site } = inLanguage.shell;
  const after = inLanguage.texts("afterTransfer");
  const fold = page.locator("main details").filter({ hasText: after.tools });
  return {
    ...donate,
    donor: donate.texts.donor,
    after,
    phone: site.phone,
    reference: site.bankily.reference,
    /** An address with another fragment alone would not be loaded anew. */
    openWith: async (address: string) => {
      await page.goto("about:blank");
      await page.goto(paths.donate + address);
    },
    openAfter: async (fragment: string) => {
      await page.goto("about:blank");
      await page.goto(paths.afterTransfer + fragment);
    },
    sent: page.getByRole("region", { name: after.report.title }),
    fold,
    unfold: async () => {
      await expect(fold).toBeVisible();
      await fold.locator("summary").click();
    },
    dedication: fold.getByLabel(after.dedication.label),
    note: page.locator("[data-sheet=note]"),
    printedCard: page.locator("[data-sheet=card]"),
    poster: page.locator("[data-sheet=poster]"),
  };
}

export function prefilledText(href: string | null): string {
  const { searchParams } = new URL(href ?? "");
  return searchParams.get("text") ?? searchParams.get("body") ?? "";
}
