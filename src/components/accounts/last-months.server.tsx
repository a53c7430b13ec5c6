import { showMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { type Program, programs } from "../charity/programs.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { loadAccounts, periodOf, sumOf } from "./periods.server.ts";

/** Amount and code are one value, because Arabic would paint the code on the other side. */
export const inMru = (mru: number, language: Language) =>
  `${groupThousands(mru, language)}\u00a0MRU`;

export function lastMonths() {
  const months = loadAccounts()
    .years.flatMap((year) => year.months)
    .slice(0, 12);
  const entries = months.flatMap((month) => month.entries);
  return { months, flow: periodOf(entries, 0).flow };
}

/** What came in and went out in the twelve months up to the newest entry, and what became of 100 MRU. */
export function LastMonths() {
  const { language } = useShell();
  const texts = useTexts("accounts");
  const { months, flow } = lastMonths();
  if (sumOf(flow, "out") === 0) return null;
  const month = (name = "") => showMonth(name, language, "withYear");
  const values = {
    in: inMru(sumOf(flow, "in"), language),
    out: inMru(sumOf(flow, "out"), language),
    first: month(months.at(-1)?.month),
    last: month(months[0]?.month),
  };
  const shares = ofHundred(flow.out)
    .filter(({ share }) => share > 0)
    .map(({ program, share }) => `${texts.programs[program]} ${share}`);
  return (
    <p>
      {interpolate(texts.lastMonths, values)}{" "}
      {interpolate(texts.ofHundred, {
        shares: new Intl.ListFormat(language.locale).format(shares),
      })}
    </p>
  );
}

/** What became of 100 MRU, in whole MRU that add up to 100: the largest remainders are rounded up. */
export function ofHundred(spent: Readonly<Record<Program, number>>) {
  const sum = programs.reduce((total, program) => total + spent[program], 0);
  const exact = programs.map((program) => ({ program, share: (spent[program] * 100) / sum }));
  const left = exact.reduce((rest, { share }) => rest - Math.floor(share), 100);
  const raised = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1)).slice(0, left);
  return exact.map((item) => ({
    program: item.program,
    share: Math.floor(item.share) + (raised.includes(item) ? 1 : 0),
  }));
}
