import type { WorkboxPlugin } from "workbox-core/types.js";

/** By the ending of a file's name: what its `Content-Type` begins with. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/|application\/(font|octet-stream))/,
};
const otherType = /^image\/|^application\/json\b/;

/** Whether an answer is the file asked for: a host in trouble, or a hotspot, sends a page with 200. */
export function isSound(url: string, { ok, redirected, headers }: Response): boolean {
  const ending = new URL(url).pathname.split(".").pop() ?? "";
  return ok && !redirected && (types[ending] ?? otherType).test(headers.get("content-type") ?? "");
}

/** The browser's own cache may hold a bad answer for a year, so it is passed over. */
export const askAgain = async (request: Request, response: Response): Promise<Response> =>
  // What is missing is missing; it is not asked for twice.
  !response.ok || isSound(request.url, response)
    ? response
    : fetch(new Request(request, { cache: "reload" }));

/** A bad answer is neither kept nor taken from a cache. */
export const soundFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isSound(request.url, cachedResponse) ? cachedResponse : null,
  fetchDidSucceed: ({ request, response }) => askAgain(request, response),
  cacheWillUpdate: async ({ request, response }) =>
    isSound(request.url, response) ? response : null,
};
