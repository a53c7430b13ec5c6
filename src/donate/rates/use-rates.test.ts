import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  answersOn,
  donationConfigFixture as defaults,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { fc } from "../../../tests/support/properties.ts";
import { rateSources } from "./rate-sources.ts";
import { defaultRates } from "./rates.ts";
import {
  createRates,
  type RatesState,
  ratesKey,
  ratesUpdatedAtKey,
  readRateCache,
  useRates,
  writeRateCache,
} from "./use-rates.ts";

const hour = 3_600_000;
const now = Date.parse("2026-09-29T12:00:00.000Z");
const ago = (ms: number) => new Date(now - ms).toISOString();
const stored = { rates: realRates, source: "frankfurter", publishedOn: "2026-09-28" } as const;
const good = JSON.stringify(stored);
const fetched = { ...stored, updatedAt: ago(0) };
const fresh = { ...stored, updatedAt: ago(hour) };
const stale = { ...stored, updatedAt: ago(24 * hour) };
const settled = { loading: false, approximate: false, doubtful: false };
const none = { rates: defaultRates(defaults) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "warn").mockReturnValue();
});

function browser(json?: string, updatedAt?: string) {
  const items = new Map<string, string>();
  if (json !== undefined) items.set(ratesKey, json);
  if (updatedAt !== undefined) items.set(ratesUpdatedAtKey, updatedAt);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

test.each([
  ["just now", 0],
  ["a year ago", 365 * 24 * hour],
  ["five minutes ahead of this clock", -5 * 60_000],
])("rate cache: gives back rates that were stored %s", (_age, ms) => {
  const items = browser();
  writeRateCache({ ...stored, updatedAt: ago(ms) });
  expect([...items]).toEqual([
    ["khayma.rates", good],
    ["khayma.rates-updated-at", ago(ms)],
  ]);
  expect(readRateCache(defaults)).toEqual({ ...stored, updatedAt: ago(ms) });
  expect(console.warn).not.toHaveBeenCalled();
});

test("rate cache: is empty without a warning when nothing was stored", () => {
  browser();
  expect(readRateCache(defaults)).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ["unknown", { source: "evil", publishedOn: 5 }],
  ["not there", {}],
  ["a word", { publishedOn: "nonsense" }],
  ["a day that does not exist", { publishedOn: "2026-99-99" }],
])("rate cache: ignores a source or day that is %s", (_what, change) => {
  browser(JSON.stringify({ rates: realRates, ...change }), ago(0));
  const unknown = { source: undefined, publishedOn: undefined };
  expect(readRateCache(defaults)).toEqual({ rates: realRates, updatedAt: ago(0), ...unknown });
});

test.each([
  ["rates without a date", good, undefined],
  ["a date without rates", undefined, ago(hour)],
  ["broken JSON", "{", ago(hour)],
  ["foreign JSON", '{"theme":"dark"}', ago(hour)],
  ["absurd rates", JSON.stringify({ rates: { ...realRates, USD: 40 } }), ago(hour)],
  ["a date in no known form", good, "yesterday"],
  ["a date in another form", good, "Sep 29 2026 11:00"],
  ["a day that does not exist", good, "2026-13-29T12:00:00.000Z"],
  ["a date in the future", good, ago(-5 * 60_000 - 1)],
])("rate cache: is empty with a warning when it holds %s", (_what, json, updatedAt) => {
  browser(json, updatedAt);
  expect(readRateCache(defaults)).toBeUndefined();
  const warning = "The stored exchange rates cannot be used";
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning, expect.anything());
});

test("rate cache: is empty for any other text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (json, updatedAt) => {
      browser(json, updatedAt);
      expect(readRateCache(defaults)).toBeUndefined();
    }),
  );
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

/** Makes rates whose requests wait until the test ends them. */
function rates(cached?: typeof stored & { updatedAt: string }) {
  browser();
  if (cached) writeRateCache(cached);
  type Request = { url: string; end: (answer: unknown) => void };
  const requests: Request[] = [];
  const ask = (url: string) => new Promise((end) => requests.push({ url, end }));
  vi.stubGlobal("fetch", ask);
  const changes: RatesState[] = [];
  const store = createRates(defaults, (state) => void changes.push(state));
  return {
    ...store,
    changes,
    shown: () => changes.at(-1),
    fetches: () => requests.length / rateSources.length,
    end: (isGood: boolean) => {
      const result = store.refresh();
      for (const { url, end } of requests.slice(-rateSources.length)) {
        if (!isGood) end(Promise.reject(new Error("no network")));
        else if (url.includes("frankfurter"))
          end(Response.json(answersOn("2026-09-29").frankfurter));
      }
      return result;
    },
  };
}

