import { vi } from "vitest";
import { donationConfigFixture as defaults, realRates } from "../donate-fixture.ts";
import type { Fetch } from "./fetch-rates.ts";
import type { RateCache } from "./rate-cache.ts";
import type { SourcedRates } from "./rates.ts";
import { createRatesStore } from "./rates-store.ts";

/** How a rate service behaves in a test. */
export type Behaviour = (signal: AbortSignal) => Promise<Response>;

export const answers =
  (body: unknown, status = 200): Behaviour =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

export const delayed =
  (ms: number, behaviour: Behaviour): Behaviour =>
  async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return behaviour(signal);
  };

/** Never answers, and ignores its signal. */
export const deaf: Behaviour = () => new Promise(() => {});
export const deafBody: Behaviour = async () => new Response(new ReadableStream());
export const unreachable: Behaviour = () => Promise.reject(new TypeError("Failed to fetch"));
export const throws: Behaviour = () => {
  throw new Error("refused by an extension");
};

/** One behaviour per service, in the order exchangerate-api, frankfurter, currency-api. */
export function services(...behaviours: readonly [Behaviour, Behaviour, Behaviour]) {
  const calls: { url: string; init: RequestInit; signal: AbortSignal }[] = [];
  const fetch: Fetch = (url, init) => {
    const { signal } = init;
    const behaviour = behaviours[calls.length];
    if (!signal || behaviour === undefined) throw new Error(`unexpected request of ${url}`);
    calls.push({ url, init, signal });
    return behaviour(signal);
  };
  return { calls, fetch };
}

const noon = Date.parse("2026-09-29T12:00:00.000Z");
export const sourced: SourcedRates = {
  rates: realRates,
  source: "frankfurter",
  publishedOn: undefined,
};
export const entry = { ...sourced, updatedAt: "2026-09-29T11:00:00.000Z" };

/** A store each of whose fetches waits for the test to end it. */
export function storeFixture(cache: RateCache = { kind: "none" }) {
  const clock = { now: noon };
  const fetches: { signal: AbortSignal; succeed: () => void; fail: () => void }[] = [];
  const deps = {
    fetchRates: (signal: AbortSignal) =>
      new Promise<SourcedRates>((resolve, reject) => {
        const fail = () => reject(new Error("All APIs failed"));
        signal.addEventListener("abort", fail);
        fetches.push({ signal, succeed: () => resolve(sourced), fail });
      }),
    readCache: vi.fn(() => cache),
    writeCache: vi.fn(),
    now: () => clock.now,
    log: vi.fn(),
  };
  return { clock, fetches, deps, store: createRatesStore(defaults, deps) };
}
