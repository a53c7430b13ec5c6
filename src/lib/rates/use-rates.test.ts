import { beforeEach, expect, test, vi } from "vitest";
import {
  answersOn,
  donationConfigFixture as defaults,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { rateSources } from "./rate-sources.ts";
import { defaultRates } from "./rates.ts";
import { ratesKey, readRateCache, writeRateCache } from "./use-rates.ts";

const hour = 3_600_000;
const now = Date.parse("2026-09-29T12:00:00.000Z");
const ago = (ms: number) => new Date(now - ms).toISOString();
const stored = { rates: realRates, source: "exchangerate-api", publishedOn: "2026-09-28" } as const;
const { frankfurter: answer } = answersOn("2026-09-29");
const fetched = { ...stored, updatedAt: ago(0) };
const fresh = { ...stored, updatedAt: ago(hour) };
const stale = { ...stored, updatedAt: ago(24 * hour) };
const settled = { loading: false, approximate: false, doubtful: false };
const none = { rates: defaultRates(defaults) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "warn").mockReturnValue();
  // Node has a session's storage of its own, which behaves in the same way.
  vi.stubGlobal("localStorage", sessionStorage);
  sessionStorage.clear();
});

test("rate cache: gives back what was stored, without an unknown source or day", () => {
  expect(readRateCache(defaults)).toBeUndefined();
  writeRateCache(fetched);
  expect(readRateCache(defaults)).toEqual(fetched);
  const odd = { ...fresh, source: "evil", publishedOn: "2026-99-99" };
  sessionStorage.setItem(ratesKey, JSON.stringify(odd));
  const unknown = { source: undefined, publishedOn: undefined };
  expect(readRateCache(defaults)).toEqual({ ...fresh, ...unknown });
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ["rates without a date", JSON.stringify(stored)],
  ["a date without rates", JSON.stringify({ updatedAt: ago(hour) })],
  ["broken JSON", "{"],
  ["absurd rates", JSON.stringify({ ...fresh, rates: { ...realRates, USD: 40 } })],
  ["a date in another form", JSON.stringify({ ...stored, updatedAt: "Sep 29 2026 11:00" })],
  ["a date in the future", JSON.stringify({ ...stored, updatedAt: ago(-1) })],
])("rate cache: is empty with a warning when it holds %s", (_what, json) => {
  sessionStorage.setItem(ratesKey, json);
  expect(readRateCache(defaults)).toBeUndefined();
  const warning = "The stored exchange rates cannot be used";
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning, expect.anything());
});

test("rate cache: warns when the storage is denied or full", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  expect(readRateCache(defaults)).toBeUndefined();
  writeRateCache(fetched);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

/** Starts the rates of a new page, whose requests wait until the test ends them. */
async function startRates(cached?: typeof fresh) {
  if (cached) writeRateCache(cached);
  const requests: ((answer: unknown) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((end) => requests.push(end)));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.resetModules();
  const page = await import("./use-rates.ts");
  page.startRates(defaults);
  // Another island starts them too.
  page.startRates(defaults);
  return {
    shown: page.rateStore.get,
    fetches: () => requests.length / rateSources.length,
    /** Ends the requests: the others fail. */
    end: (...answers: unknown[]) => {
      const result = page.refreshRates(defaults);
      requests.slice(-rateSources.length).forEach((end, i) => {
        end(answers[i] ? Response.json(answers[i]) : Promise.reject(new Error("no network")));
      });
      return result;
    },
  };
}

test.each([
  ["stale ones", stale, stale],
  ["the defaults", undefined, none],
])("rates: %s are approximate until a request brings new ones", async (_what, cached, first) => {
  const { shown, fetches, end } = await startRates(cached);
  expect(fetches()).toBe(1);
  expect(shown()).toEqual({ ...first, loading: true, approximate: true });
  expect(await end()).toBe(false);
  expect(shown()).toEqual({ ...first, loading: false, approximate: true });
  const warning = ["The exchange rates could not be fetched", new Error("All APIs failed")];
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(...warning);
  expect(readRateCache(defaults)).toEqual(cached);
  expect(await end(answer)).toBe(true);
  expect(shown()).toEqual({ ...fetched, ...settled });
  expect(readRateCache(defaults)).toEqual(fetched);
});

test.each([
  [24 * hour - 1, 0],
  [24 * hour, 1],
])("rates: good ones of %d ms are fetched %d times", async (old, times) => {
  const { fetches } = await startRates(fresh);
  vi.setSystemTime(Date.parse(fresh.updatedAt) + old);
  window.dispatchEvent(new Event("online"));
  expect(fetches()).toBe(times);
});

test.each([
  ["the last good ones", fresh, 1.09, 1, false],
  ["the last good ones", fresh, 1.12, 1, true],
  ["the last good ones", fresh, 1.12, 2, false],
  // Without good ones the defaults are the measure: 1.138 times as much as the real rate of the euro.
  ["those of 31 days ago", { ...fresh, updatedAt: ago(31 * 24 * hour) }, 1.4, 1, false],
  ["the defaults", undefined, 1.4, 1, false],
  ["the defaults", undefined, 1.45, 1, true],
  ["the defaults", undefined, 1.45, 2, false],
])(
  "rates: beside %s (%j), %d times as much from %d services is doubtful: %s",
  async (_what, cached, times, services, isDoubtful) => {
    const { end, shown } = await startRates(cached);
    const answer = { ...realRates, EUR: realRates.EUR * times };
    expect(await end(...Array.from({ length: services }, () => answer))).toBe(true);
    const flags = { loading: false, approximate: isDoubtful, doubtful: isDoubtful };
    expect(shown()).toMatchObject({ rates: answer, ...flags });
    expect(readRateCache(defaults)?.rates).toEqual(isDoubtful ? cached?.rates : answer);
  },
);
