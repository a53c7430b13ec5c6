import { UserError } from "../../src/content/content-error.server.ts";
import { inTerminalLanguage } from "../../src/content/terminal-language.server.ts";
import { dayOrder, readDay, readMru } from "./cells.ts";
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
    rows
      .filter(({ state }) => state === wanted)
      .map(
        ({ row: { place, cells } }) =>
          `  ${inTerminalLanguage(place)}: ${cells.filter(Boolean).join(" · ")}`,
      );
  await talk.say("Left out, as titles, sums or rows without an amount:", shown("other"));
  await talk.say("Without a day, taken for the day of the row above:", shown("undated"));
  await talk.say("The day or the amount cannot be read:", shown("unclear"));
  const correct =
    "Nothing was written. Correct these rows in the spreadsheet, save it and begin again.";
  if (shown("unclear").length > 0) throw new UserError(inTerminalLanguage(correct));
  return rows.flatMap(({ state, movements }) => (state === "other" ? [] : movements));
}

/** Asks which of two numbers is the day when no number above 12 tells it. */
async function isMonthBeforeDay(tables: readonly Table[], talk: Conversation): Promise<boolean> {
  const dates = tables.flatMap(({ fields, rows }) =>
    rows.map(({ cells }) => cells[fields.indexOf("date")] ?? ""),
  );
  const orders = new Set(dates.map(dayOrder));
  const unclear = dates.find((date) => dayOrder(date) === "either");
  if (!unclear || orders.has("day") !== orders.has("month")) return orders.has("month");
  const options = { day: "the day", month: "the month" };
  return (await talk.choose(`What comes first in “${unclear}”?`, options, "order")) === "month";
}

function readRows(table: Table, isMonthFirst: boolean) {
  let above = "";
  return table.rows.map((row) => {
    const cellOf = (field: Field) =>
      row.cells.find((cell, column) => cell !== "" && table.fields[column] === field) ?? "";
    const day = readDay(cellOf("date"), isMonthFirst);
    const date = day ?? above;
    above = date;
    const named = [cellOf("program"), cellOf("category")].filter(Boolean);
    const amounts = amountsIn(table, row, fieldOf(cellOf("direction")));
    const movements = amounts.map((found) => ({ date, ...found, named, label: cellOf("label") }));
    return { row, state: stateOf(row, movements, cellOf("date"), day), movements };
  });
}

function stateOf({ cells }: Row, found: readonly Movement[], written: string, day?: string): State {
  const words = cells.filter((cell) => cell !== "" && readMru(cell) === undefined);
  const isSum = words.length === 0 || words.some((cell) => fieldOf(cell) === "sum");
  if (found.length === 0 || (day === undefined && isSum)) return "other";
  if (found.some(({ date, amount }) => date === "" || Number.isNaN(amount))) return "unclear";
  if (day !== undefined) return "entry";
  return written === "" ? "undated" : "unclear";
}

function amountsIn({ fields, rows }: Table, { cells }: Row, direction: Field | undefined) {
  return cells.flatMap((cell, column) => {
    const [field, value] = [fields[column], readMru(cell) ?? Number.NaN];
    if (value === 0 || (field !== "in" && field !== "out" && field !== "amount")) return [];
    const signs = new Set(rows.map((row) => Math.sign(readMru(row.cells[column] ?? "") ?? 0)));
    return [{ kind: kindOf(field, direction, value, signs), amount: Math.abs(value) }];
  });
}

/** A minus turns an amount around, unless its whole column has one, or another column says the kind. */
function kindOf(
  field: "in" | "out" | "amount",
  direction: Field | undefined,
  value: number,
  signs: ReadonlySet<number>,
): Movement["kind"] {
  const isTurned = value < 0 && signs.has(1);
  if (field !== "amount") return isTurned === (field === "in") ? "out" : "in";
  if (direction === "in" || direction === "out") return direction;
  if (!signs.has(-1)) return "unknown";
  return value < 0 ? "out" : "in";
}
