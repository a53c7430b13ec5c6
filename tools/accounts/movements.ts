import { UserError } from "../../src/content/content-error.server.ts";
import { inTerminalLanguage } from "../../src/content/terminal-language.server.ts";
import { readDay, readMru } from "./cells.ts";
import type { Conversation } from "./conversation.ts";
import { type Field, fieldOf, type Row, type Table } from "./tables.ts";

/** `amount` is in whole MRU. `named` are program and category; they and the label are never published. */
export type Movement = {
  readonly date: string;
  readonly kind: "in" | "out" | "unknown";
  readonly amount: number;
  readonly named: readonly string[];
  readonly label: string;
};

type State = "entry" | "undated" | "unclear" | "other";

/**
 * Reads the rows with an amount, and shows the others.
 * @throws UserError naming each row that cannot be read
 */
export async function readMovements(tables: readonly Table[], talk: Conversation) {
  const isMonthFirst = await isMonthBeforeDay(tables, talk);
  const rows = tables.flatMap((table) => readRows(table, isMonthFirst));
  const shown = (wanted: State) =>
    rows.filter(({ state }) => state === wanted).map(({ row }) => inOneLine(row));
  await talk.say("Left out, as titles, sums or rows without an amount:", shown("other"));
  await talk.say("Without a day, taken for the day of the row above:", shown("undated"));
  await talk.say("The day or the amount cannot be read:", shown("unclear"));
  const correct =
    "Nothing was written. Correct these rows in the spreadsheet, save it and begin again.";
  if (shown("unclear").length > 0) throw new UserError(inTerminalLanguage(correct));
  return rows.flatMap(({ state, movements }) => (state === "other" ? [] : movements));
}

const inOneLine = ({ place, cells }: Row) =>
  `  ${inTerminalLanguage(place)}: ${cells.filter(Boolean).join(" · ")}`;

/** Tells the order of day and month by what can be read so, and asks when that is the same. */
async function isMonthBeforeDay(tables: readonly Table[], talk: Conversation): Promise<boolean> {
  const dates = tables.flatMap(({ fields, rows }) =>
    rows.map(({ cells }) => cells[fields.indexOf("date")] ?? ""),
  );
  const countOf = (isMonthFirst: boolean) =>
    dates.filter((date) => readDay(date, isMonthFirst)).length;
  const unclear = dates.find((date) => readDay(date, false) !== readDay(date, true));
  if (!unclear || countOf(true) !== countOf(false)) return countOf(true) > countOf(false);
  const options = { day: "the day", month: "the month" };
  return (await talk.choose(`What comes first in “${unclear}”?`, options, "order")) === "month";
}

function readRows({ fields, rows }: Table, isMonthFirst: boolean) {
  const signs = fields.map(
    (_, column) => new Set(rows.map(({ cells }) => Math.sign(readMru(cells[column] ?? "") ?? 0))),
  );
  let above = "";
  const filled = rows.filter(({ cells }) => cells.some(Boolean));
  return filled.map((row) => {
    const cellOf = (field: Field) =>
      row.cells.find((cell, column) => cell !== "" && fields[column] === field) ?? "";
    const day = readDay(cellOf("date"), isMonthFirst);
    const date = day ?? above;
    above = date;
    const label = cellOf("label");
    const named = [cellOf("program"), cellOf("category")].filter(Boolean);
    const movements = row.cells.flatMap((cell, column) => {
      const amount = readMru(cell) ?? Number.NaN;
      const kind = kindOf(fields[column], fieldOf(cellOf("direction")), amount, signs[column]);
      return kind && amount !== 0 ? [{ date, kind, amount: Math.abs(amount), named, label }] : [];
    });
    return { row, state: stateOf(row, movements, cellOf("date"), day), movements };
  });
}

function stateOf({ cells }: Row, found: readonly Movement[], written: string, day?: string): State {
  const words = cells.filter((cell) => cell !== "" && readMru(cell) === undefined);
  const isSum = words.every(fieldOf) || words.some((cell) => fieldOf(cell) === "sum");
  if (found.length === 0 || (day === undefined && isSum)) return "other";
  if (found.some(({ date, amount }) => date === "" || Number.isNaN(amount))) return "unclear";
  if (day !== undefined) return "entry";
  return written === "" ? "undated" : "unclear";
}

/** A minus turns an amount around, unless its whole column has one, or another column says the kind. */
function kindOf(
  field: Field | undefined,
  direction: Field | undefined,
  amount: number,
  signs: ReadonlySet<number> = new Set(),
): Movement["kind"] | undefined {
  const isTurned = amount < 0 && signs.has(1);
  if (field === "in" || field === "out") return isTurned === (field === "in") ? "out" : "in";
  if (field !== "amount") return undefined;
  if (direction === "in" || direction === "out") return direction;
  if (!signs.has(-1)) return "unknown";
  return amount < 0 ? "out" : "in";
}
