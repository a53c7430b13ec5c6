import { ratesKey } from "../../app/donate/rates/rate-cache.ts";
import { hoursAgo, readStored, storedRates, storeRates } from "../support/donate-cache.ts";
import { donatePage, mainLanguage, stopClock } from "../support/donate-page.ts";
import { all, answerRates, type Behaviour, realAnswers } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const notFetched = /The exchange rates could not be fetched/;
const notLoaded = /Failed to load resource/;
const notUsed = /The stored exchange rates cannot be used/;

const inMain = mainLanguage();

/** With the defaults, 25 EUR are 1000 MRU. */
async function expectDefaults(page: Page) {
  const { currency, amount, local, approximate, money } = donatePage(page, inMain);
  await currency("EUR").click();
  await amount.fill("25");
  await expect(local).toHaveText(money(1000, "MRU"));
  await expect(approximate).toBeVisible();
}

test.describe("three services that all", () => {
  const { USD, EUR, XOF } = storedRates;
  const failures: readonly (readonly [string, Behaviour])[] = [
    ["answer 500", { text: "no", status: 500 }],
    ["answer 404 with good rates", { text: JSON.stringify({ rates: storedRates }), status: 404 }],
    ["send garbage", { text: "\u0000}{ not json" }],
    ["send a web page", { text: "<!doctype html><title>Hello</title>", type: "text/html" }],
    ["send nothing", { text: "" }],
    ["send an empty object", { json: {} }],
    ["send null", { json: null }],
    [
      "send rates the wrong way round",
      { json: { rates: { USD: 1 / USD, EUR: 1 / EUR, XOF: 1 / XOF } } },
    ],
    ["send absurd rates", { json: { rates: { USD: 1e300, EUR: -1, XOF: 0 } } }],
    ["leave a currency out", { json: { rates: { USD, EUR } } }],
    ["send rates of another base", { json: { base: "USD", rates: storedRates } }],
    ["say that they failed", { json: { result: "error", rates: storedRates } }],
    ["cannot be reached", "unreachable"],
  ];
  for (const [name, behaviour] of failures) {
    test(`${name}: defaults, approximate, nothing stored`, async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(notLoaded);
      expectProblem(notFetched);
      await answerRates(context, all(behaviour));
      await donatePage(page, inMain).open();
      await expectDefaults(page);
      expect(await readStored(page)).toEqual([null, null]);
    });

    test(`${name} lose to one that answers well`, async ({ page, context, expectProblem }) => {
      expectProblem(notLoaded);
      await answerRates(context, {
        ...all(behaviour),
        "currency-api": realAnswers["currency-api"],
      });
      const { open, source, approximate } = donatePage(page, inMain);
      await open();
      await expect(source("currency-api")).toBeVisible();
      await expect(approximate).toBeHidden();
    });
  }
});

test("services that never answer are given up after 2000 ms, and the log says why", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(notFetched);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const asked = await answerRates(context, all("silent"));
  await stopClock(page);
  const { open, currency } = donatePage(page, inMain);
  await open();
  await expect.poll(() => asked.length).toBe(3);
  await page.clock.runFor(1999);
  await expect(currency("USD")).toBeDisabled();
  await page.clock.runFor(1);
  await expect(currency("USD")).toBeEnabled();
  await expectDefaults(page);
  expect(logged.join("\n")).toContain("All APIs failed");
});

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
    const { open, currency, amount, local, approximate, source, money } = donatePage(page, inMain);
    await open();
    await currency("EUR").click();
    await amount.fill("20");
    await expect(local).toHaveText(money(1000, "MRU"));
    await expect(approximate).toBeVisible();
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
      expect(asked).toHaveLength(3);
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

for (const inLanguage of everyLanguage) {
  test.describe(`fetching again by hand in ${inLanguage.language.code}`, () => {
    test("that fails says so and keeps the rates, as approximate", async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(notLoaded);
      expectProblem(notFetched);
      await storeRates(context, hoursAgo(1));
      await answerRates(context, all({ text: "no", status: 500 }));
      const donate = donatePage(page, inLanguage);
      const { texts, open, update, toast, approximate, currency, amount, local, money } = donate;
      await open();
      await currency("EUR").click();
      await amount.fill("20");
      await expect(approximate).toBeHidden();
      await update.click();
      const { title, text } = texts.currency.usingCached;
      await expect(toast(title)).toContainText(text);
      await expect(toast(title)).toHaveAttribute("data-toast", "error");
      await expect(approximate).toBeVisible();
      await expect(local).toHaveText(money(1000, "MRU"));
      await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
    });

    test("on page load a failure brings no toast", async ({ page, context, expectProblem }) => {
      expectProblem(notLoaded);
      expectProblem(notFetched);
      await answerRates(context, all({ text: "no", status: 500 }));
      const { open, approximate } = donatePage(page, inLanguage);
      await open();
      await expect(approximate).toBeVisible();
      await expect(page.locator("[data-toast]")).toHaveCount(0);
    });
  });
}

test("rates that failed are fetched again when the connection comes back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await answerRates(context, all("unreachable"));
  const { open, approximate, source } = donatePage(page, inMain);
  await open();
  await expect(approximate).toBeVisible();
  await answerRates(context);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(source(/Exchange Rate API|Frankfurter|currency-api/)).toBeVisible();
  await expect(approximate).toBeHidden();
});
