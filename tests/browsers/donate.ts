import { beforeEach, expect, test } from "vitest";
import type { CurrencyCode } from "../../src/content/currency-codes.ts";
import { loadFigures } from "../../src/content/figures.server.ts";
import { formatMoney } from "../../src/donate/amount.ts";

import { payeeOf } from "../support/payee.ts";
import { heldBy, textsOf, valueUnder } from "./in-page.ts";
import {
  expectOnConsole,
  inLanguage,
  look,
  openReady,
  paste,
  press,
  see,
  typeInto,
  withoutRates,
} from "./visitor.ts";

const figures = loadFigures();
const { shell, language, texts: textsIn } = inLanguage("en");
const texts = textsIn("donate");
const payee = payeeOf(shell, texts);
const money = (value: number, code: CurrencyCode) => formatMoney(value, code, language, figures);

beforeEach(() => expectOnConsole(withoutRates));

test("an amount in Arabic digits and its result (en)", async () => {
  await openReady(shell.paths.donate);
  await typeInto("#amount", "٢٥٠٠");
  await see(money(2500, "MRU"), valueUnder, texts.currency.donation);
  await see(money(2500, "MRU"), valueUnder, texts.currency.local);
});

test("euros with the rates of the site, said to be approximate (en)", async () => {
  await openReady(shell.paths.donate);
  await press("main button", texts.currency.codes.EUR.name);
  await typeInto("#amount", "25");
  await see(money(25, "EUR"), valueUnder, texts.currency.donation);
  const inMru = Math.round(25 / figures.currencies.EUR.defaultRate);
  await see(money(inMru, "MRU"), valueUnder, texts.currency.local);
  expect((await look(textsOf, "main")).join()).toContain(texts.currency.approximate);
});

test("the Bankily number is copied (en)", async () => {
  await openReady(shell.paths.donate);
  await press("#bankily button", payee.copyLarge);
  await see(true, hasButton, payee.copiedLarge);
  expect((await look(textsOf, "[data-toast]"))[0]).toContain(texts.bankily.copiedTitle);
  await typeInto("#amount", "");
  await paste();
  await see(payee.bare, heldBy, "#amount");
});

function hasButton(text: string): boolean {
  return [...document.querySelectorAll("#bankily button")].some((button) =>
    `${button.textContent}`.includes(text),
  );
}
