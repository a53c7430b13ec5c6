import { expect, test, vi } from "vitest";
import {
  donationConfigFixture as config,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { fc } from "../../../tests/support/properties.ts";
import { formatMoney } from "../../lib/i18n/format-number.ts";
import { currencyCodes } from "../../lib/money/currency-codes.ts";
import { defaultRates } from "../../lib/rates/rates.ts";
import { readDraft, writeDraft } from "../forms/draft.ts";
import { chooseCurrency, converter, type Gift, giftStore, readGift, typedGift } from "./gift.ts";

const rates = defaultRates(config);
const anyCode = fc.constantFrom(...currencyCodes);
const anyRates = fc
  .record({ USD: fc.double(), EUR: fc.double(), XOF: fc.double() })
  .map((any) => ({ ...rates, ...any }));

test("toMru: uses the fallback multiplier when the rate is unusable", () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const unusable = converter({ MRU: rate, USD: rate, EUR: rate, XOF: rate }, config);
    expect(currencyCodes.map((code) => unusable.toMru(10, code))).toEqual([10, 370, 400, 1]);
  }
});

test("conversion: gives a number that can be written for any input", () => {
  fc.assert(
    fc.property(fc.double(), anyCode, anyRates, (amount, code, given) => {
      const any = converter(given, config);
      expect(String(any.toMru(amount, code))).toMatch(/^\d+$/);
      const converted = formatMoney(
        any.fromMru(amount, code),
        code,
        { group: "", decimal: "." },
        config,
      );
      expect(converted).toMatch(/^\d+(?:\.\d\d)?\u00a0/);
    }),
  );
});

const inNumbers = { config, decimal: "," };
const read = (gift: Gift) => readGift(gift, { rates: realRates, ...inNumbers });
const readByDefault = (gift: Gift) => readGift(gift, { rates, ...inNumbers });

test("a chosen gift: keeps its value in MRU when rates arrive or another currency is chosen", () => {
  const chosen = typedGift("4000", "EUR", "MRU");
  for (const readGiven of [read, readByDefault]) {
    expect(readGiven(chosen).amountMru).toBe(4000);
    expect(readGiven({ ...chosen, currency: "XOF" }).amountMru).toBe(4000);
  }
  expect(read(chosen).amountIn("EUR")).toBe(87.84);
});

test("a typed number: stays when another currency is chosen", () => {
  const typed = typedGift("50", "EUR");
  expect(read(typed)).toMatchObject({ amount: 50, amountMru: 2277 });
  const inDollars = { ...typed, currency: "USD" } as const;
  expect(read(inDollars)).toMatchObject({ amount: 50, amountMru: 2004, meantIn: "USD" });
});

test.each([
  ["a typed number", typedGift("50", "EUR"), undefined],
  ["a chosen gift", typedGift("4000", "EUR", "MRU"), { name: "Aïcha" }],
])(
  "another currency: beside %s the report is %o: it begins anew with another value",
  (_what, gift, report) => {
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    writeDraft("reported", { name: "Aïcha" });
    chooseCurrency(gift, "USD");
    expect(giftStore.get()?.currency).toBe("USD");
    expect(readDraft("reported")).toEqual(report);
  },
);

test("a typed currency: is chosen too", () => {
  const gift = typedGift("50 EUR", "MRU", "MRU");
  expect(gift).toMatchObject({ text: "50 EUR", currency: "EUR", meantIn: "EUR" });
  expect(read({ ...gift, currency: "USD" }).amountMru).toBe(2277);
  expect(read(gift).amountIn("USD")).toBe(56.81);
});

test.each([
  ["50 EUR", "EUR", "50"],
  ["50 EUR", "MRU", "2277"],
  ["12.50 €", "EUR", "12,50"],
  ["1 000 MRU", "EUR", "21,96"],
  ["0 EUR", "MRU", ""],
  ["", "EUR", ""],
  // What has no currency stays as it was typed.
  ["abc", "EUR", "abc"],
  ["1 000", "EUR", "1 000"],
  ["99999999999", "EUR", "99999999999"],
  ["12.5", "EUR", "12.5"],
] as const)("textIn: writes %j into a field of %s as %j", (text, code, written) => {
  expect(read(typedGift(text, "EUR")).textIn(code)).toBe(written);
});

test.each([
  ["50", "EUR", 50, 2000, false],
  ["27", "USD", 27, 1000, false],
  ["16500", "XOF", 16_500, 1000, false],
  ["1000.5", "MRU", 1000.5, 1001, false],
  ["", "USD", 0, 0, false],
  ["abc", "USD", 0, 0, false],
  ["250000", "EUR", 250_000, 10_000_000, false],
  ["250001", "EUR", 0, 0, true],
  ["9".repeat(20), "XOF", 0, 0, true],
] as const)("readGift: %j %s is worth %d", (text, code, amount, amountMru, tooLarge) => {
  expect(readByDefault(typedGift(text, code))).toMatchObject({ amount, amountMru, tooLarge });
});