test("rates: fresh ones from the cache are used without a request", () => {
  const { start, shown, fetches } = rates(fresh);
  start();
  expect(shown()).toEqual({ ...fresh, loading: false, approximate: false });
  expect(fetches()).toBe(0);
});

describe.each([
  ["stale rates", stale, stale],
  ["the defaults", undefined, none],
])("rates with %s stored", (_what, cached, first) => {
  test("rates: are approximate until a request brings new ones", async () => {
    const { start, shown, fetches, end } = rates(cached);
    start();
    expect(fetches()).toBe(1);
    expect(shown()).toEqual({ ...first, loading: true, approximate: true });
    expect(await end(true)).toBe(true);
    expect(shown()).toEqual({ ...fetched, ...settled });
    expect(readRateCache(defaults)).toEqual(fetched);
    expect(fetches()).toBe(1);
  });

  test("rates: stay approximate when the request fails", async () => {
    const { start, shown, end } = rates(cached);
    start();
    expect(await end(false)).toBe(false);
    expect(shown()).toEqual({ ...first, loading: false, approximate: true });
    const warning = ["The exchange rates could not be fetched", new Error("All APIs failed")];
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(...warning);
    expect(readRateCache(defaults)).toEqual(cached);
  });
});

test("Update Rates: asks the services although the cache is fresh", async () => {
  const { start, refresh, shown, end } = rates(fresh);
  start();
  void refresh();
  expect(shown()).toEqual({ ...fresh, loading: true, approximate: false });
  expect(await end(false)).toBe(false);
  expect(shown()).toEqual({ ...fresh, loading: false, approximate: true });
  expect(await end(true)).toBe(true);
  expect(shown()).toEqual({ ...fetched, ...settled });
});

test("rates: good ones stay good until a new request ends", async () => {
  const { start, shown, end } = rates();
  start();
  await end(true);
  vi.stubGlobal("localStorage", { getItem: () => null });
  start();
  expect(shown()).toEqual({ ...fetched, ...settled, loading: true });
});

test("rates: approximate ones are fetched again without a notice", async () => {
  const { retry, changes, shown, fetches, end } = rates();
  await end(false);
  const before = changes.length;
  retry();
  expect(fetches()).toBe(2);
  expect(changes).toHaveLength(before);
  await end(true);
  expect(shown()).toMatchObject({ ...fetched, approximate: false });
});

test.each([
  [24 * hour - 1, 0],
  [24 * hour, 1],
])("rates: good ones of %d ms are fetched %d times", (old, times) => {
  const { start, retry, fetches } = rates(fresh);
  start();
  vi.setSystemTime(Date.parse(fresh.updatedAt) + old);
  retry();
  expect(fetches()).toBe(times);
});

test.each([
  ["the last good ones", fresh, 1.09, false],
  ["the last good ones", fresh, 1.12, true],
  ["those of 31 days ago", { ...fresh, updatedAt: ago(31 * 24 * hour) }, 1.12, false],
  ["the defaults", undefined, 1.3, false],
  ["the defaults", undefined, 1.8, true],
])(
  "rates: beside %s (%j), %d times as much is doubtful: %s",
  async (_what, cached, times, isDoubtful) => {
    const { start, refresh, shown } = rates(cached);
    const answer = { ...realRates, EUR: realRates.EUR * times };
    vi.stubGlobal("fetch", async () => Response.json({ rates: answer }));
    start();
    expect(await refresh()).toBe(true);
    const flags = { loading: false, approximate: isDoubtful, doubtful: isDoubtful };
    expect(shown()).toMatchObject({ rates: answer, ...flags });
    expect(readRateCache(defaults)?.rates).toEqual(isDoubtful ? cached?.rates : answer);
  },
);

function Probe() {
  const { state } = useRates(defaults);
  return createElement("p", null, `${state.loading} ${state.rates.USD}`);
}

test("rates: are the defaults without a request when the page is built", () => {
  const { fetches } = rates();
  expect(renderToString(createElement(Probe))).toBe("<p>true 0.027</p>");
  expect(fetches()).toBe(0);
});
