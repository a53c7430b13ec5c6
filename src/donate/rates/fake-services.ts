import type { Fetch } from "./fetch-rates.ts";

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
