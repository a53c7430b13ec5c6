import type { ReactNode } from "react";
import { inLanguage } from "../../lib/content/records.server.ts";
import { beginLine, showMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { choosePlural } from "../../lib/i18n/interpolate.ts";
import { programs } from "../charity/programs.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { Trans } from "../ui/trans.tsx";
import type { Gift } from "./gifts.server.ts";
import { type Entry, kinds } from "./ledger.server.ts";
import { type Kind, type Month, type Period, sumOf, type Year } from "./periods.server.ts";

export const signs: Readonly<Record<Kind, string>> = { in: "+", out: "−" };

export function Amount({ mru, sign = "" }: { mru: number; sign?: string }) {
  const { language } = useShell();
  return <bdi dir="ltr">{(mru === 0 ? "" : sign) + groupThousands(mru, language)}</bdi>;
}

function MonthName({ month }: { month: string }) {
  const { language } = useShell();
  return beginLine(showMonth(month, language, "withYear"), language);
}

export function ColumnNames({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) =>
          name ? (
            <th key={name} scope="col">
              {name}
            </th>
          ) : (
            <td key="" />
          ),
        )}
      </tr>
    </thead>
  );
}

type RowProps = { head: ReactNode; scope?: "row" | "rowgroup"; children: ReactNode };

export function Row({ head, scope = "row", children }: RowProps) {
  return (
    <tr>
      <th scope={scope}>{head}</th>
      {children}
    </tr>
  );
}

type CashSheetProps = { columns: readonly (Period & { readonly name: string })[] };

export function CashSheet({ columns }: CashSheetProps) {
  const { sheet } = useTexts("accounts");
  const cells = (sign: string, amount: (column: Period) => number) =>
    columns.map((column) => (
      <td key={column.name}>
        <Amount mru={amount(column)} sign={sign} />
      </td>
    ));
  return (
    <table className="cash-book w-full bg-white shadow-raised">
      <caption className="pb-2 text-start text-small text-ink-soft">{sheet.caption}</caption>
      <ColumnNames names={["", ...columns.map(({ name }) => name)]} />
      <tbody>
        <Row head={sheet.before}>{cells("", ({ before }) => before)}</Row>
        <Row head={sheet.in}>{cells(signs.in, ({ flow }) => sumOf(flow, "in"))}</Row>
        <Row head={sheet.out}>{cells(signs.out, ({ flow }) => sumOf(flow, "out"))}</Row>
      </tbody>
      <tfoot>
        <Row head={sheet.left}>{cells("", ({ left }) => left)}</Row>
      </tfoot>
    </table>
  );
}

/** A cell without an amount stays empty. The sign tells a listener to which column an amount belongs. */
const inAndOut = (amount: (kind: Kind) => number | undefined) =>
  kinds.map((kind) => {
    const mru = amount(kind);
    return <td key={kind}>{mru === undefined ? null : <Amount mru={mru} sign={signs[kind]} />}</td>;
  });

export function ProgramTable({ months }: { months: readonly Month[] }) {
  const { chart, sheet, programs: names } = useTexts("accounts");
  return (
    <table className="entries mb-3 w-full text-small">
      <ColumnNames names={[chart.program, sheet.in, sheet.out]} />
      {months.map(({ month, flow }) => (
        <tbody key={month}>
          <Row head={<MonthName month={month} />} scope="rowgroup">
            {inAndOut((kind) => sumOf(flow, kind))}
          </Row>
          {programs
            .filter((program) => kinds.some((kind) => flow[kind][program] > 0))
            .map((program) => (
              <Row key={program} head={names[program]}>
                {inAndOut((kind) => flow[kind][program])}
              </Row>
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
            <summary className="fold py-3 hover:bg-sand print:break-after-avoid print:list-none print:px-0 print:pt-1 print:pb-0 print:indent-0">
              <MonthLine month={month} />
            </summary>
            <EntryTable entries={month.entries} />
            <GiftList gifts={month.gifts} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function MonthLine({ month: { month, entries, flow } }: { month: Month }) {
  const { language } = useShell();
  const { rows, sheet } = useTexts("accounts");
  const text = choosePlural(rows.count, entries.length, language.locale);
  return (
    <span className="month-line">
      <span>
        <b>
          <MonthName month={month} />
        </b>
        <span className="ms-3">
          <Trans text={text} values={{ count: groupThousands(entries.length, language) }} />
        </span>
      </span>
      {kinds.map((kind) => (
        <span key={kind}>
          {sheet[kind]} <Amount mru={sumOf(flow, kind)} />
        </span>
      ))}
    </span>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { language } = useShell();
  const { rows, sheet, programs: names } = useTexts("accounts");
  if (entries.length === 0) return <p className="px-2 pb-4">{rows.none}</p>;
  return (
    <table className="entries month-entries mb-5 bg-white text-small">
      <ColumnNames names={[rows.day, rows.note, sheet.in, sheet.out]} />
      <tbody>
        {entries.map(({ date, kind, program, amount, notes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <Row key={index} head={Number(date.slice(8))}>
            <td>
              {inLanguage(notes, language)}{" "}
              <small>{kind === "start" ? <AtTheStart mru={amount} /> : names[program]}</small>
            </td>
            {inAndOut((side) => (side === kind ? amount : undefined))}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** The opening balance belongs to neither column, so it stands in the text of its row. */
function AtTheStart({ mru }: { mru: number }) {
  const label = useTexts("accounts").sheet.before;
  return <Trans text={useShell().ui.labelled} values={{ label, value: <Amount mru={mru} /> }} />;
}

/** Each gift of a month. Only a program that the donor chose is named, because most gifts name none. */
function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  const { language } = useShell();
  const { rows, programs } = useTexts("accounts");
  if (gifts.length === 0) return null;
  return (
    <div className="gift-list">
      <h3 className="font-semibold print:break-after-avoid">{rows.gifts.title}</h3>
      <ul>
        {gifts.map(({ number, amount, program }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gifts never change places
          <li key={index}>
            {number === "-" ? <small>{rows.gifts.hidden}</small> : <b>{number}</b>}
            {program === "general" ? null : <small>{` ${programs[program]}`}</small>}
            {` ${groupThousands(amount, language)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
