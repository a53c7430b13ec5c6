import type { ReactNode } from "react";
import { groupThousands } from "../i18n/format-number.ts";
import { Ltr } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { AccountsTexts } from "./accounts-texts.ts";
import { type Flow, sumOf } from "./periods.ts";

/** A column of the sheet: a stretch of time and its sums. */
type Column = {
  readonly name: string;
  readonly flow: Flow;
  readonly before: number;
  readonly left: number;
};

/** A page of the cash book: each column adds up, and its sum is closed with two lines. */
export function Sheet({ columns, texts }: { columns: readonly Column[]; texts: AccountsTexts }) {
  const { language } = useShell();
  const { sheet } = texts;
  const cell = (value: number, sign = ""): ReactNode => (
    <Ltr>{value === 0 ? "0" : sign + groupThousands(value, language)}</Ltr>
  );
  return (
    <table className="cash-book w-full bg-white shadow-raised">
      <caption className="pb-2 text-start text-small text-ink-soft">{sheet.caption}</caption>
      <thead>
        <tr className="border-b-2 border-sun text-small">
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="px-1.5 pt-4 pb-2 text-end align-bottom sm:px-5">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={sheet.before} cells={columns.map(({ before }) => cell(before))} />
        <Row name={sheet.in} cells={columns.map(({ flow }) => cell(sumOf(flow, "in"), "+"))} />
        <Row name={sheet.out} cells={columns.map(({ flow }) => cell(sumOf(flow, "out"), "−"))} />
      </tbody>
      <tfoot>
        <tr className="text-title font-bold text-press">
          <th scope="row" className="px-1.5 py-4 text-start sm:px-5">
            {sheet.left}
          </th>
          {columns.map(({ name, left }) => (
            <td key={name} className="px-1.5 py-4 text-end sm:px-5">
              <span className="closed-sum py-1">{cell(left)}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-1.5 py-2 text-start font-normal sm:px-5">
        {name}
      </th>
      {cells.map((cell, column) => (
        // Columns never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: their position is their identity
        <td key={column} className="px-1.5 py-2 text-end sm:px-5">
          {cell}
        </td>
      ))}
    </tr>
  );
}
