import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { ListedPage } from "../site-map.ts";
import { type ShareTexts, shareSchema } from "./share-texts.ts";

/** Pages that are shared with the same picture. */
export type ShareGroup = keyof ShareTexts;

export const shareGroups = ["home", "work", "join", "donate"] as const satisfies ShareGroup[];

/** The size that Facebook, WhatsApp and X ask for, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const groupOf = {
  home: "home",
  about: "home",
  privacy: "home",
  questions: "donate",
  accessibility: "home",
  ourWork: "work",
  getInvolved: "join",
  contact: "join",
  donate: "donate",
} as const satisfies Record<ListedPage, ShareGroup>;

/** Where a group's picture lies, from the site's root. */
export function shareCardPath(group: ShareGroup, { code }: Pick<Language, "code">): string {
  return `/share/${group}-${code}.png`;
}

/** The picture to share a page with, and its text alternative. */
export function shareCardOf(page: ListedPage, language: Language): { path: string; alt: string } {
  const group = groupOf[page];
  const { alt } = loadTexts("share.yaml", shareSchema, language)[group];
  return { path: shareCardPath(group, language), alt };
}
