import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  donationConfigFixture as defaults,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { isOld, ratesKey, ratesUpdatedAtKey, readRateCache, writeRateCache } from "./rate-cache.ts";

const now = Date.parse("2026-09-29T12:00:00.000Z");
const hour = 3_600_000;
const ago = (ms: number) => new Date(now - ms).toISOString();
const stored = { rates: realRates, source: "frankfurter", publishedOn: "2026-09-28" } as const;
const good = JSON.stringify(stored);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function browser(json?: string, updatedAt?: string) {
  const items = new Map<string, string>();
  if (json !== undefined) items.set(ratesKey, json);
  if (updatedAt !== undefined) items.set(ratesUpdatedAtKey, updatedAt);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  return items;
}

test.each([
  ["just stored", 0, false],
  ["a moment under 24 hours old", 24 * hour - 1, false],
  ["24 hours old", 24 * hour, true],
  ["a year old", 365 * 24 * hour, true],
  ["five minutes ahead of this clock", -5 * 60_000, false],
])("rates %s are read back as they were written, under two keys", (_age, ms, old) => {
  const items = browser();
  writeRateCache({ ...stored, updatedAt: ago(ms) });
  expect([...items]).toEqual([
    ["khayma.rates", good],
    ["khayma.rates-updated-at", ago(ms)],
  ]);
  expect(readRateCache(defaults)).toEqual({ ...stored, updatedAt: ago(ms) });
  expect(isOld(ago(ms))).toBe(old);
  expect(console.warn).not.toHaveBeenCalled();
});

test("nothing stored is none, and nothing to log", () => {
  browser();
  expect(readRateCache(defaults)).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ["unknown", { source: "evil", publishedOn: 5 }],
  ["not there", {}],
])("a source or day that is %s is none", (_what, change) => {
  browser(JSON.stringify({ rates: realRates, ...change }), ago(0));
  const unknown = { source: undefined, publishedOn: undefined };
  expect(readRateCache(defaults)).toEqual({ rates: realRates, updatedAt: ago(0), ...unknown });
});

describe("is none, and logged:", () => {
  test.each([
    ["rates without a date", good, undefined],
    ["a date without rates", undefined, ago(hour)],
    ["broken JSON", "{", ago(hour)],
    ["foreign JSON", '{"theme":"dark"}', ago(hour)],
    ["absurd rates", JSON.stringify({ rates: { ...realRates, USD: 40 } }), ago(hour)],
    ["a rate too few", JSON.stringify({ rates: { USD: 0.025, EUR: 0.022 } }), ago(hour)],
    ["a date in no known form", good, "yesterday"],
    ["a date in another form", good, "Sep 29 2026 11:00"],
    ["a day that does not exist", good, "2026-13-29T12:00:00.000Z"],
    ["a date in the future", good, ago(-5 * 60_000 - 1)],
  ])("%s", (_what, json, updatedAt) => {
    browser(json, updatedAt);
    expect(readRateCache(defaults)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test("whatever else is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (json, updatedAt) => {
        browser(json, updatedAt);
        expect(readRateCache(defaults)).toBeUndefined();
      }),
    );
  });

  test("a storage that is denied or full", () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
    expect(readRateCache(defaults)).toBeUndefined();
    writeRateCache({ ...stored, updatedAt: ago(0) });
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});
