import { hoursAgo, storedRates, storeRates } from "../support/donate-cache.ts";
import { donatePage } from "../support/donate-page.ts";
import { all, answerRates } from "../support/donate-services.ts";
import { contact, expectWholePage, inMain, journeys, volunteer } from "../support/fault-page.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const yearInMs = 365 * 24 * 60 * 60 * 1000;

for (const [name, offset] of [
  ["a year ahead", yearInMs],
  ["a year behind", -yearInMs],
] as const) {
  test(`a clock ${name}: stored rates are not trusted, new ones are fetched and shown`, async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/The stored exchange rates cannot be used/u);
    await page.clock.install({ time: Date.now() + offset });
    await storeRates(context, hoursAgo(1));
    const asked = await answerRates(
      context,
      all({ json: { rates: { ...storedRates, EUR: 0.04 } } }),
    );
    const { open, currency, amount, local, money } = donatePage(page, inMain);
    await open();
    await currency("EUR").click();
    await amount.fill("20");
    await expect(local).toHaveText(money(500, "MRU"));
    expect(asked.length).toBeGreaterThan(0);
  });

  for (const site of [volunteer, contact]) {
    test(`a clock ${name}: the ${site.id} form sends`, async ({ page, request }) => {
      await page.clock.install({ time: Date.now() + offset });
      const values = goodValues(site);
      const form = formOn(page, site);
      await form.open();
      await form.fill(values);
      await form.submit.click();
      await expectToast(page, "success", site.toasts.success);
      await theMailWith(request, values.message);
    });
  }

  test(`a clock ${name}: a page is read`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + offset });
    await page.goto(journeys.read);
    await expectWholePage(page);
  });
}

/*
 * Playwright turns the back-forward cache off. What a page is told when it comes back from it can be
 * told all the same; the page itself is then as it was, which is what the cache keeps.
 */
for (const site of [volunteer, contact]) {
  test(`back from the back-forward cache: the ${site.id} form has its text and sends`, async ({
    page,
    request,
  }) => {
    const values = goodValues(site);
    const form = formOn(page, site);
    await form.open();
    await form.fill(values);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await form.expectValues(values);
    await form.submit.click();
    await expectToast(page, "success", site.toasts.success);
    await theMailWith(request, values.message);
  });
}

test("back from the back-forward cache: the gift is as it was and can be changed", async ({
  page,
  context,
}) => {
  await answerRates(context);
  const { open, amount, local, update, money } = donatePage(page, inMain);
  await open();
  await expect(update).toBeEnabled();
  await amount.fill("4000");
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(local).toHaveText(money(4000, "MRU"));
  await amount.fill("2000");
  await expect(local).toHaveText(money(2000, "MRU"));
});

test("a restored tab: the gift is as it was", async ({ page, context }) => {
  await storeRates(context, hoursAgo(1));
  const { open, amount, currency, local, money } = donatePage(page, inMain);
  await open();
  await currency("EUR").click();
  await amount.fill("20");
  await expect(page).toHaveURL(/20/u);
  await page.reload();
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await expect(amount).toHaveValue("20");
  await expect(local).toHaveText(money(1000, "MRU"));
});
