import { accountEntries } from "../accounts/periods.ts";
import { diaryPageNames } from "../diary/load-diary.ts";
import { eventNames } from "../events/load-events.ts";
import type { PageId } from "../site-map.ts";

/** The pages that have entries below them, each with a page of its own, and what lists their names. */
const lists: Partial<Record<PageId, () => readonly string[]>> = {
  accounts: accountEntries,
  diary: diaryPageNames,
  events: eventNames,
};

/** The pages that may have entries below them. */
export const hasEntries = (page: PageId): boolean => page in lists;

/** The names of the entries below a page, as their addresses end: `/diary/2026-11-14-dar-naim`. */
export const entriesOf = (page: PageId): readonly string[] => lists[page]?.() ?? [];
