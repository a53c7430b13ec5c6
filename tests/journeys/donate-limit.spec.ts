import { storeRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/second-site.ts";
import { expectHydrated } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { donor, bankily } = texts("donate");
const [warning = ""] = donor.dayLimit.template.split("{");

test("day's limit: a larger amount is not copied, and slip, steps and calculator say why", async ({
  page,
  context,
}) => {
  await storeRates(context);
  await page.goto(`${shell.paths.donate}#amount=8001&currency=MRU`);
  await expectHydrated(page);
  const steps = page.locator("#bankily");
  const copy = steps.getByRole("button", { name: bankily.copyAmount });
  await expect(steps).toContainText(warning);
  await expect(copy).toHaveCount(0);
  for (const field of ["#own-amount", "#amount"]) {
    await expect(page.locator(field)).toHaveAccessibleDescription(new RegExp(warning));
  }
  await page.locator("#own-amount").fill("8000");
  await expect(copy).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
});
