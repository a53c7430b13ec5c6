import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  donationConfigFixture as defaults,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { ratesKey, ratesUpdatedAtKey, readRateCache } from "./rate-cache.ts";
import { findRateSource, rateSources } from "./rate-sources.ts";
import { defaultRates } from "./rates.ts";
import { createRates, type RatesState } from "./rates-store.ts";
import { useRates } from "./use-rates.ts";

const hour = 3_600_000;
const now = Date.parse("2026-09-29T12:00:00.000Z");
const sourced = { rates: realRates, source: "frankfurter", publishedOn: "2026-09-28" };
const fetched = { ...sourced, updatedAt: new Date(now).toISOString() };
const fresh = { ...sourced, updatedAt: new Date(now - hour).toISOString() };
const stale = { ...sourced, updatedAt: new Date(now - 24 * hour).toISOString() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Rates in a browser that has stored some, each of whose fetches waits for the test to end it. */
function rates(cached?: typeof fresh) {
  const stored = new Map<string, string>();
  if (cached !== undefined) {
    stored.set(ratesKey, JSON.stringify(cached));
    stored.set(ratesUpdatedAtKey, cached.updatedAt);
  }
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  type Request = {
    url: string;
    signal: AbortSignal;
    end: (answer: Response | Promise<never>) => void;
  };
  const requests: Request[] = [];
  /** All services are asked at once. */
  const latest = () => requests.slice(-rateSources.length);
  vi.stubGlobal(
    "fetch",
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((end) => requests.push({ url, signal, end })),
  );
  const show = vi.fn<(state: RatesState) => void>();
  return {
    ...createRates(defaults, show),
    show,
    shown: () => show.mock.lastCall?.[0],
    fetches: () => requests.length / rateSources.length,
    signal: () => requests.at(-1)?.signal,
    succeed: () =>
      latest()
        .find(({ url }) => url === findRateSource("frankfurter")?.url)
        ?.end(Response.json(frankfurterAnswer)),
    fail: () => latest().map(({ end }) => end(Promise.reject(new Error("no network")))),
  };
}

describe("page load", () => {
  test("a fresh cache is used and nothing is fetched", () => {
    const { start, stop, shown, fetches } = rates(fresh);
    start();
    expect(shown()).toEqual({ ...fresh, loading: false, approximate: false });
    stop();
    expect(fetches()).toBe(0);
  });

  test.each([
    ["stale, is shown as approximate and", stale, stale],
    ["empty, leaves the defaults and", undefined, { rates: defaultRates(defaults) }],
  ])(
    "a cache that is %s is followed by a fetch, whose rates are shown and stored",
    async (_, cached, first) => {
      const { start, refresh, shown, succeed } = rates(cached);
      start();
      expect(shown()).toEqual({ ...first, loading: true, approximate: true });
      const result = refresh();
      succeed();
      expect(await result).toBe("updated");
      expect(shown()).toEqual({ ...fetched, loading: false, approximate: false });
      expect(readRateCache(defaults)).toEqual(fetched);
    },
  );

  test.each([
    ["the defaults", undefined, { rates: defaultRates(defaults) }],
    ["stale rates", stale, stale],
  ])("a failed fetch is logged and leaves %s, as approximate", async (_, cached, left) => {
    const { start, refresh, shown, fail } = rates(cached);
    start();
    const result = refresh();
    fail();
    expect(await result).toBe("failed");
    expect(shown()).toEqual({ ...left, loading: false, approximate: true });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      new Error("All APIs failed"),
    );
    expect(readRateCache(defaults)).toEqual(cached);
  });
});

describe("Update Rates", () => {
  test("fetches though the cache is fresh, and tells how it went", async () => {
    const { start, refresh, shown, succeed, fail } = rates(fresh);
    start();
    const first = refresh();
    expect(shown()).toEqual({ ...fresh, loading: true, approximate: false });
    fail();
    expect(await first).toBe("failed");
    expect(shown()).toEqual({ ...fresh, loading: false, approximate: true });
    const second = refresh();
    succeed();
    expect(await second).toBe("updated");
    expect(shown()).toEqual({ ...fetched, loading: false, approximate: false });
    const third = refresh();
    fail();
    expect(await third).toBe("failed");
    expect(shown()).toEqual({ ...fetched, loading: false, approximate: true });
  });

  test("pressed while a fetch is under way joins it", async () => {
    const { start, refresh, fetches, succeed } = rates();
    start();
    const results = Promise.all([refresh(), refresh()]);
    expect(fetches()).toBe(1);
    succeed();
    expect(await results).toEqual(["updated", "updated"]);
  });
});

describe("page left", () => {
  test("the fetch is aborted, and nobody is told", async () => {
    const { start, stop, refresh, shown, signal } = rates();
    start();
    const result = refresh();
    stop();
    expect(signal()?.aborted).toBe(true);
    expect(await result).toBe("abandoned");
    expect(shown()).toMatchObject({ loading: true });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("rates that arrive all the same are dropped", async () => {
    const { stop, refresh, succeed } = rates();
    const result = refresh();
    succeed();
    stop();
    expect(await result).toBe("abandoned");
    expect(readRateCache(defaults)).toBeUndefined();
  });

  test("and entered again at once, as in React's strict mode, it fetches anew", async () => {
    const { start, stop, refresh, shown, fetches, succeed } = rates();
    start();
    stop();
    start();
    expect(fetches()).toBe(2);
    const joined = refresh();
    expect(fetches()).toBe(2);
    succeed();
    expect(await joined).toBe("updated");
    expect(shown()).toMatchObject({ loading: false });
  });
});

test("a page shown again without a cache keeps its rates while they are fetched anew", async () => {
  const { start, refresh, shown, succeed } = rates();
  const first = refresh();
  succeed();
  await first;
  vi.stubGlobal("localStorage", { getItem: () => null });
  start();
  expect(shown()).toEqual({ ...fetched, loading: true, approximate: false });
});

describe("back online or back on the page", () => {
  test("approximate rates are fetched again without a word", async () => {
    const { refresh, retry, show, shown, fetches, succeed, fail } = rates();
    const first = refresh();
    fail();
    await first;
    const before = show.mock.calls.length;
    retry();
    expect(fetches()).toBe(2);
    expect(show).toHaveBeenCalledTimes(before);
    const joined = refresh();
    succeed();
    await joined;
    expect(shown()).toMatchObject({ ...fetched, approximate: false });
  });

  test("good rates are left alone until they are 24 hours old", () => {
    const { start, retry, fetches } = rates(fresh);
    start();
    retry();
    vi.setSystemTime(Date.parse(fresh.updatedAt) + 24 * hour - 1);
    retry();
    expect(fetches()).toBe(0);
    vi.setSystemTime(Date.parse(fresh.updatedAt) + 24 * hour);
    retry();
    expect(fetches()).toBe(1);
  });
});

function Probe() {
  const { state } = useRates(defaults);
  return createElement("p", null, `${state.loading} ${state.rates.USD}`);
}

test("prerendered, the rates are the defaults, loading, and nothing is asked of the network", () => {
  const { fetches } = rates();
  expect(renderToString(createElement(Probe))).toBe("<p>true 0.027</p>");
  expect(fetches()).toBe(0);
});
