import { pathOf } from "../addresses/addresses.server.ts";
import { programs } from "../charity/programs.ts";
import { languages, loadTexts } from "../content/load-content.server.ts";
import { loadExamples } from "../content/records.server.ts";
import { loadSite } from "../content/site.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { columns, loadLedger, rowKinds } from "./ledger.server.ts";

/** The accounts as open data, written as RFC 4180 says. */
export function accountsCsv(separator = ","): string {
  const rows = loadLedger().map(({ notes, ...entry }) => {
    const cells: Record<string, string | number> = { ...notes, ...entry };
    return columns()
      .map((column) => quote(`${cells[column]}`))
      .join(separator);
  });
  return [columns().join(separator), ...rows, ""].join("\r\n");
}

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
      {
        name: "accounts",
        path: "accounts.csv",
        type: "table",
        format: "csv",
        mediatype: "text/csv",
        schema: { fields: describedColumns() },
      },
    ],
  };
}

export function describedColumns() {
  const required = true;
  const described = [
    { name: "date", type: "date", format: "%Y-%m-%d", constraints: { required } },
    { name: "kind", type: "string", constraints: { required, enum: rowKinds } },
    { name: "program", type: "string", constraints: { required, enum: programs } },
    { name: "amount", type: "integer", description: "MRU", constraints: { required, minimum: 1 } },
  ];
  const notes = languages().map(({ code, name }) => {
    return { name: code, type: "string", description: name, constraints: { required } };
  });
  return [...described, ...notes];
}
