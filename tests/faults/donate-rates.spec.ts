import { rateSources } from "../../src/donate/rates/rate-sources.ts";
import { hoursAgo, readStored, storedRates, storeRates } from "../support/donate-cache.ts";
import { donatePage, drawFirstFrame, stopClock } from "../support/donate-page.ts";
import { expectDefaults, notFetched, notLoaded } from "../support/donate-problems.ts";
import { all, answerRates, type Behaviour, realAnswers } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();

test.describe("services that all", () => {
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

    // What is told apart in fetching, once each; what is wrong in an answer is told apart by unit tests.
    if (!["answer 500", "send garbage", "cannot be reached"].includes(name)) continue;
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
  await drawFirstFrame(page);
  await expect.poll(() => asked.length).toBe(rateSources.length);
  await page.clock.runFor(1999);
  await expect(currency("USD")).toBeDisabled();
  await page.clock.runFor(1);
  await expect(currency("USD")).toBeEnabled();
  await expectDefaults(page);
  expect(logged.join("\n")).toContain("All APIs failed");
});

for (const inLanguage of [mainLanguage()]) {
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
  await expect(
    source(new RegExp(rateSources.map(({ provider }) => provider).join("|"))),
  ).toBeVisible();
  await expect(approximate).toBeHidden();
});
