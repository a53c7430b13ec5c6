import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { ui, paths, site } = mainLanguage().shell;

test("a page whose script fails says how else to reach the charity", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/made up/);
  await answerRates(page);
  await page.goto(paths.contact);
  await expect(page.locator("main button[type=submit]")).toBeEnabled();
  await page.evaluate(() => {
    // The form asks this of what is typed, while it is drawn again.
    String.prototype.trim = () => {
      throw new Error("made up");
    };
  });
  await page.locator("main input[type=email]").fill("x");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: ui.crash.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("alert").getByText(site.phone)).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("font-family", /Readex Pro/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
