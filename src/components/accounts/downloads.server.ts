import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { giftColumns, listedGifts } from "./gifts.server.ts";
import { columns, loadLedger } from "./ledger.server.ts";

type Row = Readonly<Record<string, string | number>>;

/** A table as RFC 4180 says. */
function csvOf(names: readonly string[], rows: readonly Row[], separator = ","): string {
  const lines = rows.map((cells) => names.map((name) => quote(`${cells[name]}`)).join(separator));
  return [names.join(separator), ...lines, ""].join("\r\n");
}

/** The accounts as open data. */
export function accountsCsv(separator?: string): string {
  const rows = loadLedger().map(({ notes, ...entry }) => ({ ...notes, ...entry }));
  return csvOf(columns(), rows, separator);
}

/** The gifts that the accounts list, as open data. */
export const giftsCsv = (): string => csvOf(giftColumns, listedGifts());

/** For Excel: a first character that says UTF-8, and semicolons in languages whose numbers have a comma. */
export const accountsSheet = ({ decimal }: Language): string =>
  `\uFEFF${accountsCsv(decimal === "," ? ";" : ",")}`;

const quote = (cell: string) => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
