import type { Template } from "../content/kit.ts";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { emailUrl, encodeForEmail } from "../ui/contact-links.ts";
import { cleanLine, cleanText } from "./clean-text.ts";

type MessagePart = { readonly label: string; readonly value: string };

type Wording = {
  /** How the page's language joins a label and a value: "{label}: {value}". */
  readonly line: Template<"label" | "value">;
  readonly dir: "ltr" | "rtl";
};

/**
 * What was typed as clean text, in lines, each with its label; empty values are left out. Each value
 * keeps its own direction in a right to left line: names in Latin letters, numbers, addresses. Of
 * several lines only the first shares its line with a label.
 */
export function describeMessage(parts: readonly MessagePart[], { line, dir }: Wording): string {
  return parts
    .map(({ label, value }) => ({ label, value: cleanText(value) }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) =>
      interpolate(line, { label, value: value.replace(/^.*/u, (first) => isolate(first, dir)) }),
    )
    .join("\n");
}

/** Longest address that every mail program opens, in encoded characters. */
const mailtoLimit = 1500;

/** How much of it a subject may take, so that a long one leaves room for the message. */
const subjectLimit = 400;

/**
 * An e-mail with subject and body already written, at most 1,500 encoded characters long. `shortened`
 * says that the beginning only fits; the visitor must be told.
 * @param to the charity's address
 * @param subject as it was typed
 * @param body clean text
 * @throws URIError when the body holds half a surrogate pair
 */
export function mailtoUrl({ to, subject, body }: { to: string; subject: string; body: string }): {
  href: string;
  shortened: boolean;
} {
  const topic = shorten(cleanLine(subject), subjectLimit);
  const link = (body: string) => emailUrl(to, topic.text, body);
  const text = shorten(body, mailtoLimit - link("").length);
  return { href: link(text.text), shortened: topic.shortened || text.shortened };
}

/**
 * The longest beginning of a text whose percent-encoded form fits in `room` characters, with "…"
 * when something was left out. Cuts between what people call characters, so that no accent, emoji
 * or Arabic letter is split; a single one that does not fit is cut between code points.
 * The text must hold no lone surrogates. With less room than "…" needs (9) nothing is left.
 */
export function shorten(text: string, room: number): { text: string; shortened: boolean } {
  if (encodeForEmail(text).length <= room) return { text, shortened: false };
  const forText = room - encodeForEmail("…").length;
  if (forText < 0) return { text: "", shortened: true };
  const start = take(graphemes(text), forText) || take(text, forText);
  return { text: `${start.trimEnd()}…`, shortened: true };
}

function take(parts: Iterable<string>, room: number): string {
  let taken = "";
  let left = room;
  for (const part of parts) {
    left -= encodeForEmail(part).length;
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
