import { describe, expect, test } from "vitest";
import { figuresFixture as figures } from "../figures-fixture.ts";
import { initialRatesState, type RatesEvent, ratesReducer } from "./rates-state.ts";
import { realRates } from "./test-answers.ts";

const fetched = {
  rates: realRates,
  source: "frankfurter",
  publishedOn: "2026-09-28",
  updatedAt: "2026-09-29T12:00:00.000Z",
} as const;

const stateAfter = (...events: readonly RatesEvent[]) =>
  events.reduce(ratesReducer, initialRatesState(figures));

const none: RatesEvent = { type: "cache-read", cache: { kind: "none" } };
const stale: RatesEvent = { type: "cache-read", cache: { kind: "stale", entry: fetched } };
const fresh: RatesEvent = { type: "cache-read", cache: { kind: "fresh", entry: fetched } };
const asked: RatesEvent = { type: "refresh-asked" };
const failed: RatesEvent = { type: "fetch-failed" };
const succeeded: RatesEvent = { type: "fetch-succeeded", fetched };

const unknown = { updatedAt: undefined, source: undefined, publishedOn: undefined };
const defaults = { rates: { MRU: 1, USD: 0.027, EUR: 0.025, XOF: 16.5 }, ...unknown };

describe("the rates", () => {
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
