/** The expected start of `Content-Type` for each file ending. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  woff2: /^(font\/|application\/(font|octet-stream))/,
};
const otherType = /^image\/|^application\/json\b/;

/** Whether an answer has the type of the file: a failing host or a hotspot sends a page with 200. */
export function isExpectedFile(url: string, { ok, redirected, headers }: Response): boolean {
  const ending = new URL(url).pathname.split(".").pop() ?? "";
  return ok && !redirected && (types[ending] ?? otherType).test(headers.get("content-type") ?? "");
}
