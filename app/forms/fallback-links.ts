import { cleanLine, cleanText } from "./clean-text.ts";
import { digitsOnly } from "./digits-only.ts";
import { encode, shorten } from "./shorten.ts";

/** Longest address that every mail program opens, in encoded characters. */
const mailtoLimit = 1500;

/** How much of it a subject may take, so that a long one leaves room for the message. */
const subjectLimit = 400;

/** Lines "Label: value" for what was typed, in the page's language; empty values are left out. */
export function describeMessage(
  parts: readonly { readonly label: string; readonly value: string }[],
): string {
  return parts
    .map(({ label, value }) => ({ label, value: cleanText(value) }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
}

/** A WhatsApp chat with the text already typed; WhatsApp sends nothing by itself. */
export function whatsAppLink({ phone, text }: { phone: string; text: string }): string {
  return `https://wa.me/${digitsOnly(phone)}?text=${encodeURIComponent(cleanText(text))}`;
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
