import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  currencyApiAnswer,
  donationConfigFixture as defaults,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import {
  fetchRates,
  findRateSource,
  type RateSourceId,
  rateSources,
  readJson,
} from "./rate-sources.ts";

const day = (id: RateSourceId, answer: unknown) => findRateSource(id)?.publishedOn(answer);

describe("the rate sources", () => {
  test("are over https, with base MRU, each with a name of its own", () => {
    expect(new Set(rateSources.map(({ id }) => id)).size).toBe(rateSources.length);
    expect(rateSources.map(({ id, url }) => `${id} ${new URL(url).host}`)).toEqual(
      expect.arrayContaining([
        "exchangerate-api open.er-api.com",
        "frankfurter api.frankfurter.dev",
        "currency-api latest.currency-api.pages.dev",
      ]),
    );
    for (const { url, href } of rateSources) {
      expect(url).toMatch(/^https:\/\/.*mru/i);
      expect(href).toMatch(/^https:\/\//);
    }
  });

  test("are found by name, and nothing else is", () => {
    expect(findRateSource("frankfurter")?.provider).toBe("Frankfurter");
    expect(findRateSource("constructor")).toBeUndefined();
    expect(findRateSource(undefined)).toBeUndefined();
  });

  test("are attributed by name and link", () => {
    expect(rateSources.map(({ provider, href }) => `${provider} ${href}`)).toEqual(
      expect.arrayContaining([
        "Exchange Rate API https://www.exchangerate-api.com",
        "Frankfurter https://frankfurter.dev",
        "currency-api https://github.com/fawazahmed0/exchange-api",
      ]),
    );
  });

  test("take a list for no day, though it reads like one", () => {
    expect(day("currency-api", { date: ["2026-09-29"] })).toBeUndefined();
  });

  test.each(["x2026-09-29", "2026-09-29T00:00", 20260929, "2026-9-29"])(
    "take %s for no day",
    (date) => {
      expect(day("currency-api", { date })).toBeUndefined();
    },
  );

  test("take a text for no time", () => {
    expect(day("exchangerate-api", { time_last_update_unix: "1790640151" })).toBeUndefined();
  });

  test("read the publisher's day", () => {
    expect(day("exchangerate-api", exchangerateApiAnswer)).toBe("2026-09-29");
    expect(day("frankfurter", frankfurterAnswer)).toBe("2026-09-28");
    expect(day("currency-api", currencyApiAnswer)).toBe("2026-09-29");
  });

  test.each([{}, { date: "29/09/2026" }, { date: "2026-13-40" }, { time_last_update_unix: 1e20 }])(
    "give no day for %j",
    (answer) => {
      for (const source of rateSources) expect(source.publishedOn(answer)).toBeUndefined();
    },
  );

  test("never throw and give nothing but days", () => {
    fc.assert(
      fc.property(fc.anything(), fc.double(), (anything, seconds) => {
        for (const { publishedOn } of rateSources) {
          for (const answer of [anything, { date: anything }, { time_last_update_unix: seconds }]) {
            expect(publishedOn(answer) ?? "2026-09-29").toMatch(/^\d{4}-\d{2}-\d{2}$/);
          }
        }
      }),
    );
  });
});

/** How a rate service behaves in a test. */
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

/** Never answers, and ignores its signal. */
const deaf: Behaviour = () => new Promise(() => {});
const deafBody: Behaviour = async () => new Response(new ReadableStream());
const unreachable: Behaviour = () => Promise.reject(new TypeError("Failed to fetch"));
const throws: Behaviour = () => {
  throw new Error("refused by an extension");
};

/** What the services do, in the order of their list; those beyond cannot be reached. */
function services(...behaviours: readonly Behaviour[]) {
  const calls: { url: string; init: RequestInit; signal: AbortSignal }[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const { signal } = init;
    const behaviour = behaviours[calls.length] ?? unreachable;
    if (!signal || calls.length >= rateSources.length) throw new Error(`unexpected: ${url}`);
    calls.push({ url, init, signal });
    return behaviour(signal);
  });
  return calls;
}

