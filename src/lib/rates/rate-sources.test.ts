import { beforeEach, expect, test, vi } from "vitest";
import {
  answersOn,
  donationConfigFixture as defaults,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { fc } from "../../../tests/support/properties.ts";
import { fetchRates, rateSources, readAnswer } from "./rate-sources.ts";

const now = Date.parse("2026-09-29T12:00:00Z");
const {
  "exchangerate-api": exchangerateApiAnswer,
  frankfurter: rows,
  "currency-api": currencyApiAnswer,
} = answersOn("2026-09-29");
const good = { rates: realRates };
const seconds = { ...exchangerateApiAnswer, time_last_update_unix: now / 1000 };

test.each([
  ["what open.er-api.com sends", exchangerateApiAnswer, "2026-09-29"],
  ["what frankfurter.dev sends, of its oldest day", rows, "2026-09-28"],
  ["what currency-api sends", currencyApiAnswer, "2026-09-29"],
  ["rates at rates", good, undefined],
  ["rates under data.rates", { data: good }, undefined],
  ["rates in the answer itself", { date: "2026-09-22", ...realRates }, "2026-09-22"],
  [
    "no stated base",
    { ...good, base_code: null, error: null, status: 200, result: "normal" },
    undefined,
  ],
  ["the next day, for a slow clock", { ...currencyApiAnswer, date: "2026-09-30" }, "2026-09-30"],
  ["a day in no known form", { ...currencyApiAnswer, date: "29/09/2026" }, undefined],
] as const)("readAnswer: reads %s", (_what, answer, publishedOn) => {
  expect(readAnswer(answer, defaults)).toEqual({ rates: realRates, publishedOn });
});

test.each([
  ["another base", { ...seconds, base_code: "EUR" }],
  ["another base under data", { data: { ...good, base: "EUR" } }],
  ["a day of last year under data", { data: { ...good, date: "2025-09-29" } }],
  ["rows of another base", rows.map((row) => ({ ...row, base: "EUR" }))],
  ["rows without a currency", rows.slice(1)],
  ["a day of nine days ago", { ...currencyApiAnswer, date: "2026-09-21" }],
  ["a day to come", { ...currencyApiAnswer, date: "2026-10-01" }],
  ["a moment of last year", { ...seconds, time_last_update_unix: now / 1000 - 31_536_000 }],
  ["inverted rates", { rates: { USD: 40.1, EUR: 45.5, XOF: 0.069 } }],
  // Services answer with status 200 when a key has ended, and may send rates that nobody renews.
  ...[
    ...[{ success: false }, { success: "false" }, { success: 0 }, { result: "error" }],
    ...[{ Status: "ERROR" }, { status: "fail" }, { status: 429 }, { error: { code: 104 } }],
  ].flatMap((failure) => [
    ["good rates with a failure", { ...seconds, ...failure }] as const,
    ["good rates with a failure under data", { ...good, data: { ...good, ...failure } }] as const,
  ]),
] as const)("readAnswer: refuses %s", (_what, answer) => {
  expect(readAnswer(answer, defaults)).toBeUndefined();
});

test("readAnswer: never throws", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readAnswer(value, defaults)).toBeUndefined();
      const parts = { rates: value, data: value, mru: value, result: value, date: value };
      expect(readAnswer(parts, defaults)).toBeUndefined();
    }),
    { examples: [[{ toString: "" }]] },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

type Behaviour = (signal: AbortSignal) => Promise<Response>;

const answers =
  (body: unknown, status = 200): Behaviour =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const unreachable: Behaviour = () => Promise.reject(new TypeError("Failed to fetch"));

const silent: Behaviour = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

const delayed =
  (ms: number, body: unknown): Behaviour =>
  () =>
    new Promise((answer) => setTimeout(() => answer(Response.json(body)), ms));

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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
});

test("fetchRates: uses the first answer of all services", async () => {
  const calls = services(delayed(900, exchangerateApiAnswer), delayed(300, rows), silent);
  const running = fetchRates(defaults, () => true);
  await vi.advanceTimersByTimeAsync(299);
  expect(calls).toMatchObject(rateSources.map(({ url }) => ({ url, accept: "application/json" })));
  expect(calls.some(({ signal }) => signal.aborted)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const publishedOn = "2026-09-28";
  expect(await running).toMatchObject({ rates: realRates, source: "frankfurter", publishedOn });
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
});

test.each([
  ["a page of HTML", answers("<!doctype html><title>Sign in</title>")],
  ["status 500 with good rates", answers(exchangerateApiAnswer, 500)],
  ["no connection", unreachable],
])("fetchRates: skips a service that sends %s", async (_what, behaviour) => {
  services(behaviour, silent, delayed(1999, currencyApiAnswer));
  const running = fetchRates(defaults, () => true);
  await vi.advanceTimersByTimeAsync(1999);
  expect((await running).source).toBe("currency-api");
});

const wrong = { rates: { ...realRates, EUR: realRates.EUR / 2 } };

test.each([
  ["is confirmed by a second service", delayed(20, wrong), "frankfurter", false],
  ["loses against an expected one", delayed(20, good), "frankfurter", false],
  [
    "is doubtful beside another one",
    delayed(20, { rates: { ...realRates, EUR: realRates.EUR * 2 } }),
    "exchangerate-api",
    true,
  ],
  ["is doubtful when no other comes in time", silent, "exchangerate-api", true],
] as const)(
  "fetchRates: an answer that is not expected %s",
  async (_, second, source, doubtful) => {
    services(delayed(10, wrong), second, silent);
    const running = fetchRates(defaults, ({ EUR }) => EUR === realRates.EUR);
    await vi.advanceTimersByTimeAsync(doubtful ? 2000 : 20);
    expect(await running).toMatchObject({ source, doubtful });
  },
);

test("fetchRates: fails at once with every reason when all services failed", async () => {
  services(unreachable, answers("<html>"), answers({}, 503));
  const error = await fetchRates(defaults, () => true).catch((reason: unknown) => reason);
  expect(error).toEqual(new Error("All APIs failed"));
  expect(String(error instanceof Error && error.cause)).toMatch(
    /^TypeError: Failed to fetch,SyntaxError: .*,Error: currency-api answered 503/,
  );
  expect(vi.getTimerCount()).toBe(0);
});

test("fetchRates: fails after 2000 ms when no service answers", async () => {
  services(silent, silent, silent);
  const running = expect(fetchRates(defaults, () => true)).rejects.toThrow("All APIs failed");
  await vi.advanceTimersByTimeAsync(2000);
  await running;
});
