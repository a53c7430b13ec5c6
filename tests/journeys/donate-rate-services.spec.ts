import { rateSources } from "../../src/donate/rates/rate-sources.ts";
import { realRates } from "../support/donate-fixtures.ts";
import { donatePage } from "../support/donate-page.ts";
import { answerRates, onlyFirst, realAnswers } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();
const { USD, EUR, XOF } = realRates;

test.describe("an answer", () => {
  for (const [shape, json] of [
    ["with a map at rates", { rates: { USD, EUR, XOF } }],
    ["with a map under data.rates", { data: { rates: { USD, EUR, XOF } } }],
    ["that is the map itself", { USD, EUR, XOF }],
    ["of numeric strings", { rates: { USD: `${USD}`, EUR: `${EUR}`, XOF: `${XOF}` } }],
    ["with lower-case keys", { mru: { usd: USD, eur: EUR, xof: XOF } }],
    [
      "that is an array of quotes",
      [
        { base: "MRU", quote: "USD", rate: USD },
        { base: "MRU", quote: "EUR", rate: EUR },
        { base: "MRU", quote: "XOF", rate: XOF },
      ],
    ],
  ] as const) {
    test(`${shape} is understood`, async ({ page, context }) => {
      await answerRates(context, onlyFirst({ json }));
      const { open, currency, amount, local, approximate, money } = donatePage(page, inMain);
      await open();
      for (const [code, value] of [
        ["USD", "24.95"],
        ["EUR", "21.96"],
        ["XOF", "14405"],
      ] as const) {
        await currency(code).click();
        await amount.fill(value);
        await expect(local).toHaveText(money(1000, "MRU"));
      }
      await expect(approximate).toBeHidden();
    });
  }
});

test.describe("the race", () => {
  for (const { id, provider } of rateSources) {
    test(`is won by ${id} when it alone answers, and the others are stopped`, async ({
      page,
      context,
    }) => {
      const asked = await answerRates(context, { [id]: realAnswers[id] });
      const stopped: string[] = [];
      page.on("requestfailed", (request) => stopped.push(new URL(request.url()).host));
      const { open, source } = donatePage(page, inMain);
      await open();
      await expect(source(provider)).toBeVisible();
      expect(new Set(asked.map(({ url }) => url))).toEqual(
        new Set(rateSources.map(({ url }) => url)),
      );
      expect(asked.map(({ accept }) => accept)).toEqual(rateSources.map(() => "application/json"));
      await expect.poll(() => stopped.length).toBe(rateSources.length - 1);
    });
  }
});
