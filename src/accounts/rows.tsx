import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import { pathOf } from "../site-map.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { AccountsTexts } from "./accounts-texts.ts";
import type { Entry } from "./ledger.ts";
import { type Month, monthName, sumOf, type Year } from "./periods.ts";

type RowsProps = { year: Year; texts: AccountsTexts };

/** Every month of a year, to be opened: here, or on a page of its own where the year has many rows. */
export function Months({ year, texts }: RowsProps) {
  const { language } = useShell();
  return (
    <ul className="ruled-sheet">
      {year.months.map((month) => (
        <li key={month.month}>
          {year.own ? (
            <a
              href={pathOf("accounts", language, month.month)}
              className="block px-2 py-3 hover:bg-sand"
            >
              <MonthLine month={month} texts={texts} />
            </a>
          ) : (
            <details id={`m${month.month}`}>
              <summary className="px-2 py-3 hover:bg-sand">
                <MonthLine month={month} texts={texts} />
              </summary>
              <EntryTable entries={month.entries} texts={texts} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function MonthLine({
  month: { month, entries, flow },
  texts,
}: {
  month: Month;
  texts: AccountsTexts;
}) {
  const { language } = useShell();
  const count = choosePlural(texts.rows.count, entries.length, language.locale);
  const amount = (kind: "in" | "out") => groupThousands(sumOf(flow, kind), language);
  return (
    <>
      <span className="text-title font-semibold">{monthName(month, language, "long")}</span>{" "}
      <span className="text-small text-ink-soft">
        <Trans text={count} values={{ count: groupThousands(entries.length, language) }} />
      </span>
      <span className="flex flex-wrap gap-x-6 text-small">
        <span>
          {texts.sheet.in} <Ltr className="font-semibold">{amount("in")}</Ltr>
        </span>
        <span>
          {texts.sheet.out} <Ltr className="font-semibold">{amount("out")}</Ltr>
        </span>
      </span>
    </>
  );
}

type EntryTableProps = { entries: readonly Entry[]; texts: AccountsTexts };

/** The rows of a month: the day, what it was and for which program, and the amount on its side. */
export function EntryTable({ entries, texts }: EntryTableProps) {
  const { language } = useShell();
  const { rows, sheet } = texts;
  if (entries.length === 0) return <p className="px-2 pb-4">{rows.none}</p>;
  return (
    <table className="entries mb-5 w-full bg-white text-small">
      <thead>
        <tr>
          {[rows.day, rows.note, sheet.in, sheet.out].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ line, date, kind, program, amount, notes }) => (
          <tr key={line}>
            <td>{Number(date.slice(8))}</td>
            <td>
              {notes[language.code]} <small>{texts.programs[program]}</small>
            </td>
            <td>{kind === "in" ? <Amount mru={amount} /> : null}</td>
            <td>{kind === "out" ? <Amount mru={amount} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ mru }: { mru: number }) {
  const { language } = useShell();
  return <Ltr>{groupThousands(mru, language)}</Ltr>;
}
