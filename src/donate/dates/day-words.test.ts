import { expect, test } from "vitest";
import { showDay } from "./day-words.ts";
import { dayWords } from "./make-day-words.ts";

test.each([
  ["2026-09-29", "en-GB", "29 September 2026"],
  ["2026-09-29T23:30:00.000Z", "en-GB", "29 September 2026"],
  ["2026-12-31T23:59:59.999Z", "en-GB", "31 December 2026"],
  ["2027-01-01", "en-GB", "1 January 2027"],
  ["2026-09-29", "fr-FR", "29 septembre 2026"],
  ["2026-09-29", "en-US", "September 29, 2026"],
])("%s in %s", (date, locale, shown) => {
  expect(showDay(date, dayWords(locale))).toBe(shown);
});

test("Arabic dates have the digits that Mauritanian Arabic is written with", () => {
  expect(showDay("2026-09-29", dayWords("ar-MR"))).toMatch(/^29 \p{Script=Arabic}+ 2026$/u);
});

test.each(["en-GB", "fr-FR", "ar-MR"])(
  "every month of %s is as the platform writes it",
  (locale) => {
    const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      dateStyle: "long",
      timeZone: "UTC",
    });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2028, month, 28));
      expect(showDay(date.toISOString(), dayWords(locale))).toBe(format.format(date));
    }
  },
);

test("what is no date is said to be none", () => {
  expect(() => showDay("yesterday", dayWords("en-GB"))).toThrow("no date: yesterday");
});
