import type { PageId } from "../content/addresses.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";

/** The size that Facebook, WhatsApp and X ask for, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

export const shareGroups = ["home", "work", "join", "donate", "diary"] as const;

export type ShareGroup = (typeof shareGroups)[number];

/** Every other page has the card of Home. */
const groupOf: Partial<Record<PageId, ShareGroup>> = {
  ourWork: "work",
  getInvolved: "join",
  contact: "join",
  donate: "donate",
  questions: "donate",
  myGift: "donate",
  events: "join",
  diary: "diary",
};

export const shareGroupOf = (page: PageId): ShareGroup => groupOf[page] ?? "home";

export function shareCardPath(group: ShareGroup, { code }: Pick<Language, "code">): string {
  return `/share/${group}-${code}.png`;
}
