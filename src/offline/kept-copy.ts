/** Header of a kept page: when it was last had from the network, ISO 8601. */
const checkedHeader = "x-khayma-checked";

/** A response to keep: the text of a page or file with the headers it came with. */
export function keptCopy(text: string, type: string, cameWith: Headers, now: Date): Response {
  const headers = new Headers(cameWith);
  headers.set("content-type", type);
  headers.set(checkedHeader, now.toISOString());
  // They describe what went over the network, which was compressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text, { headers });
}

/** The kept page as it is shown: it says that it is a copy and of which day. */
export async function showKept(kept: Response, locale: string, status: number): Promise<Response> {
  const checked = new Date(kept.headers.get(checkedHeader) ?? Number.NaN);
  const html = sayKept(await kept.text(), checked, locale);
  return new Response(html, { headers: kept.headers, status });
}

/**
 * Reveals the notice that stands hidden in every page (`src/layouts/kept-copy-notice.tsx`) and puts the
 * day in. Done before the page is parsed, so nothing moves. Digits are 0–9 in every language.
 */
export function sayKept(html: string, checked: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", numberingSystem: "latn" });
  return html
    .replace(/(<aside data-kept-copy="") hidden=""/, "$1")
    .replace(/(<time data-checked="">)[^<]*/, `$1${format.format(checked)}`);
}
