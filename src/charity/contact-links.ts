import type { IslandShell } from "../shell/shell.server.ts";

export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/**
 * Without a number the sender chooses the receiver (WhatsApp, "click to chat").
 * @throws URIError when the text has half a surrogate pair
 */
export function whatsAppUrl(text: string, phone = ""): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** Browsers encode letters themselves. Encoded in every page, those of Arabic would be a hundred bytes. */
export function charityWhatsAppUrl({ site, ui }: Pick<IslandShell, "site" | "ui">): string {
  const greeting = ui.whatsappGreeting.replace(/[ -~]/g, encodeURIComponent);
  return whatsAppUrl("", site.whatsapp) + greeting;
}

export function emailUrl(to: string, subject: string, body: string): string {
  const address = encodeURIComponent(to).replace(/%40/g, "@");
  return `mailto:${address}?subject=${encodeForEmail(subject)}&body=${encodeForEmail(body)}`;
}

/** A line break in a `mailto:` address is CR LF (RFC 6068). */
export function encodeForEmail(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, "\r\n"));
}
