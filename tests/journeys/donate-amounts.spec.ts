import { donatePage, figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

/** What an amount comes to does not depend on the language; how it is worded does. */
const inMain = mainLanguage();

test("the impact table holds at each of its steps", async ({ page }) => {
  const donate = donatePage(page, inMain);
  await donate.open();
  const steps = figures.impactTiers.map(({ from }) => from).filter((from) => from > 0);
  expect(steps).not.toHaveLength(0);
  for (const amount of steps.flatMap((from) => [from - 1, from])) {
    await donate.amount.fill(`${amount}`);
    await expect(donate.impact, `${amount}`).toHaveText(donate.provided(amount));
  }
});

test.describe("what is typed as an amount", () => {
  test("is understood in any digits and marks, and stays as it was typed", async ({ page }) => {
    const donate = donatePage(page, inMain);
    await donate.open();
    for (const [typed, local] of [
      ["٢٠٠٠", 2000],
      ["abc", 0],
      ["۲۰۰۰", 2000],
      ["-5", 0],
      ["1 000", 1000],
      ["1e21", 0],
      ["1,000.50", 1001],
      ["0", 0],
      ["1.000,50", 1001],
      ["0.1", 0],
      ["2000 أوقية", 2000],
    ] as const) {
      await donate.amount.fill(typed);
      await expect(donate.local, typed).toHaveText(donate.money(local, "MRU"));
      await expect(donate.amount).toHaveValue(typed);
    }
  });

  test("a currency beside it is chosen, and leaves the field once the visitor does", async ({
    page,
  }) => {
    const { open, amount, currency, donation, money } = donatePage(page, inMain);
    await open();
    await amount.fill("");
    await amount.pressSequentially("50 EUR");
    await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
    await expect(donation).toHaveText(money(50, "EUR"));
    await amount.blur();
    await expect(amount).toHaveValue("50");
    await currency("USD").click();
    await expect(donation).toHaveText(money(50, "USD"));
  });
});
