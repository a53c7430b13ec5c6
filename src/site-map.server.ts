import { accountEntries } from "./accounts/periods.server.ts";
import { type PageId, pathOf } from "./content/addresses.server.ts";
import { diaryPageNames } from "./diary/load-diary.server.ts";
import { eventNames } from "./events/load-events.server.ts";
import type { Language } from "./i18n/languages-schema.server.ts";

const lists: Partial<Record<PageId, () => readonly string[]>> = {
  accounts: accountEntries,
  diary: diaryPageNames,
  events: eventNames,
};

/** As their addresses end: `/diary/2026-11-14-dar-naim`. */
export const entriesOf = (page: PageId): readonly string[] => lists[page]?.() ?? [];

export function pathsOf(page: PageId, language: Pick<Language, "prefix">): string[] {
  return [undefined, ...entriesOf(page)].map((entry) => pathOf(page, language, entry));
}
