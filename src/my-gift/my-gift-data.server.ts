import { loadAccounts } from "../accounts/periods.server.ts";
import { pathOf } from "../addresses/addresses.server.ts";
import { loadFigures } from "../content/figures.server.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { diaryMonthPath } from "../diary/load-diary.server.ts";
import { makeDayWords, showMonth } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { loadReceipts } from "./receipt-list.server.ts";

/** The texts of the form and of its answer, and where a found gift leads. */
export function myGiftData({ language }: Pick<Shell, "language">) {
  return {
    texts: loadTexts("myGift", language).find,
    programs: {
      ...loadTexts("accounts", language).programs,
      general: loadTexts("afterTransfer", language).report.anyProgram,
    },
    days: makeDayWords(language),
    currency: loadFigures().donation.currency,
    list: listData(language),
  };
}

function listData(language: Language) {
  const list = loadReceipts();
  if (!list) return undefined;
  const { salt, iterations, since, through } = list;
  return {
    salt,
    iterations,
    since: showMonth(since, language, "withYear"),
    through: showMonth(through, language, "withYear"),
    months: monthPages(since, through, language),
  };
}

/** The links that a found gift gets: to its month in the accounts, and in the diary if that has entries. */
function monthPages(since: string, through: string, language: Language) {
  const pages = loadAccounts().years.flatMap(({ year, months }, index) =>
    months.map(({ month }) => {
      const accounts = pathOf("accounts", language, index === 0 ? undefined : year);
      const name = showMonth(month, language, "withYear");
      const diary = diaryMonthPath(month, language);
      return [month, { name, accounts: `${accounts}#m${month}`, diary }] as const;
    }),
  );
  return Object.fromEntries(pages.filter(([month]) => since <= month && month <= through));
}

export type MyGiftData = ReturnType<typeof myGiftData>;
