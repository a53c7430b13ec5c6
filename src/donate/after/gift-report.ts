import type { Template } from "../../content/kit.ts";
import { fill } from "../../i18n/fill.ts";
import { isolate } from "../../i18n/isolate.ts";
import type { Language } from "../../i18n/languages-schema.ts";

/** What the charity needs to find a gift, as labelled lines; what is unknown is left out. */
export type GiftLine = { readonly label: string; readonly value: string };

/** Longest transaction code that is taken; Bankily's are shorter. */
export const maxCodeLength = 40;

/**
 * Whether what was typed as a transaction code looks like a PIN: 4 to 6 digits of any script, whatever
 * stands between them. Bankily's PIN has 4, and a code of so few digits would say nothing.
 */
export function looksLikePin(typed: string): boolean {
  return /^\p{Nd}{4,6}$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ""));
}

/**
 * A transaction code as it is passed on: letters, digits and what may stand between them. Nothing at
 * all of what looks like a PIN.
 */
export function cleanCode(typed: string): string {
  if (looksLikePin(typed)) return "";
  return typed
    .replace(/[^\p{L}\p{N} ./_-]/gu, "")
    .trim()
    .slice(0, maxCodeLength);
}

/** How a language puts a label and its value together, and the direction it is written in. */
type LineStyle = { readonly line: Template; readonly dir: Language["dir"] };

/** The message to the charity: a greeting and the lines, each value in its own order. */
export function giftMessage(
  greeting: string,
  lines: readonly GiftLine[],
  { line, dir }: LineStyle,
): string {
  const written = lines.map(({ label, value }) =>
    fill(line, { label, value: isolate(value, dir) }),
  );
  return [greeting, ...written].join("\n");
}

/** An e-mail with subject and body already written; line breaks are CR LF there (RFC 6068). */
export function emailDraft(to: string, subject: string, body: string): string {
  const encoded = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}

type InviteTexts = {
  readonly text: Template;
  readonly name: string;
  readonly dir: Language["dir"];
};

/**
 * The invitation to give: for a share sheet, which takes the address apart, and for WhatsApp. There the
 * address has a line to itself, where it keeps its order without marks that a program could take for a
 * part of it.
 */
export function giftInvitation({ text, name, dir }: InviteTexts, url: string) {
  const invitation = fill(text, { name: isolate(name, dir) });
  return { text: invitation, withLink: `${invitation}\n${url}` };
}
