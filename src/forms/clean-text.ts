/** Line breaks in any spelling: Windows, old Mac, and the three that Unicode adds. */
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Half a surrogate pair: not text, and `encodeURIComponent` throws on it. */
const loneSurrogate = /\p{Cs}/gu;

/** Control characters (they can break an e-mail header), `<` and `>` (requirements, section 5). */
const removed = /(?![\n\t])[\p{Cc}<>]/gu;

/** Format characters: zero-width spaces, bidi controls, soft hyphens. */
const format = /\p{Cf}/gu;

/**
 * What shows nothing when it stands at an edge: white space (no-break too), soft hyphen, zero-width
 * characters and bidi controls, which phones add around copied names and numbers. Not every format
 * character: the tag characters that end some flag emoji are part of what was typed.
 */
const blank = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]/u;

/** A multi-line field as it is checked and sent: LF line breaks, no < or >, no controls, trimmed. */
export function cleanText(text: string): string {
  return trimEdges(
    text.replace(loneSurrogate, "\uFFFD").replace(lineBreak, "\n").replace(removed, ""),
  );
}

/** A single-line field as it is checked and sent: as `cleanText`, with breaks and tabs as spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]/gu, " ");
}

/** An address: as `cleanLine`, without the invisible characters that come along with pasting. */
export function cleanEmail(text: string): string {
  return cleanLine(text.replace(format, ""));
}

/** A loop, not a pattern: `/\s+$/` takes quadratic time on a long run of spaces inside a text. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
