/**
 * Whether a request comes from this server's own pages, or from no page at all (a test, curl). A page
 * of another site must not be able to fill or empty somebody's mailbox.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return URL.parse(origin)?.host === new URL(request.url).host;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}
