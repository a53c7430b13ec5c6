import { answerRates } from "./donate-services.ts";
import { everyLanguage } from "./every-language.ts";
import { formsIn } from "./forms-content.ts";
import { expect, type Page } from "./site-test.ts";

// One language is enough: none has code, pictures or storage of its own.
const [main] = everyLanguage;
if (!main) throw new Error("no language");

export const inMain = main;
export const { volunteer, contact } = formsIn(main);

export const journeys = {
  read: main.shell.paths.home,
  apply: main.shell.paths.getInvolved,
  write: main.shell.paths.contact,
  give: main.shell.paths.donate,
} as const;

type Journey = keyof typeof journeys;

export async function openJourney(page: Page, journey: Journey): Promise<void> {
  await answerRates(page.context());
  await page.goto(journeys[journey]);
}

export async function expectWholePage(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(inMain.shell.ui.crash.title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(inMain.shell.site.email);
}

export async function expectWorkingPage(page: Page, journey: Journey): Promise<void> {
  await expectWholePage(page);
  if (journey === "read") return;
  const main = page.getByRole("main");
  const control = main.locator("button[type=submit], fieldset [aria-pressed=false]").last();
  await expect(control).toBeEnabled();
  await control.click();
  await expect(main.locator("[data-error-summary], fieldset [aria-pressed=true]")).toBeVisible();
}
