import { expect, test } from "vitest";
import { showRateDate } from "./rate-date.ts";

test.each([
  ["2026-09-29", "en-GB", "29 September 2026"],
  ["2026-09-29T23:30:00.000Z", "en-GB", "29 September 2026"],
  ["2026-09-29", "fr-FR", "29 septembre 2026"],
])("%s in %s", (date, locale, shown) => {
  expect(showRateDate(date, locale)).toBe(shown);
});

test("Arabic dates have the digits that Mauritanian Arabic is written with", () => {
  expect(showRateDate("2026-09-29", "ar-MR")).toMatch(/^29 \p{Script=Arabic}+ 2026$/u);
});
