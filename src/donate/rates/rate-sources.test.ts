import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyApiAnswer, exchangerateApiAnswer, frankfurterAnswer } from "../donate-fixture.ts";
import { findRateSource, type RateSourceId, rateSources } from "./rate-sources.ts";

const day = (id: RateSourceId, answer: unknown) => findRateSource(id)?.publishedOn(answer);

describe("the rate sources", () => {
  test("are three, over https, with base MRU", () => {
    expect(new Set(rateSources.map(({ id }) => id)).size).toBe(3);
    for (const { url, href } of rateSources) {
      expect(url).toMatch(/^https:\/\/.*mru/i);
      expect(href).toMatch(/^https:\/\//);
    }
  });

  test("name the attribution that open.er-api.com requires", () => {
    const required = rateSources.filter((source) => source.attributionRequired);
    expect(required.map(({ href }) => href)).toEqual(["https://www.exchangerate-api.com"]);
    expect(required[0]?.url).toContain("https://open.er-api.com/");
  });

  test("are found by name, and nothing else is", () => {
    expect(findRateSource("frankfurter")?.provider).toBe("Frankfurter");
    expect(findRateSource("constructor")).toBeUndefined();
    expect(findRateSource(undefined)).toBeUndefined();
  });

  test("are attributed by name and link", () => {
    expect(rateSources.map(({ provider, href }) => `${provider} ${href}`)).toEqual([
      "Exchange Rate API https://www.exchangerate-api.com",
      "Frankfurter https://frankfurter.dev",
      "currency-api https://github.com/fawazahmed0/exchange-api",
    ]);
  });

  test("take a list for no day, though it reads like one", () => {
    expect(day("currency-api", { date: ["2026-09-29"] })).toBeUndefined();
  });

  test.each(["x2026-09-29", "2026-09-29T00:00", 20260929, "2026-9-29"])(
    "take %s for no day",
    (date) => {
      expect(day("currency-api", { date })).toBeUndefined();
    },
  );

  test("take a text for no time", () => {
    expect(day("exchangerate-api", { time_last_update_unix: "1790640151" })).toBeUndefined();
  });

  test("read the publisher's day", () => {
    expect(day("exchangerate-api", exchangerateApiAnswer)).toBe("2026-09-29");
    expect(day("frankfurter", frankfurterAnswer)).toBe("2026-09-28");
    expect(day("currency-api", currencyApiAnswer)).toBe("2026-09-29");
  });

  test.each([{}, { date: "29/09/2026" }, { date: "2026-13-40" }, { time_last_update_unix: 1e20 }])(
    "give no day for %j",
    (answer) => {
      for (const source of rateSources) expect(source.publishedOn(answer)).toBeUndefined();
    },
  );

  test("never throw and give nothing but days", () => {
    fc.assert(
      fc.property(fc.anything(), fc.double(), (anything, seconds) => {
        for (const { publishedOn } of rateSources) {
          for (const answer of [anything, { date: anything }, { time_last_update_unix: seconds }]) {
            expect(publishedOn(answer) ?? "2026-09-29").toMatch(/^\d{4}-\d{2}-\d{2}$/);
          }
        }
      }),
    );
  });
});
