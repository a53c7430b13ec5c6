import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { languages, loadTexts } from "../../lib/content/load-content.server.ts";
import { loadExamples } from "../../lib/content/records.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { programs } from "../charity/programs.ts";
import { giftColumns, listedGifts } from "./gifts.server.ts";
import { columns, loadLedger, rowKinds } from "./ledger.server.ts";

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

/** A Data Package, version 2 (datapackage.org), with which programs such as `frictionless` check the table. */
export function datapackage() {
  const [main] = languages();
  const { head, examples } = loadTexts("accounts", main);
  const { address } = loadSite();
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: "accounts",
    title: head.title,
    description: loadExamples() ? examples : head.description,
    homepage: address + pathOf("accounts", main),
    resources: [
      tableOf("accounts", describedColumns()),
      ...(listedGifts().length > 0 ? [tableOf("gifts", describedGifts)] : []),
    ],
  };
}

function tableOf(name: string, fields: readonly object[]) {
  const file = { path: `${name}.csv`, type: "table", format: "csv", mediatype: "text/csv" };
  return { name, ...file, schema: { fields } };
}

const required = true;
const program = { name: "program", type: "string", constraints: { required, enum: programs } };
const amount = {
  ...{ name: "amount", type: "integer", description: "MRU" },
  constraints: { required, minimum: 1 },
};

/** The number is the end of the transaction number, or `-` where the donor asked for that. */
export const describedGifts = [
  { name: "month", type: "yearmonth", constraints: { required } },
  { name: "number", type: "string", constraints: { required, pattern: "[A-Z0-9]{4}|-" } },
  amount,
  program,
];

export function describedColumns() {
  const described = [
    { name: "date", type: "date", format: "%Y-%m-%d", constraints: { required } },
    { name: "kind", type: "string", constraints: { required, enum: rowKinds } },
    program,
    amount,
  ];
  const notes = languages().map(({ code, name }) => {
    return { name: code, type: "string", description: name, constraints: { required } };
  });
  return [...described, ...notes];
}
