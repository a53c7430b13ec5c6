import { ratesKey } from "../../src/donate/rates/rate-cache.ts";
import { rateSources } from "../../src/donate/rates/rate-sources.ts";
import { hoursAgo, storeRates } from "../support/donate-cache.ts";
import { donatePage, drawFirstFrame, stopClock } from "../support/donate-page.ts";
import { expectDefaults, notFetched, notLoaded } from "../support/donate-problems.ts";
import { all, answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const notUsed = /The stored exchange rates cannot be used/;

const inMain = mainLanguage();

test.describe("stored rates", () => {
  test("a day old are shown as approximate while new ones are fetched", async ({
    page,
    context,
  }) => {
    await storeRates(context, hoursAgo(24));
    await answerRates(context, all("silent"));
    await stopClock(page);
    const { open, currency, amount, local, approximate, panel, money } = donatePage(page, inMain);
    await open();
    await drawFirstFrame(page);
    await expect(approximate).toBeVisible();
    await expect(panel.locator("time")).toBeVisible();
    await expect(currency("EUR")).toBeDisabled();
    await amount.fill("20 EUR");
    await expect(local).toHaveText(money(1000, "MRU"));
  });

  test("a day old are kept, as approximate, when no new ones come", async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(notLoaded);
    expectProblem(notFetched);
    await storeRates(context, hoursAgo(100));
    await answerRates(context, all({ text: "no", status: 503 }));
    const { texts, open, currency, amount, local, approximate, panel, source, money } = donatePage(
      page,
      inMain,
    );
    await open();
    await currency("EUR").click();
    await amount.fill("20");
    await expect(local).toHaveText(money(1000, "MRU"));
    await expect(approximate).toBeVisible();
    // A screen reader says what comes into a region that was there, empty, when the page came.
    await expect(panel.locator("[role=status]")).toHaveText(texts.currency.approximate);
    const asServed = await (await page.request.get(page.url())).text();
    expect(asServed).toContain('<div role="status"></div>');
    await expect(source("Frankfurter")).toBeVisible();
  });

  for (const [name, updatedAt, rates] of [
    ["that are corrupt", hoursAgo(1), "{rates:"],
    ["that are foreign", hoursAgo(1), { theme: "dark" }],
    ["that are absurd", hoursAgo(1), { rates: { USD: 37, EUR: 40, XOF: 0.06 } }],
    ["from the future", hoursAgo(-1), undefined],
    ["without a date", "yesterday", undefined],
  ] as const) {
    test(`${name} are logged and passed over: defaults, and a fetch`, async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(notUsed);
      expectProblem(notLoaded);
      expectProblem(notFetched);
      const logged = page.waitForEvent("console", (message) => notUsed.test(message.text()));
      await storeRates(context, updatedAt, rates);
      const asked = await answerRates(context, all({ text: "no", status: 500 }));
      await donatePage(page, inMain).open();
      await logged;
      await expectDefaults(page);
      expect(asked).toHaveLength(rateSources.length);
    });
  }

  test("that may not be read are done without", async ({ page, context, expectProblem }) => {
    expectProblem(notUsed);
    expectProblem(/The exchange rates could not be stored/);
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    await answerRates(context);
    const { open, currency, amount, local, approximate, money } = donatePage(page, inMain);
    await open();
    await currency("EUR").click();
    await amount.fill("21.96");
    await expect(local).toHaveText(money(1000, "MRU"));
    await expect(approximate).toBeHidden();
  });

  test("that find no room are done without", async ({ page, context, expectProblem }) => {
    expectProblem(/The exchange rates could not be stored/);
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await answerRates(context);
    const { open, currency, approximate } = donatePage(page, inMain);
    const logged = page.waitForEvent("console", (message) => /not be stored/.test(message.text()));
    await open();
    await logged;
    await expect(currency("EUR")).toBeEnabled();
    await expect(approximate).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), ratesKey)).toBeNull();
  });
});
