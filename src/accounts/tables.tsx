import type { ReactNode } from "react";
import { loadTexts } from "../content/load-content.server.ts";
import { inLanguage } from "../content/records.server.ts";
import { beginLine, showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import { Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { type Entry, kinds } from "./ledger.server.ts";
import { type Month, type Period, sumOf, type Year } from "./periods.server.ts";
import { programs } from "./programs.ts";

export const useAccountsTexts = () => loadTexts("accounts", useShell().language);

function Amount({ mru, sign = "" }: { mru: number; sign?: string }) {
  const { language } = useShell();
  return <bdi dir="ltr">{(mru === 0 ? "" : sign) + groupThousands(mru, language)}</bdi>;
}

function MonthName({ month }: { month: string }) {
  const { language } = useShell();
  return beginLine(showMonth(month, language, "withYear"), language);
}

type Cells = readonly ReactNode[];

/** Rows and cells never change places, so their position is their identity. */
const withKeys = <Item,>(items: readonly Item[]) =>
  items.map((item, index) => ({ item, key: `${index}` }));

function Row({ cells: [name, ...cells], heads }: { cells: Cells; heads: "row" | "rowgroup" }) {
  return (
    <tr>
      <th scope={heads}>{name}</th>
      {withKeys(cells).map(({ item, key }) => (
        <td key={key}>{item}</td>
      ))}
    </tr>
  );
}

type TableProps = {
  className: string;
  caption?: string;
  columns: readonly string[];
  /** The first cell of a row is its header; of several groups, the first one heads its group. */
  groups: readonly (readonly Cells[])[];
  foot?: Cells;
};

function Table({ className, caption, columns, groups, foot }: TableProps) {
  const first = groups.length > 1 ? "rowgroup" : "row";
  return (
    <table className={`w-full ${className}`}>
      {caption && <caption className="pb-2 text-start text-small text-ink-soft">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((name) => {
            if (name === "") return <td key={name} />;
            return (
              <th key={name} scope="col">
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      {withKeys(groups).map(({ item: rows, key }) => (
        <tbody key={key}>
          {withKeys(rows).map((row, index) => (
            <Row key={row.key} cells={row.item} heads={index === 0 ? first : "row"} />
          ))}
        </tbody>
      ))}
      {foot && (
        <tfoot>
          <Row cells={foot} heads="row" />
        </tfoot>
      )}
    </table>
  );
}

type CashSheetProps = { columns: readonly (Period & { readonly name: string })[] };

export function CashSheet({ columns }: CashSheetProps) {
  const { sheet } = useAccountsTexts();
  const row = (name: string, sign: string, amount: (column: Period) => number) => [
    name,
    ...columns.map((column) => <Amount key={column.name} mru={amount(column)} sign={sign} />),
  ];
  const rows = [
    row(sheet.before, "", ({ before }) => before),
    row(sheet.in, "+", ({ flow }) => sumOf(flow, "in")),
    row(sheet.out, "−", ({ flow }) => sumOf(flow, "out")),
  ];
  return (
    <Table
      className="cash-book bg-white shadow-raised"
      caption={sheet.caption}
      columns={["", ...columns.map(({ name }) => name)]}
      groups={[rows]}
      foot={row(sheet.left, "", ({ left }) => left)}
    />
  );
}

const inAndOut = (amount: (kind: Entry["kind"]) => number) =>
  kinds.map((kind) => <Amount key={kind} mru={amount(kind)} />);

export function ChartTable({ months }: { months: readonly Month[] }) {
  const { chart, sheet, programs: names } = useAccountsTexts();
  const groups = months.map(({ month, flow }) => [
    [<MonthName key={month} month={month} />, ...inAndOut((kind) => sumOf(flow, kind))],
    ...programs
      .filter((program) => kinds.some((kind) => flow[kind][program] > 0))
      .map((program) => [names[program], ...inAndOut((kind) => flow[kind][program])]),
  ]);
  const columns = [chart.program, sheet.in, sheet.out];
  return <Table className="entries mb-3 text-small" columns={columns} groups={groups} />;
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
  const { rows, sheet } = useAccountsTexts();
  const text = choosePlural(rows.count, entries.length, language.locale);
  return (
    <>
      <span className="text-title font-semibold">
        <MonthName month={month} />
      </span>{" "}
      <span className="text-small text-ink-soft">
        <Trans text={text} values={{ count: groupThousands(entries.length, language) }} />
      </span>
      <span className="flex flex-wrap gap-x-6 text-small">
        {kinds.map((kind) => (
          <span key={kind}>
            {sheet[kind]}{" "}
            <span className="font-semibold">
              <Amount mru={sumOf(flow, kind)} />
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { language } = useShell();
  const { rows, sheet, programs: names } = useAccountsTexts();
  if (entries.length === 0) return <p className="px-2 pb-4">{rows.none}</p>;
  const cells = entries.map(({ date, kind, program, amount, notes }) => [
    Number(date.slice(8)),
    <>
      {inLanguage(notes, language)} <small>{names[program]}</small>
    </>,
    ...kinds.map((side) => (side === kind ? <Amount key={side} mru={amount} /> : null)),
  ]);
  const columns = [rows.day, rows.note, sheet.in, sheet.out];
  return <Table className="entries mb-5 bg-white text-small" columns={columns} groups={[cells]} />;
}
