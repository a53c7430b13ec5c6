import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  donationConfigFixture as defaults,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { readRateCache, writeRateCache } from "./rate-cache.ts";
import { rateSources } from "./rate-sources.ts";
import { defaultRates } from "./rates.ts";
import { createRates, type RatesState } from "./rates-store.ts";
import { useRates } from "./use-rates.ts";

const hour = 3_600_000;
const now = Date.parse("2026-09-29T12:00:00.000Z");
const at = (moment: number) => ({
  rates: realRates,
  source: "frankfurter" as const,
  publishedOn: "2026-09-28",
  updatedAt: new Date(moment).toISOString(),
});
const fetched = at(now);
const fresh = at(now - hour);
const stale = at(now - 24 * hour);
const none = { rates: defaultRates(defaults) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Each fetch waits for the test to end it. */
function rates(cached?: typeof fresh) {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  if (cached) writeRateCache(cached);
  type Request = { url: string; signal: AbortSignal; end: (answer: unknown) => void };
  const requests: Request[] = [];
  const ask = (url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((end) => requests.push({ url, signal, end }));
  vi.stubGlobal("fetch", ask);
  const changes: RatesState[] = [];
  const store = createRates(defaults, (state) => void changes.push(state));
  return {
    ...store,
    changes,
    shown: () => changes.at(-1),
    fetches: () => requests.length / rateSources.length,
    signal: () => requests.at(-1)?.signal,
    end: (isGood: boolean) => {
      const result = store.refresh();
      for (const { url, end } of requests.slice(-rateSources.length)) {
        if (!isGood) end(Promise.reject(new Error("no network")));
        else if (url.includes("frankfurter")) end(Response.json(frankfurterAnswer));
      }
      return result;
    },
  };
}

test("a fresh cache is used and nothing is fetched", () => {
  const { start, stop, shown, fetches } = rates(fresh);
  start();
  expect(shown()).toEqual({ ...fresh, loading: false, approximate: false });
  stop();
  expect(fetches()).toBe(0);
});

describe.each([
  ["stale rates", stale, stale],
  ["the defaults", undefined, none],
])("with %s stored", (_what, cached, first) => {
  test("they are approximate until a fetch brings others, which are stored", async () => {
    const { start, shown, fetches, end } = rates(cached);
    start();
    expect(shown()).toEqual({ ...first, loading: true, approximate: true });
    expect(await end(true)).toBe("updated");
    expect(shown()).toEqual({ ...fetched, loading: false, approximate: false });
    expect(readRateCache(defaults)).toEqual(fetched);
    expect(fetches()).toBe(1);
  });

  test("they stay, as approximate, when the fetch fails, which is logged", async () => {
    const { start, shown, end } = rates(cached);
    start();
    expect(await end(false)).toBe("failed");
    expect(shown()).toEqual({ ...first, loading: false, approximate: true });
    const error = new Error("All APIs failed");
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
    expect(readRateCache(defaults)).toEqual(cached);
  });
});

test("'Update Rates' fetches though the cache is fresh, and tells how it went", async () => {
  const { start, refresh, shown, end } = rates(fresh);
  start();
  void refresh();
  expect(shown()).toEqual({ ...fresh, loading: true, approximate: false });
  expect(await end(false)).toBe("failed");
  expect(shown()).toEqual({ ...fresh, loading: false, approximate: true });
  expect(await end(true)).toBe("updated");
  expect(shown()).toEqual({ ...fetched, loading: false, approximate: false });
});

describe("a page that is left", () => {
  test.each([true, false])("aborts the fetch and is told nothing, arrived: %s", async (arrived) => {
    const { start, stop, refresh, shown, signal, end } = rates();
    start();
    const result = arrived ? end(true) : refresh();
    stop();
    expect(signal()?.aborted).toBe(true);
    expect(await result).toBe("abandoned");
    expect(shown()).toMatchObject({ ...none, loading: true });
    expect(console.warn).not.toHaveBeenCalled();
    expect(readRateCache(defaults)).toBeUndefined();
  });

  test("and entered again at once, as in React's strict mode, fetches anew", async () => {
    const { start, stop, shown, fetches, end } = rates();
    start();
    stop();
    start();
    expect(fetches()).toBe(2);
    expect(await end(true)).toBe("updated");
    expect(shown()).toMatchObject({ loading: false });
    vi.stubGlobal("localStorage", { getItem: () => null });
    start();
    expect(shown()).toEqual({ ...fetched, loading: true, approximate: false });
  });
});

describe("back online or back on the page", () => {
  test("approximate rates are fetched again without a word", async () => {
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
  ])("good rates that are %d ms old are fetched %d times", (old, times) => {
    const { start, retry, fetches } = rates(fresh);
    start();
    vi.setSystemTime(Date.parse(fresh.updatedAt) + old);
    retry();
    expect(fetches()).toBe(times);
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
