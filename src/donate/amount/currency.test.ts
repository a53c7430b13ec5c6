import { expect, test } from "vitest";
import { currencyOfWord } from "./currency.ts";

test.each([
  ["MRU", "MRU"],
  ["MRU", "um"],
  ["MRU", "U.M."],
  ["MRU", "Ouguiya"],
  ["MRU", "ouguiyas"],
  ["MRU", "أوقية"],
  ["MRU", "اوقية"],
  ["MRU", "أوقيه"],
  ["MRU", "اوقيه"],
  ["MRU", "أوقيات"],
  ["MRU", "أ.م"],
  ["USD", "usd"],
  ["USD", "US $"],
  ["USD", "$US"],
  ["USD", "$"],
  ["USD", "dollar"],
  ["USD", "Dollars"],
  ["USD", "دولار"],
  ["EUR", "eur"],
  ["EUR", "€"],
  ["EUR", "euro"],
  ["EUR", "euros"],
  ["EUR", "يورو"],
  ["XOF", "xof"],
  ["XOF", "CFA"],
  ["XOF", "F CFA"],
  ["XOF", "f"],
  ["XOF", "franc"],
  ["XOF", "francs"],
  ["XOF", "Francs CFA"],
  ["XOF", "فرنك"],
])("%s is meant by %s", (currency, word) => {
  expect(currencyOfWord(word)).toBe(currency);
});

test.each(["", "MRO", "k", "mille", "ألف", "pounds"])("no currency is meant by %j", (word) => {
  expect(currencyOfWord(word)).toBeUndefined();
});
