import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currencyApiAnswer,
  donationConfigFixture as defaults,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { currencyCodes } from "../../content/currency-codes.ts";
import { fetchRates, publishedOn, rateSources } from "./rate-sources.ts";

test.each([
  [exchangerateApiAnswer, "2026-09-29"],
  [frankfurterAnswer, "2026-09-28"],
  [currencyApiAnswer, "2026-09-29"],
  [[{}, { date: "2026-09-29" }], "2026-09-29"],
  [{}, undefined],
  [null, undefined],
  [[], undefined],
  [{ date: "29/09/2026" }, undefined],
  [{ date: "2026-13-40" }, undefined],
  [{ date: "x2026-09-29" }, undefined],
  [{ date: "2026-09-29T00:00" }, undefined],
  [{ date: "2026-9-29" }, undefined],
  [{ date: 20260929 }, undefined],
  [{ date: ["2026-09-29"] }, undefined],
  [{ time_last_update_unix: "1790640151" }, undefined],
  [{ time_last_update_unix: 1e20 }, undefined],
  [{ time_last_update_unix: 1e12 }, undefined],
])("publishedOn: reads from %j the day %s", (answer, day) => {
  expect(publishedOn(answer)).toBe(day);
});

test("Frankfurter: is asked for every currency except MRU", () => {
  const { url } = rateSources.find(({ id }) => id === "frankfurter") ?? { url: "" };
  const quotes = new URL(url).searchParams.get("quotes")?.split(",");
  expect(["MRU", ...(quotes ?? [])]).toEqual(currencyCodes);
});

test("flags: the drawing and the styles have one for each currency", () => {
  const drawn = readFileSync("art/flags.svg", "utf8").match(/<svg x=/gu);
  const rules = readFileSync("src/donate/donate.css", "utf8").matchAll(/\[data-flag="(\w+)"\]/gu);
  expect(drawn).toHaveLength(currencyCodes.length);
  // The first flag is at the start of the drawing and needs no rule.
  expect([...rules].map(([, code]) => code)).toEqual(currencyCodes.slice(1));
});

type Behaviour = (signal: AbortSignal) => Promise<Response>;

const answers =
  (body: unknown, status = 200): Behaviour =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const delayed =
  (ms: number, behaviour: Behaviour): Behaviour =>
  async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return behaviour(signal);
  };

/** Never answers, and ignores that the request is aborted. */
const deaf: Behaviour = () => new Promise(() => {});
const deafBody: Behaviour = async () => new Response(new ReadableStream());
const unreachable: Behaviour = () => Promise.reject(new TypeError("Failed to fetch"));

function services(...behaviours: readonly Behaviour[]) {
  const calls: { url: string; accept: string | null; signal: AbortSignal }[] = [];
  vi.stubGlobal("fetch", (url: string, { signal, headers }: RequestInit) => {
    const behaviour = behaviours[calls.length] ?? unreachable;
    if (!signal) throw new Error(`cannot be aborted: ${url}`);
    calls.push({ url, accept: new Headers(headers).get("accept"), signal });
    return behaviour(signal);
  });
  return calls;
}

const doubt = vi.fn();
const race = () => fetchRates(defaults, doubt);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(2000);
  doubt.mockReset();
  // The shared timer must be gone after every test.
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["exchangerate-api", answers(exchangerateApiAnswer), deaf, deaf, "2026-09-29"],
  ["frankfurter", deaf, answers(frankfurterAnswer), deaf, "2026-09-28"],
  ["currency-api", deaf, deafBody, answers(currencyApiAnswer), "2026-09-29"],
] as const)("fetchRates: uses %s when only this service answers", async (source, a, b, c, day) => {
  const calls = services(a, b, c);
  expect(await race()).toEqual({ rates: realRates, source, publishedOn: day });
  const requests = rateSources.map(({ url }) => ({ url, accept: "application/json" }));
  expect(calls).toMatchObject(requests);
});

test("fetchRates: uses the first answer and compares later ones until 2000 ms", async () => {
  const calls = services(
    delayed(900, answers(exchangerateApiAnswer)),
    delayed(300, answers(frankfurterAnswer)),
    deaf,
  );
  const running = race();
  await vi.advanceTimersByTimeAsync(300);
  expect((await running).source).toBe("frankfurter");
  await vi.advanceTimersByTimeAsync(1699);
  expect(calls.some(({ signal }) => signal.aborted)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(doubt).not.toHaveBeenCalled();
});

test.each([
  [1.14, 1900, 0],
  [1.16, 1900, 1],
  [1 / 1.16, 1900, 1],
  [1.16, 2001, 0],
])("fetchRates: %d times as much after %d ms causes %d doubts", async (times, ms, doubts) => {
  const rates = { ...realRates, EUR: realRates.EUR * times };
  services(answers(currencyApiAnswer), delayed(ms, answers({ rates })), deaf);
  expect((await race()).source).toBe("exchangerate-api");
  await vi.advanceTimersByTimeAsync(2001);
  expect(doubt).toHaveBeenCalledTimes(doubts);
});

test.each([
  ["a page of HTML", answers("<!doctype html><title>Sign in</title>")],
  ["no rates", answers({})],
  ["inverted rates", answers({ rates: { USD: 40.1, EUR: 45.5, XOF: 0.069 } })],
  ["status 500 with good rates", answers(exchangerateApiAnswer, 500)],
  ["no connection", unreachable],
])("fetchRates: skips a service that sends %s", async (_what, first) => {
  services(first, deaf, delayed(1999, answers(currencyApiAnswer)));
  const running = race();
  await vi.advanceTimersByTimeAsync(1999);
  expect((await running).source).toBe("currency-api");
});

test("fetchRates: fails at once with every reason when all services failed", async () => {
  services(unreachable, answers("<html>"), answers({}, 503));
  const error = await race().catch((reason: unknown) => reason);
  expect(error).toEqual(new Error("All APIs failed"));
  expect(String(error instanceof Error && error.cause)).toMatch(
    /^TypeError: Failed to fetch,SyntaxError: .*,Error: currency-api answered 503/,
  );
});

test("fetchRates: fails after 2000 ms when no service answers", async () => {
  const calls = services(deaf, deafBody, delayed(2001, answers(currencyApiAnswer)));
  const settled = vi.fn();
  const running = race().catch(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error("All APIs failed"));
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
});
