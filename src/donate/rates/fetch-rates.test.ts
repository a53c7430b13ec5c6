import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  currencyApiAnswer,
  donationConfigFixture as defaults,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "../donate-fixture.ts";
import { fetchRates, readJson } from "./fetch-rates.ts";
import {
  answers,
  deaf,
  deafBody,
  delayed,
  services,
  throws,
  unreachable,
} from "./rates-fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  // Whatever happened, the shared timer is gone.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("the race", () => {
  test("asks all three at once, for JSON", async () => {
    const { calls, fetch } = services(deaf, deaf, answers(currencyApiAnswer));
    await fetchRates({ defaults, fetch });
    expect(calls.map(({ url }) => new URL(url).host)).toEqual([
      "open.er-api.com",
      "api.frankfurter.dev",
      "latest.currency-api.pages.dev",
    ]);
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
    const { fetch } = services(first, second, third);
    const won = await fetchRates({ defaults, fetch });
    expect(won).toEqual({ rates: realRates, source, publishedOn });
  });

  test("is won by the first, and the others are aborted there and then", async () => {
    const { calls, fetch } = services(
      delayed(900, answers(exchangerateApiAnswer)),
      delayed(300, answers(frankfurterAnswer)),
      deaf,
    );
    const race = fetchRates({ defaults, fetch });
    await vi.advanceTimersByTimeAsync(299);
    expect(calls.some(({ signal }) => signal.aborted)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await race).source).toBe("frankfurter");
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
    ["more than an answer can be", answers({ rates: realRates, more: "x".repeat(300_000) })],
    ["no connection", unreachable],
    ["an error thrown at once", throws],
  ])("is lost by the first service when it sends %s", async (_what, first) => {
    const { fetch } = services(first, deaf, delayed(1999, answers(currencyApiAnswer)));
    const race = fetchRates({ defaults, fetch });
    await vi.advanceTimersByTimeAsync(1999);
    expect((await race).source).toBe("currency-api");
  });
});

describe("All APIs failed", () => {
  test("at once, when each has failed, with each reason", async () => {
    const { fetch } = services(unreachable, answers("<html>"), answers({}, 503));
    const error = await fetchRates({ defaults, fetch }).catch((reason: unknown) => reason);
    expect(error).toEqual(new Error("All APIs failed"));
    const cause = error instanceof Error ? error.cause : undefined;
    expect(Array.isArray(cause) && cause.map(String)).toEqual([
      "TypeError: Failed to fetch",
      expect.stringContaining("SyntaxError"),
      "Error: currency-api answered 503",
    ]);
  });

  test("after 2000 ms and not before, when none answers", async () => {
    const { calls, fetch } = services(deaf, deafBody, delayed(2001, answers(currencyApiAnswer)));
    const settled = vi.fn();
    const race = fetchRates({ defaults, fetch }).catch(settled);
    await vi.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await race;
    expect(settled).toHaveBeenCalledExactlyOnceWith(new Error("All APIs failed"));
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
  });

  test("at once, when the page is left", async () => {
    const page = new AbortController();
    const { calls, fetch } = services(deaf, deaf, deaf);
    const race = fetchRates({ defaults, fetch, signal: page.signal });
    page.abort();
    await expect(race).rejects.toThrow("All APIs failed");
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test("without a request, when the page has been left already", async () => {
    const { calls, fetch } = services(deaf, deaf, deaf);
    const race = fetchRates({ defaults, fetch, signal: AbortSignal.abort() });
    await expect(race).rejects.toThrow("All APIs failed");
    expect(calls).toEqual([]);
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