const race = (page = new AbortController()) => fetchRates(defaults, page);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  // Whatever happened, the shared timer is gone.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the race", () => {
  test("asks all at once, for JSON", async () => {
    const calls = services(deaf, deaf, answers(currencyApiAnswer));
    await race();
    expect(calls.map(({ url }) => url)).toEqual(rateSources.map(({ url }) => url));
    for (const { init } of calls) {
      expect(new Headers(init.headers).get("accept")).toBe("application/json");
      expect(init.method ?? "GET").toBe("GET");
    }
  });

  test.each([
    ["exchangerate-api", answers(exchangerateApiAnswer), deaf, deaf, "2026-09-29"],
    ["frankfurter", deaf, answers(frankfurterAnswer), deaf, "2026-09-28"],
    ["currency-api", deaf, deafBody, answers(currencyApiAnswer), "2026-09-29"],
  ] as const)("is won by %s alone", async (source, first, second, third, publishedOn) => {
    services(first, second, third);
    const won = await race();
    expect(won).toEqual({ rates: realRates, source, publishedOn });
  });

  test("is won by the first, and the others are aborted there and then", async () => {
    const calls = services(
      delayed(900, answers(exchangerateApiAnswer)),
      delayed(300, answers(frankfurterAnswer)),
      deaf,
    );
    const running = race();
    await vi.advanceTimersByTimeAsync(299);
    expect(calls.some(({ signal }) => signal.aborted)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await running).source).toBe("frankfurter");
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
  });

  test.each([
    ["a page of HTML", answers("<!doctype html><title>Sign in</title>")],
    ["an empty body", answers("")],
    ["an empty object", answers({})],
    ["a failure with status 200", answers({ ...exchangerateApiAnswer, result: "error" })],
    ["inverted rates", answers({ rates: { USD: 40.1, EUR: 45.5, XOF: 0.069 } })],
    ["rates of another base", answers({ ...exchangerateApiAnswer, base_code: "USD" })],
    ["status 500 with good rates", answers(exchangerateApiAnswer, 500)],
    ["no connection", unreachable],
    ["an error thrown at once", throws],
  ])("is lost by the first service when it sends %s", async (_what, first) => {
    services(first, deaf, delayed(1999, answers(currencyApiAnswer)));
    const running = race();
    await vi.advanceTimersByTimeAsync(1999);
    expect((await running).source).toBe("currency-api");
  });
});

describe("All APIs failed", () => {
  test("at once, when each has failed, with each reason", async () => {
    services(unreachable, answers("<html>"), answers({}, 503));
    const error = await race().catch((reason: unknown) => reason);
    expect(error).toEqual(new Error("All APIs failed"));
    const cause = error instanceof Error ? error.cause : undefined;
    expect(cause).toHaveLength(rateSources.length);
    expect(Array.isArray(cause) && cause.slice(0, 3).map(String)).toEqual([
      "TypeError: Failed to fetch",
      expect.stringContaining("SyntaxError"),
      "Error: currency-api answered 503",
    ]);
  });

  test("after 2000 ms and not before, when none answers", async () => {
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

  test("at once, when the page is left", async () => {
    const page = new AbortController();
    const calls = services(deaf, deaf, deaf);
    const running = race(page);
    page.abort();
    await expect(running).rejects.toThrow("All APIs failed");
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe("readJson", () => {
  test("reads JSON, its characters split between parts", async () => {
    const bytes = new TextEncoder().encode('{"name":"أوقية"}');
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readJson(new Response(body))).toEqual({ name: "أوقية" });
  });

  test.each(["", "<!doctype html>", '{"rates":'])("refuses %j", async (text) => {
    await expect(readJson(new Response(text))).rejects.toThrow(SyntaxError);
  });

  test("refuses an answer without a body", async () => {
    await expect(readJson(new Response(null))).rejects.toThrow("empty");
  });

  test("stops an endless download", async () => {
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    await expect(readJson(new Response(body))).rejects.toThrow("longer than");
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(300 * 1024);
  });
});
