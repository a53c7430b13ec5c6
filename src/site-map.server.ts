import { accountEntries } from "./accounts/periods.server.ts";
import { type PageId, pathOf } from "./content/addresses.server.ts";
import { diaryPageNames } from "./diary/load-diary.server.ts";
import { eventNames } from "./events/load-events.server.ts";
import type { Language } from "./i18n/languages-schema.server.ts";

/** The pages that have entries below them, each with a page of its own, and what lists their names. */
const lists: Partial<Record<PageId, () => readonly string[]>> = {
  accounts: accountEntries,
  diary: diaryPageNames,
  events: eventNames,
};

/** The names of the entries below a page, as their addresses end: `/diary/2026-11-14-dar-naim`. */
export const entriesOf = (page: PageId): readonly string[] => lists[page]?.() ?? [];

/** The addresses of a page and of all its entries, in a language. */
export function pathsOf(page: PageId, language: Pick<Language, "prefix">): string[] {
  return [undefined, ...entriesOf(page)].map((entry) => pathOf(page, language, entry));
}
