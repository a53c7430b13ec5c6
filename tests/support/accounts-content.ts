import { rmSync } from "node:fs";
import { join } from "node:path";
import { columns } from "../../src/accounts/ledger.server.ts";
import { languages } from "../../src/content/load-content.server.ts";
import { ContentCopy } from "./content-copy.ts";

export type TestRow = readonly [
  date: string,
  kind: string,
  program: string,
  amount: string,
  note: string,
];

function accountsTable(rows: readonly TestRow[]): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map(([date, kind, program, amount, note]) =>
    [date, kind, program, amount, ...languages().map(() => note)].map(quote).join(","),
  );
  return [columns().join(","), ...lines, ""].join("\r\n");
}

export function contentWithAccounts(rows: readonly TestRow[]): ContentCopy {
  const copy = new ContentCopy();
  copy.set("records.yaml", { examples: false });
  for (const kind of ["diary", "events", "gifts.csv", "receipts"]) {
    rmSync(join(copy.folder, kind), { recursive: true, force: true });
  }
  writeAccounts(copy, rows);
  return copy;
}

export function writeAccounts(copy: ContentCopy, rows: readonly TestRow[]): void {
  copy.write("accounts.csv", accountsTable(rows));
}
