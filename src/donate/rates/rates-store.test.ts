import { describe, expect, test, vi } from "vitest";
import { donationConfigFixture as config, realRates } from "../donate-fixture.ts";
import { entry, sourced, storeFixture } from "./rates-fixture.ts";
import { initialRatesState, type RatesEvent, ratesReducer } from "./rates-store.ts";

const fetched = {
  rates: realRates,
  source: "frankfurter",
  publishedOn: "2026-09-28",
  updatedAt: "2026-09-29T12:00:00.000Z",
} as const;

const stateAfter = (...events: readonly RatesEvent[]) =>
  events.reduce(ratesReducer, initialRatesState(config));

const none: RatesEvent = { type: "cache-read", cache: { kind: "none" } };
const stale: RatesEvent = { type: "cache-read", cache: { kind: "stale", entry: fetched } };
const fresh: RatesEvent = { type: "cache-read", cache: { kind: "fresh", entry: fetched } };
const asked: RatesEvent = { type: "refresh-asked" };
const failed: RatesEvent = { type: "fetch-failed" };
const succeeded: RatesEvent = { type: "fetch-succeeded", fetched };

const unknown = { updatedAt: undefined, source: undefined, publishedOn: undefined };
const defaults = { rates: { MRU: 1, USD: 0.027, EUR: 0.025, XOF: 16.5 }, ...unknown };

describe("the state of the rates", () => {
  test("start in loading with the defaults", () => {
    expect(stateAfter()).toEqual({ ...defaults, phase: "loading", approximate: true });
  });

  test.each([
    ["no cache", [none], { ...defaults, phase: "loading", approximate: true }],
    ["a stale cache", [stale], { ...fetched, phase: "loading", approximate: true }],
    ["a fresh cache", [fresh], { ...fetched, phase: "cached", approximate: false }],
    ["no cache, fetched", [none, succeeded], { ...fetched, phase: "live", approximate: false }],
    ["no cache, failed", [none, failed], { ...defaults, phase: "fallback", approximate: true }],
    ["stale, fetched", [stale, succeeded], { ...fetched, phase: "live", approximate: false }],
    ["stale, failed", [stale, failed], { ...fetched, phase: "cached", approximate: true }],
    ["fresh, update asked", [fresh, asked], { ...fetched, phase: "loading", approximate: false }],
    ["update failed", [fresh, asked, failed], { ...fetched, phase: "cached", approximate: true }],
    ["update done", [fresh, asked, succeeded], { ...fetched, phase: "live", approximate: false }],
    [
      "live, update failed",
      [none, succeeded, asked, failed],
      { ...fetched, phase: "cached", approximate: true },
    ],
    [
      "fallback, update done",
      [none, failed, asked, succeeded],
      { ...fetched, phase: "live", approximate: false },
    ],
    [
      "fallback, update failed",
      [none, failed, asked, failed],
      { ...defaults, phase: "fallback", approximate: true },
    ],
    [
      "live, page shown again",
      [succeeded, none],
      { ...fetched, phase: "loading", approximate: false },
    ],
  ] as const)("%s", (_name, events, state) => {
    expect(stateAfter(...events)).toEqual(state);
  });
});

const day = 24 * 3_600_000;

describe("page load", () => {
  test("a fresh cache is used and nothing is fetched", () => {
    const { fetches, store } = storeFixture({ kind: "fresh", entry });
    store.start();
    expect(store.snapshot()).toMatchObject({ phase: "cached", rates: realRates });
    expect(fetches).toHaveLength(0);
  });

  test.each([{ kind: "stale", entry }, { kind: "none" }] as const)(
    "a cache that is $kind is followed by a fetch, whose rates are shown and stored",
    async (cache) => {
      const { fetches, deps, store } = storeFixture(cache);
      store.start();
      expect(store.snapshot()).toMatchObject({ phase: "loading", approximate: true });
      fetches[0]?.succeed();
      await vi.waitFor(() => expect(store.snapshot().phase).toBe("live"));
      const stored = { ...sourced, updatedAt: "2026-09-29T12:00:00.000Z" };
      expect(deps.writeCache).toHaveBeenCalledExactlyOnceWith(stored);
      expect(store.snapshot().updatedAt).toBe(stored.updatedAt);
    },
  );

  test("a failed fetch is logged and leaves the defaults", async () => {
    const { fetches, deps, store } = storeFixture();
    store.start();
    fetches[0]?.fail();
    await vi.waitFor(() => expect(store.snapshot().phase).toBe("fallback"));
    expect(deps.log).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      new Error("All APIs failed"),
    );
    expect(deps.writeCache).not.toHaveBeenCalled();
  });
});

