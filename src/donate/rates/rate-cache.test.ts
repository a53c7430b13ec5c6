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
const good = JSON.stringify({ rates: realRates, source: "frankfurter", publishedOn: "2026-09-28" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function browser(stored: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  const log = vi.spyOn(console, "warn").mockReset().mockReturnValue();
  return { items, log, storage };
}

function read(json: string | undefined, updatedAt: string | undefined) {
  const { log } = browser({
    ...(json === undefined ? {} : { [ratesKey]: json }),
    ...(updatedAt === undefined ? {} : { [ratesUpdatedAtKey]: updatedAt }),
  });
  return { cached: readRateCache(defaults), log };
}

describe("readRateCache", () => {
  test.each([
    ["just stored", 0, false],
    ["a moment under 24 hours old", 24 * hour - 1, false],
    ["24 hours old", 24 * hour, true],
    ["a year old", 365 * 24 * hour, true],
    ["five minutes ahead of this clock", -5 * 60_000, false],
  ])("rates %s", (_age, ms, old) => {
    const { cached, log } = read(good, ago(ms));
    expect(cached).toEqual({
      rates: realRates,
      source: "frankfurter",
      publishedOn: "2026-09-28",
      updatedAt: ago(ms),
    });
    expect(isOld(ago(ms))).toBe(old);
    expect(log).not.toHaveBeenCalled();
  });

  test("a day of publication that is no text is left out", () => {
    const numbered = JSON.stringify({ rates: realRates, source: "frankfurter", publishedOn: 5 });
    expect(read(numbered, ago(hour)).cached).toMatchObject({ publishedOn: undefined });
  });

  test("nothing stored is none, and nothing to log", () => {
    const { cached, log } = read(undefined, undefined);
    expect(cached).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ["rates without a date", good, undefined],
    ["a date without rates", undefined, ago(hour)],
    ["broken JSON", "{", ago(hour)],
    ["foreign JSON", '{"theme":"dark"}', ago(hour)],
    ["null", "null", ago(hour)],
    ["absurd rates", JSON.stringify({ rates: { ...realRates, USD: 40 } }), ago(hour)],
    ["a rate too few", JSON.stringify({ rates: { USD: 0.025, EUR: 0.022 } }), ago(hour)],
    ["a date in no known form", good, "yesterday"],
    ["a date in another form", good, "Sep 29 2026 11:00"],
    ["words around a date", good, `at ${ago(hour)}`],
    ["words after a date", good, "2026-09-29T11:00:00Z (noon)"],
    ["a day without a time", good, "2026-09-29"],
    ["a number for a date", good, String(now)],
    ["a day that does not exist", good, "2026-13-29T12:00:00Z"],
    ["a date in the future", good, ago(-5 * 60_000 - 1)],
  ])("%s is none, and logged", (_what, json, updatedAt) => {
    const { cached, log } = read(json, updatedAt);
    expect(cached).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("a plain map of rates is enough, its source unknown", () => {
    const { cached } = read(JSON.stringify(realRates), ago(hour));
    const unknown = { source: undefined, publishedOn: undefined };
    expect(cached).toEqual({ rates: realRates, updatedAt: ago(hour), ...unknown });
  });

  test.each(["2026-09-29T11:00:00Z", "2026-09-29T13:30:00+02:30"])("the date %s", (updatedAt) => {
    expect(read(good, updatedAt).cached).toMatchObject({ updatedAt });
  });

  test("a source the site does not know is none", () => {
    const { cached } = read(JSON.stringify({ rates: realRates, source: "evil" }), ago(hour));
    expect(cached).toMatchObject({ rates: realRates, source: undefined });
  });

  test("denied storage is none, and logged", () => {
    const { log } = browser();
    const denied = new DOMException("denied", "SecurityError");
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw denied;
    });
    expect(readRateCache(defaults)).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), denied);
  });

  test("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (json, updatedAt) => {
        expect(read(json, updatedAt).cached).toBeUndefined();
        expect(read(json, ago(hour)).cached).toBeUndefined();
      }),
    );
  });
});

describe("writeRateCache", () => {
  const entry = {
    rates: realRates,
    source: "exchangerate-api",
    publishedOn: undefined,
    updatedAt: ago(0),
  } as const;

  test("what it stores is read back, under two keys, the time in ISO", () => {
    const { items } = browser();
    writeRateCache(entry);
    expect([...items.keys()]).toEqual(["khayma.rates", "khayma.rates-updated-at"]);
    expect(items.get(ratesUpdatedAtKey)).toBe("2026-09-29T12:00:00.000Z");
    expect(readRateCache(defaults)).toEqual(entry);
  });

  test("full or denied storage is logged and harms nothing", () => {
    const { log, storage } = browser();
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { ...storage, setItem });
    writeRateCache(entry);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
