import { answerRates } from "./donate-page.ts";
import { mainLanguage } from "./every-language.ts";
import { formsIn } from "./forms-content.ts";
import { expect, type Page } from "./site-test.ts";

// One language is enough: all languages share code, pictures and storage.
export const inMain = mainLanguage();
export const { volunteer, contact } = formsIn(inMain);

export type FaultPage = "home" | "getInvolved" | "contact" | "donate";

export async function openPage(page: Page, id: FaultPage): Promise<void> {
  await answerRates(page.context());
  await page.goto(inMain.shell.paths[id]);
}

export async function expectWholePage(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(inMain.shell.ui.crash.title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(inMain.shell.site.email);
}

export async function expectWorkingPage(page: Page, id: FaultPage): Promise<void> {
  await expectWholePage(page);
  if (id === "home") return;
  const main = page.getByRole("main");
  const control = main.locator("button[type=submit], fieldset [aria-pressed=false]").last();
  await expect(control).toBeEnabled();
  await control.click();
  await expect(main.locator("[data-error-summary], fieldset [aria-pressed=true]")).toBeVisible();
}
