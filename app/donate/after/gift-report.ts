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

/** The message to the charity: a greeting and the lines. */
export function giftMessage(greeting: string, lines: readonly GiftLine[]): string {
  return [greeting, ...lines.map(({ label, value }) => `${label}: ${value}`)].join("\n");
}

/** A WhatsApp chat with the text already typed; without a phone number the sender chooses to whom. */
export function whatsAppDraft(text: string, phone = ""): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** An e-mail with subject and body already written; line breaks are CR LF there (RFC 6068). */
export function emailDraft(to: string, subject: string, body: string): string {
  const encoded = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}
