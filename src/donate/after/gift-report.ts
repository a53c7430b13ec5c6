import type { Template } from "../../content/kit.ts";
import { fill } from "../../i18n/fill.ts";

/** What the charity needs to find a gift, as labelled lines; what is unknown is left out. */
export type GiftLine = { readonly label: string; readonly value: string };

/** Longest transaction code that is taken; Bankily's are shorter. */
export const maxCodeLength = 40;

/** A transaction code as it is passed on: letters, digits and what may stand between them. */
export function cleanCode(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} ./_-]/gu, "")
    .trim()
    .slice(0, maxCodeLength);
}

/** The message to the charity: a greeting and the lines, joined as `line` has it. */
export function giftMessage(greeting: string, lines: readonly GiftLine[], line: Template): string {
  return [greeting, ...lines.map((part) => fill(line, part))].join("\n");
}

/** An e-mail with subject and body already written; line breaks are CR LF there (RFC 6068). */
export function emailDraft(to: string, subject: string, body: string): string {
  const encoded = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}
