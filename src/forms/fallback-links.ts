import type { Template } from "../content/kit.ts";
import { fill } from "../i18n/fill.ts";
import { whatsAppDraft } from "../ui/contact-links.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import { encode, shorten } from "./shorten.ts";

/** Longest address that every mail program opens, in encoded characters. */
const mailtoLimit = 1500;

/** How much of it a subject may take, so that a long one leaves room for the message. */
const subjectLimit = 400;

/**
 * What was typed in lines, each with its label; empty values are left out.
 * @param line how the page's language joins a label and a value: "{label}: {value}"
 */
export function describeMessage(
  line: Template,
  parts: readonly { readonly label: string; readonly value: string }[],
): string {
  return parts
    .map(({ label, value }) => ({ label, value: cleanText(value) }))
    .filter(({ value }) => value !== "")
    .map((part) => fill(line, part))
    .join("\n");
}

/** A WhatsApp chat with the text already typed, whatever the visitor typed into it. */
export function whatsAppLink({ phone, text }: { phone: string; text: string }): string {
  return whatsAppDraft(cleanText(text), phone);
}

/**
 * An e-mail with subject and body already written, at most 1,500 encoded characters long. `shortened`
 * says that the beginning only fits; the visitor must be told.
 */
export function mailtoLink({ to, subject, body }: { to: string; subject: string; body: string }): {
  href: string;
  shortened: boolean;
} {
  const topic = shorten(cleanLine(subject), subjectLimit);
  const start = `mailto:${encodeURIComponent(cleanLine(to)).replaceAll("%40", "@")}?subject=${encode(topic.text)}&body=`;
  const text = shorten(cleanText(body), mailtoLimit - start.length);
  return { href: start + encode(text.text), shortened: topic.shortened || text.shortened };
}
