import type { Shell } from "./shell.server.ts";

/** `tel:` address of the charity's number. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/**
 * A WhatsApp chat with the charity that opens an editable draft and sends nothing.
 * Source: WhatsApp's "click to chat" links, `https://wa.me/<digits>?text=<encoded>`.
 */
export function whatsappLink({ site, ui }: Pick<Shell, "site" | "ui">): string {
  const digits = site.phone.replace(/\D/g, "");
  return `https://wa.me/${digits}?text=${encodeURIComponent(ui.whatsappGreeting)}`;
}
