import { vi } from "vitest";
import { figuresFixture as figures } from "../figures-fixture.ts";
import type { RateCache } from "./rate-cache.ts";
import type { SourcedRates } from "./rates.ts";
import { RatesStore } from "./rates-store.ts";
import { realRates } from "./test-answers.ts";

const noon = Date.parse("2026-09-29T12:00:00.000Z");
export const sourced: SourcedRates = {
  rates: realRates,
  source: "frankfurter",
  publishedOn: undefined,
};
export const entry = { ...sourced, updatedAt: "2026-09-29T11:00:00.000Z" };

/** A store in a world where each fetch waits for the test to end it. */
export function world(cache: RateCache = { kind: "none" }) {
  const clock = { now: noon };
  const fetches: { signal: AbortSignal; succeed: () => void; fail: () => void }[] = [];
  const services = {
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
  return { clock, fetches, services, store: new RatesStore(figures, services) };
}
