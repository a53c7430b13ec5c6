import type { NetworkFirst } from "workbox-strategies/NetworkFirst.js";

/** What Workbox asks at each step of a request. */
export type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>["plugins"]
>[number];

/** The expected start of `Content-Type` for each file ending. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/|application\/(font|octet-stream))/,
};
const otherType = /^image\/|^application\/json\b/;

/** Whether an answer has the type of the file: a failing host or a hotspot sends a page with 200. */
export function isExpectedFile(url: string, { ok, redirected, headers }: Response): boolean {
  const ending = new URL(url).pathname.split(".").pop() ?? "";
  return ok && !redirected && (types[ending] ?? otherType).test(headers.get("content-type") ?? "");
}

/** Asks the host and not the browser's cache, which may keep a bad answer for a year. */
export const askAgain = async (request: Request, response: Response): Promise<Response> =>
  // A missing file is not asked for again.
  !response.ok || isExpectedFile(request.url, response)
    ? response
    : fetch(new Request(request, { cache: "reload" }));

/** Bad answers are neither stored nor taken from a cache. */
export const expectedFiles: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isExpectedFile(request.url, cachedResponse) ? cachedResponse : null,
  fetchDidSucceed: ({ request, response }) => askAgain(request, response),
  cacheWillUpdate: async ({ request, response }) =>
    isExpectedFile(request.url, response) ? response : null,
};
