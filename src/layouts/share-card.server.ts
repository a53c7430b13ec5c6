import type { ShareTexts } from "../../generated/texts.ts";
import type { Language } from "../i18n/languages-schema.server.ts";

/** The size for Facebook, WhatsApp and X, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

export type ShareGroup = keyof ShareTexts;

export function shareCardPath(group: ShareGroup, { code }: Pick<Language, "code">): string {
  return `/share/${group}-${code}.png`;
}
