import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  donationConfigFixture as defaults,
  realRates,
} from "../../../tests/support/donate-figures.ts";
import { readRateCache, writeRateCache } from "./rate-cache.ts";
import { fetchRates } from "./rate-sources.ts";
import type { SourcedRates } from "./rates.ts";
import { createRates, type RatesState } from "./rates-store.ts";
import { useRates } from "./use-rates.ts";

vi.mock("./rate-sources.ts");
vi.mock("./rate-cache.ts", async (original) => ({
  ...(await original<typeof import("./rate-cache.ts")>()),
  readRateCache: vi.fn(),
  writeRateCache: vi.fn(),
}));

const hour = 3_600_000;
const now = Date.parse("2026-09-29T12:00:00.000Z");
const updatedAt = new Date(now).toISOString();
const sourced: SourcedRates = { rates: realRates, source: "frankfurter", publishedOn: undefined };
const storedAgo = (ms: number) => ({ ...sourced, updatedAt: new Date(now - ms).toISOString() });
const fresh = storedAgo(hour);
const stale = storedAgo(24 * hour);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** Rates each of whose fetches waits for the test to end it. */
function rates(cached?: typeof fresh) {
  const fetches: { race: AbortController; succeed: () => void; fail: () => void }[] = [];
  vi.mocked(readRateCache).mockReturnValue(cached);
  vi.mocked(fetchRates).mockImplementation(
    (_, race) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error("All APIs failed"));
        race.signal.addEventListener("abort", fail);
        fetches.push({ race, succeed: () => resolve(sourced), fail });
      }),
  );
  const show = vi.fn<(state: RatesState) => void>();
  return { ...createRates(defaults, show), fetches, show, shown: () => show.mock.lastCall?.[0] };
}

describe("page load", () => {
  test("a fresh cache is used and nothing is fetched", () => {
    const { start, shown, fetches } = rates(fresh);
    start();
    expect(shown()).toEqual({ ...fresh, loading: false, approximate: false });
    expect(fetches).toHaveLength(0);
  });

  test.each([
    ["stale, is shown as approximate and", stale, stale],
    [
      "empty, leaves the defaults and",
      undefined,
      { rates: { ...realRates, USD: 0.027, EUR: 0.025, XOF: 16.5 } },
    ],
  ])(
    "a cache that is %s is followed by a fetch, whose rates are shown and stored",
    async (_, cached, first) => {
      const { start, refresh, shown, fetches } = rates(cached);
      start();
      expect(shown()).toMatchObject({ ...first, loading: true, approximate: true });
      const joined = refresh();
      fetches[0]?.succeed();
      await joined;
      expect(shown()).toEqual({ ...sourced, updatedAt, loading: false, approximate: false });
      expect(writeRateCache).toHaveBeenCalledExactlyOnceWith({ ...sourced, updatedAt });
    },
  );

  test.each([
    ["the defaults", undefined, undefined],
    ["stale rates", stale, stale.updatedAt],
  ])("a failed fetch is logged and leaves %s, as approximate", async (_, cached, date) => {
    const { start, shown, fetches } = rates(cached);
    start();
    fetches[0]?.fail();
    await vi.waitFor(() => expect(shown()).toMatchObject({ loading: false, approximate: true }));
    expect(shown()?.updatedAt).toBe(date);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      new Error("All APIs failed"),
    );
    expect(writeRateCache).not.toHaveBeenCalled();
  });
});

describe("Update Rates", () => {
  test("fetches though the cache is fresh, and tells how it went", async () => {
    const { start, refresh, shown, fetches } = rates(fresh);
    start();
    const first = refresh();
    expect(shown()).toEqual({ ...fresh, loading: true, approximate: false });
    fetches[0]?.fail();
    expect(await first).toBe("failed");
    expect(shown()).toEqual({ ...fresh, loading: false, approximate: true });
    const second = refresh();
    fetches[1]?.succeed();
    expect(await second).toBe("updated");
    expect(shown()).toEqual({ ...sourced, updatedAt, loading: false, approximate: false });
    const third = refresh();
    fetches[2]?.fail();
    expect(await third).toBe("failed");
    expect(shown()).toEqual({ ...sourced, updatedAt, loading: false, approximate: true });
  });

  test("pressed while a fetch is under way joins it", async () => {
    const { start, refresh, fetches } = rates();
    start();
    const results = Promise.all([refresh(), refresh()]);
    expect(fetches).toHaveLength(1);
    fetches[0]?.succeed();
    expect(await results).toEqual(["updated", "updated"]);
  });
});

describe("page left", () => {
  test("the fetch is aborted, and nobody is told", async () => {
    const { start, stop, refresh, shown, fetches } = rates();
    start();
    const result = refresh();
    stop();
    expect(fetches[0]?.race.signal.aborted).toBe(true);
    expect(await result).toBe("abandoned");
    expect(shown()).toMatchObject({ loading: true });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("rates that arrive all the same are dropped", async () => {
    const { stop, refresh, fetches } = rates();
    const result = refresh();
    fetches[0]?.succeed();
    stop();
    expect(await result).toBe("abandoned");
    expect(writeRateCache).not.toHaveBeenCalled();
  });

  test("and entered again at once, as in React's strict mode, it fetches anew", async () => {
    const { start, stop, refresh, shown, fetches } = rates();
    start();
    stop();
    start();
    expect(fetches).toHaveLength(2);
    const joined = refresh();
    expect(fetches).toHaveLength(2);
    fetches[1]?.succeed();
    expect(await joined).toBe("updated");
    expect(shown()).toMatchObject({ loading: false });
  });
});

describe("back online or back on the page", () => {
  test("approximate rates are fetched again without a word", async () => {
    const { start, retry, show, shown, fetches } = rates();
    start();
    fetches[0]?.fail();
    await vi.waitFor(() => expect(shown()).toMatchObject({ loading: false }));
    const before = show.mock.calls.length;
    retry();
    expect(show).toHaveBeenCalledTimes(before);
    fetches[1]?.succeed();
    await vi.waitFor(() => expect(shown()).toMatchObject({ ...sourced, approximate: false }));
  });

  test("good rates are left alone until they are 24 hours old", () => {
    const { start, retry, fetches } = rates(fresh);
    start();
    retry();
    vi.setSystemTime(Date.parse(fresh.updatedAt) + 24 * hour - 1);
    retry();
    expect(fetches).toHaveLength(0);
    vi.setSystemTime(Date.parse(fresh.updatedAt) + 24 * hour);
    retry();
    expect(fetches).toHaveLength(1);
  });
});

function Probe() {
  const { state } = useRates(defaults);
  return createElement("p", null, `${state.loading} ${state.rates.USD}`);
}

test("prerendered, the rates are the defaults, loading, and nothing is asked of the network", () => {
  expect(renderToString(createElement(Probe))).toBe("<p>true 0.027</p>");
  expect(fetchRates).not.toHaveBeenCalled();
});
