import { parse } from "csv-parse/sync";
import * as v from "valibot";
import type { GiftProgram } from "../../src/my-gift/receipt.ts";

/** What a list says of the gifts of a day for a program, in MRU. */
export type DayChange = {
  readonly date: string;
  readonly program: GiftProgram;
  /** The gifts of the list whose receipts stood there before, as they stood there. */
  readonly known: number;
  /** By how much the receipts change it: new ones, corrected ones, those taken away. */
  readonly change: number;
};

/** What `csv-parse` gives with `raw`. */
const rawRows = v.array(v.object({ record: v.array(v.string()), raw: v.string() }));

type Row = { readonly cells: readonly string[]; readonly raw: string };

/** The columns beside the notes, which are named by language. */
type Column = "date" | "kind" | "program" | "amount";

/**
 * The accounts with the daily totals of gifts brought up to date. A row of the tool is known by its day,
 * its program and its note in any language; every other row stays as it is, letter by letter. What a
 * list does not hold stays counted; a total that is lower than the known gifts of the list is raised to them.
 *
 * @param csv `content/accounts.csv`
 * @param note the note of daily totals in a language
 * @returns the new text, and each total that was too low
 */
export function updateTotals(
  csv: string,
  changes: readonly DayChange[],
  note: (language: string) => string | undefined,
): { readonly csv: string; readonly raised: readonly string[] } {
  const lineEnd = csv.includes("\r\n") ? "\r\n" : "\n";
  const delimiter = (csv.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  const [head, ...rows] = readRows(csv, delimiter);
  if (head === undefined) throw new Error("content/accounts.csv has no first line");
  const columns = head.cells.map((name) => name.trim().toLowerCase());
  const cellOf = ({ cells }: Row, column: Column) => cells[columns.indexOf(column)]?.trim();
  const isOwn = (row: Row, { date, program }: DayChange) =>
    cellOf(row, "date") === date &&
    cellOf(row, "kind") === "in" &&
    cellOf(row, "program") === program &&
    columns.some((column, i) => note(column) !== undefined && note(column) === row.cells[i]);
  const raised: string[] = [];
  let changed = false;
  for (const day of changes) {
    const at = rows.findIndex((row) => isOwn(row, day));
    const standing = rows[at];
    const before = (standing && Number(cellOf(standing, "amount"))) || 0;
    if (before < day.known) raised.push(`${day.date}, ${day.program}: ${before} → ${day.known}`);
    const total = Math.max(before, day.known) + day.change;
    if (total === before) continue;
    changed = true;
    const values = new Map<string, string>([
      ["date", day.date],
      ["kind", "in"],
      ["program", day.program],
      ["amount", String(total)],
    ]);
    const cells = columns.map((column) => values.get(column) ?? note(column) ?? "");
    const own = total > 0 ? [rowOf(cells, delimiter)] : [];
    if (at >= 0) rows.splice(at, 1, ...own);
    else {
      const later = rows.findIndex((row) => (cellOf(row, "date") ?? "") > day.date);
      // Before the first row of a later day, so that accounts by day stay so.
      rows.splice(later < 0 ? rows.length : later, 0, ...own);
    }
  }
  if (!changed) return { csv, raised };
  const mark = csv.startsWith("\ufeff") ? "\ufeff" : "";
  return { csv: mark + [head, ...rows].map(({ raw }) => raw + lineEnd).join(""), raised };
}

/** The rows of the file with the text that each has there. */
function readRows(csv: string, delimiter: string): Row[] {
  const rows: unknown = parse(csv, {
    bom: true,
    delimiter,
    raw: true,
    relax_column_count: true,
  });
  return v
    .parse(rawRows, rows)
    .map(({ record, raw }) => ({ cells: record, raw: raw.replace(/\r?\n?$/, "") }));
}

function rowOf(cells: readonly string[], delimiter: string): Row {
  const quoted = cells.map((cell) =>
    /[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return { cells, raw: quoted.join(delimiter) };
}
