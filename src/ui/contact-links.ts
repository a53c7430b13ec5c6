import type { IslandShell } from "./shell.server.ts";

/** `tel:` address of the charity's number. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/**
 * A WhatsApp chat with the text already typed, which sends nothing by itself; without a phone number
 * the sender chooses to whom. Source: WhatsApp's "click to chat" links, `https://wa.me/<digits>?text=`.
 * @throws URIError when the text holds half a surrogate pair
 */
export function whatsAppUrl(text: string, phone = ""): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** A WhatsApp chat with the charity, which a greeting begins. */
export function charityWhatsAppUrl({ site, ui }: Pick<IslandShell, "site" | "ui">): string {
  return whatsAppUrl(ui.whatsappGreeting, site.whatsapp);
}

/** An e-mail with subject and body already written. */
export function emailUrl(to: string, subject: string, body: string): string {
  const address = encodeURIComponent(to).replace(/%40/g, "@");
  return `mailto:${address}?subject=${encodeForEmail(subject)}&body=${encodeForEmail(body)}`;
}

/** A text percent-encoded for a `mailto:` address, where a line break is CR LF (RFC 6068). */
export function encodeForEmail(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, "\r\n"));
}
