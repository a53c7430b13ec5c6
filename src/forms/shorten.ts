/**
 * The longest beginning of a text whose percent-encoded form fits in `room` characters, with "…"
 * when something was left out. Cuts between what people call characters, so that no accent, emoji
 * or Arabic letter is split; a single one that does not fit is cut between code points.
 * The text must hold no lone surrogates. With less room than "…" needs (9) nothing is left.
 */
export function shorten(text: string, room: number): { text: string; shortened: boolean } {
  if (encodedLength(text) <= room) return { text, shortened: false };
  const forText = room - encodedLength("…");
  if (forText < 0) return { text: "", shortened: true };
  const start = take(graphemes(text), forText) || take(text, forText);
  return { text: `${start.trimEnd()}…`, shortened: true };
}

/** How many characters a text takes in an address; a line break is CR LF there (RFC 6068). */
export function encodedLength(text: string): number {
  return encode(text).length;
}

/** A text percent-encoded for a `mailto:` address. */
export function encode(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}

function take(parts: Iterable<string>, room: number): string {
  let taken = "";
  let left = room;
  for (const part of parts) {
    left -= encodedLength(part);
    if (left < 0) break;
    taken += part;
  }
  return taken;
}

function* graphemes(text: string): Generator<string> {
  // Browsers before 2024 may lack it; a string iterates by code points.
  if (!("Segmenter" in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
