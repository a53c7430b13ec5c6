import { loadTexts } from "../content/load-texts.server.ts";
import { beginLine, showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { type Entry, kinds, noteOf } from "./ledger.server.ts";
import { type Month, type Period, sumOf, type Year } from "./periods.server.ts";
import { programs } from "./programs.ts";

export const useAccountsTexts = () => loadTexts("accounts", useShell().language);

function Amount({ mru, sign = "" }: { mru: number; sign?: string }) {
  const { language } = useShell();
  return <bdi dir="ltr">{(mru === 0 ? "" : sign) + groupThousands(mru, language)}</bdi>;
}

type CashSheetProps = { columns: readonly (Period & { readonly name: string })[] };

export function CashSheet({ columns }: CashSheetProps) {
  const { sheet } = useAccountsTexts();
  const rows = [
    { name: sheet.before, sign: "", amount: ({ before }: Period) => before },
    { name: sheet.in, sign: "+", amount: ({ flow }: Period) => sumOf(flow, "in") },
    { name: sheet.out, sign: "−", amount: ({ flow }: Period) => sumOf(flow, "out") },
  ];
  return (
    <table className="cash-book w-full bg-white shadow-raised">
      <caption className="pb-2 text-start text-small text-ink-soft">{sheet.caption}</caption>
      <thead>
        <tr className="text-small">
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sign, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column.name}>
                <Amount mru={amount(column)} sign={sign} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-title text-press">
          <th scope="row">{sheet.left}</th>
          {columns.map(({ name, left }) => (
            <td key={name}>
              <span className="closed-sum py-1">
                <Amount mru={left} />
              </span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function ChartTable({ months }: { months: readonly Month[] }) {
  const { language } = useShell();
  const texts = useAccountsTexts();
  return (
    <table className="month-sums mb-3 w-full text-small">
      <thead>
        <tr>
          <th scope="col">{texts.chart.program}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {texts.sheet[kind]}
            </th>
          ))}
        </tr>
      </thead>
      {months.map(({ month, flow }) => (
        <tbody key={month}>
          <tr>
            <th scope="rowgroup">{beginLine(showMonth(month, language, "withYear"), language)}</th>
            {kinds.map((kind) => (
              <td key={kind}>
                <Amount mru={sumOf(flow, kind)} />
              </td>
            ))}
          </tr>
          {programs
            .filter((program) => kinds.some((kind) => flow[kind][program] > 0))
            .map((program) => (
              <tr key={program}>
                <th scope="row">{texts.programs[program]}</th>
                {kinds.map((kind) => (
                  <td key={kind}>
                    <Amount mru={flow[kind][program]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

export function Months({ year }: { year: Year }) {
  return (
    <ul className="ruled-sheet">
      {year.months.map((month) => (
        <li key={month.month}>
          <details id={`m${month.month}`}>
            <summary className="px-2 py-3 hover:bg-sand">
              <MonthLine month={month} />
            </summary>
            <EntryTable entries={month.entries} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function MonthLine({ month: { month, entries, flow } }: { month: Month }) {
  const { language } = useShell();
  const texts = useAccountsTexts();
  const text = choosePlural(texts.rows.count, entries.length, language.locale);
  const count = groupThousands(entries.length, language);
  return (
    <>
      <span className="text-title font-semibold">
        {beginLine(showMonth(month, language, "withYear"), language)}
      </span>{" "}
      <span className="text-small text-ink-soft">
        <Trans text={text} values={{ count }} />
      </span>
      <span className="flex flex-wrap gap-x-6 text-small">
        {kinds.map((kind) => (
          <span key={kind}>
            {texts.sheet[kind]}{" "}
            <Ltr className="font-semibold">{groupThousands(sumOf(flow, kind), language)}</Ltr>
          </span>
        ))}
      </span>
    </>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { language } = useShell();
  const { rows, sheet, programs: programNames } = useAccountsTexts();
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
        {entries.map((entry, i) => {
          // Entries never change places, so their position is their identity.
          const key = `${i}`;
          return (
            <tr key={key}>
              <td>{Number(entry.date.slice(8))}</td>
              <td>
                {noteOf(entry, language)} <small>{programNames[entry.program]}</small>
              </td>
              {kinds.map((side) => (
                <td key={side}>{side === entry.kind ? <Amount mru={entry.amount} /> : null}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
