import { type DayWords, showDay } from "../i18n/day-words.ts";

/** Header of a kept page: when it was last had from the network, ISO 8601. */
const checkedHeader = "x-khayma-checked";

/** A response to keep: the text of a page or file with the headers it came with. */
export function offlineCopy(text: string, type: string, cameWith: Headers, now: Date): Response {
  const headers = new Headers(cameWith);
  headers.set("content-type", type);
  headers.set(checkedHeader, now.toISOString());
  // They describe what went over the network, which was compressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text, { headers });
}

/** The kept page as it is shown: it says that it is a copy and of which day. */
export async function showOfflineCopy(
  kept: Response,
  days: DayWords,
  status: number,
): Promise<Response> {
  const checked = kept.headers.get(checkedHeader) ?? "";
  const html = markAsOfflineCopy(await kept.text(), showDay(checked, days));
  return new Response(html, { headers: kept.headers, status });
}

/**
 * Reveals what stands hidden in a page for its offline copy (`src/ui/offline-copy.tsx`) and puts the day in.
 * Done before the page is parsed, so nothing moves.
 */
export function markAsOfflineCopy(html: string, day: string): string {
  return html
    .replace(/( data-kept-copy="") hidden=""/g, "$1")
    .replace(/( data-checked="">)[^<]*/g, `$1${day}`);
}
