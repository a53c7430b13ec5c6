import type { TextFieldName } from "./forms-content.ts";

/**
 * What the requirements allow of a text (sections 4, 5 and 8), written from their words and not from
 * the site's code, one character after the other: trimmed, without < and >, nothing that controls.
 */

/** At least and at most so many UTF-16 units (requirements, sections 5 and 9). */
const limitsOf: Readonly<Record<TextFieldName, readonly [number, number]>> = {
  name: [2, 100],
  email: [1, 254],
  phone: [7, 15],
  interest: [1, 200],
  availability: [1, 200],
  subject: [1, 200],
  message: [10, 2000],
};

export type Expected =
  | { readonly sent: string }
  | { readonly error: "Required" | "TooShort" | "TooLong" };

/** What a text field makes of what is put into it: sent so, or refused with this error. */
export function expectedOf(field: TextFieldName, typed: string): Expected {
  const [min, max] = limitsOf[field];
  const sent = allowed(typed, field === "message");
  if (sent === "") return { error: "Required" };
  if (sent.length < min) return { error: "TooShort" };
  return sent.length > max ? { error: "TooLong" } : { sent };
}

function allowed(typed: string, severalLines: boolean): string {
  // A field of one line drops line breaks before any script sees them (HTML, "value sanitization").
  const held = severalLines ? typed.replaceAll("\r\n", "\n") : typed.replaceAll(/[\r\n]/g, "");
  const kept = [...held].map((one) => asKept(one, severalLines));
  const first = kept.findIndex((one) => !isUnseen(one));
  const last = kept.findLastIndex((one) => !isUnseen(one));
  return first < 0 ? "" : kept.slice(first, last + 1).join("");
}

function asKept(one: string, severalLines: boolean): string {
  const point = one.codePointAt(0) ?? 0;
  // A line break by another name is one; in a single line each is a space, as a tab is.
  if (["\r", "\n", "\u0085", "\u2028", "\u2029"].includes(one)) return severalLines ? "\n" : " ";
  if (one === "\t") return severalLines ? one : " ";
  // Half a character cannot be sent: UTF-8 has no form for it.
  if (point >= 0xd800 && point <= 0xdfff) return "\uFFFD";
  const controls = point < 0x20 || (point >= 0x7f && point < 0xa0);
  return controls || one === "<" || one === ">" ? "" : one;
}

/** White space, and what phones and pages put around a copied word without being seen. */
function isUnseen(one: string): boolean {
  if (one.trim() === "") return true;
  const point = one.codePointAt(0) ?? 0;
  const marks = [0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f];
  return (
    marks.includes(point) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f && point !== 0x2065)
  );
}
