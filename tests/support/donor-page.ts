import type { Locator } from "@playwright/test";
import { donatePage } from "./donate-page.ts";
import type { InLanguage } from "./every-language.ts";
import { expect, type Page } from "./site-test.ts";

/** The donor's tools on the donate page, by what a visitor sees of them. */
export function donorPage(page: Page, inLanguage: InLanguage) {
  const donate = donatePage(page, inLanguage);
  const { donor } = donate.texts;
  const { phone, bankily } = inLanguage.shell.site;
  const folded = (title: string) =>
    page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  return {
    ...donate,
    donor,
    phone,
    reference: bankily.reference,
    openWith: (query: string) => page.goto(inLanguage.shell.paths.donate + query),
    sent: page.getByRole("region", { name: donor.sent.title }),
    inName: folded(donor.inName.title),
    reminder: folded(donor.reminder.title),
    share: folded(donor.share.title),
    unfold: async (tool: Locator) => {
      await expect(donate.update).toBeEnabled();
      await tool.locator("summary").click();
    },
    poster: page.locator("[data-sheet=poster]"),
    note: page.locator("[data-sheet=note]"),
    printedCard: page.locator("[data-sheet=card]"),
  };
}

/** The text of a WhatsApp or e-mail draft. */
export function draftIn(href: string | null): string {
  const { searchParams } = new URL(href ?? "");
  return searchParams.get("text") ?? searchParams.get("body") ?? "";
}