describe("Update Rates", () => {
  test("fetches though the cache is fresh, and tells how it went", async () => {
    const { fetches, store } = storeFixture({ kind: "fresh", entry });
    store.start();
    const first = store.refresh();
    expect(store.snapshot().phase).toBe("loading");
    fetches[0]?.fail();
    expect(await first).toBe("failed");
    expect(store.snapshot()).toMatchObject({ phase: "cached", approximate: true });
    const second = store.refresh();
    fetches[1]?.succeed();
    expect(await second).toBe("updated");
    expect(store.snapshot()).toMatchObject({ phase: "live", approximate: false });
  });

  test("pressed while a fetch is under way joins it", async () => {
    const { fetches, store } = storeFixture();
    store.start();
    const results = Promise.all([store.refresh(), store.refresh()]);
    expect(fetches).toHaveLength(1);
    fetches[0]?.succeed();
    expect(await results).toEqual(["updated", "updated"]);
  });
});

describe("page left", () => {
  test("the fetch is aborted, and nobody is told", async () => {
    const { fetches, deps, store } = storeFixture();
    store.start();
    const result = store.refresh();
    store.stop();
    expect(fetches[0]?.signal.aborted).toBe(true);
    expect(await result).toBe("abandoned");
    expect(store.snapshot().phase).toBe("loading");
    expect(deps.log).not.toHaveBeenCalled();
  });

  test("rates that arrive all the same are dropped", async () => {
    const { fetches, deps, store } = storeFixture();
    const result = store.refresh();
    fetches[0]?.succeed();
    store.stop();
    expect(await result).toBe("abandoned");
    expect(deps.writeCache).not.toHaveBeenCalled();
  });

  test("and entered again at once, as in React's strict mode, it fetches anew", async () => {
    const { fetches, store } = storeFixture();
    store.start();
    store.stop();
    store.start();
    expect(fetches).toHaveLength(2);
    const joined = store.refresh();
    expect(fetches).toHaveLength(2);
    fetches[1]?.succeed();
    expect(await joined).toBe("updated");
    expect(store.snapshot().phase).toBe("live");
  });
});

describe("back online or back on the page", () => {
  test("approximate rates are fetched again without a word", async () => {
    const { fetches, store } = storeFixture();
    store.start();
    fetches[0]?.fail();
    await vi.waitFor(() => expect(store.snapshot().phase).toBe("fallback"));
    store.retry();
    expect(store.snapshot().phase).toBe("fallback");
    fetches[1]?.succeed();
    await vi.waitFor(() => expect(store.snapshot().phase).toBe("live"));
  });

  test("good rates are left alone until they are 24 hours old", () => {
    const { clock, fetches, store } = storeFixture({ kind: "fresh", entry });
    store.start();
    store.retry();
    clock.now = Date.parse(entry.updatedAt) + day - 1;
    store.retry();
    expect(fetches).toHaveLength(0);
    clock.now += 1;
    store.retry();
    expect(fetches).toHaveLength(1);
  });
});

test("listeners hear of each change until they leave; the prerendered state stays", () => {
  const { store } = storeFixture({ kind: "fresh", entry });
  const prerendered = store.initialSnapshot();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  expect(store.snapshot()).toBe(prerendered);
  store.start();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.start();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.initialSnapshot()).toBe(prerendered);
});
