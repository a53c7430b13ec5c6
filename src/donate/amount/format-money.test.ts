import { expect, test } from "vitest";
import { figuresFixture as figures } from "../figures-fixture.ts";
import { formatMoney } from "./format-money.ts";

const english = { group: ",", decimal: "." };
const french = { group: "\u00a0", decimal: "," };

test.each([
  [1000, "MRU", english, "1,000\u00a0MRU"],
  [1000.5, "MRU", english, "1,001\u00a0MRU"],
  [27, "USD", english, "27\u00a0USD"],
  [1234.5, "EUR", french, "1\u00a0234,50\u00a0EUR"],
  [0, "XOF", french, "0\u00a0XOF"],
] as const)("%s %s", (value, currency, style, written) => {
  expect(formatMoney(value, currency, style, figures)).toBe(written);
});
