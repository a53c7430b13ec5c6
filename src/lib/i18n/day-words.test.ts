import { expect, test, vi } from "vitest";
import { languages } from "../content/load-content.server.ts";
import { beginLine, dayIn, makeDayWords, showDay, showFullDay, showMonth } from "./day-words.ts";

test.each([
  ["2026-09-29T23:30:00.000Z", "en-GB", "29\u00a0September 2026"],
  ["2026-09-29", "en-US", "September 29, 2026"],
  ["2028-05-28", "ar-MR", "28\u00a0مايو 2028"],
])("showDay: writes %s in %s as %s", (date, locale, shown) => {
  expect(showDay(date, makeDayWords({ locale }))).toBe(shown);
});

test("dayIn: writes the first of a month as each language does", () => {
  const french = { locale: "fr-FR", firstDay: "1er" };
  expect(dayIn("2026-09-01", { locale: "fr-FR" })).toBe("1\u00a0septembre 2026");
  expect(dayIn("2026-09-01", french)).toBe("1er\u00a0septembre 2026");
  expect(languages().find(({ code }) => code === "fr")?.firstDay).toBe("1er");
});

test.each([
  ["en-GB", undefined, "2027-05-01", "Saturday 1 May 2027", "May"],
  ["fr-FR", "1er", "2027-05-01", "samedi 1er mai 2027", "mai"],
  ["fr-FR", "1er", "2027-05-11", "mardi 11 mai 2027", "mai"],
  ["ar-MR", undefined, "2027-05-08", "السبت 8 مايو 2027", "مايو"],
])("showFullDay: writes a day in %s with its weekday", (locale, firstDay, date, shown, month) => {
  const language = { locale, ...(firstDay === undefined ? {} : { firstDay }) };
  // The day must be the same in another zone.
  vi.stubEnv("TZ", "America/New_York");
  expect(showFullDay(date, language)).toBe(shown);
  expect(showMonth(date, language, "name")).toBe(month);
  expect(showMonth(date.slice(0, 7), language, "withYear")).toBe(`${month} 2027`);
});

test("beginLine: begins with a capital when the script has capitals", () => {
  const line = (locale: string) => beginLine(showFullDay("2027-04-10", { locale }), { locale });
  expect(line("fr-FR")).toBe("Samedi 10 avril 2027");
  expect(line("ar-MR")).toBe(showFullDay("2027-04-10", { locale: "ar-MR" }));
});
