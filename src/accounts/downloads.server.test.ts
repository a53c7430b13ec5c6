import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentWithAccounts, type TestRow } from "../../tests/support/content-copy.ts";
import { languages } from "../content/load-content.server.ts";
import { accountsCsv, accountsSheet, describedColumns } from "./downloads.server.ts";

const rows: TestRow[] = [
  ["2025-03-01", "in", "general", "1000", 'Gift, of "neighbours"; thanks'],
  ["2025-03-02", "out", "cleanUp", "999", "أكياس، 40"],
];

function use() {
  const copy = contentWithAccounts(rows);
  copy.write("gifts.csv", "month,program,gifts,amount\n2025-03,water,2,3000\n");
  return copy;
}

test("data package: describes the columns of the table in their order", () => {
  use();
  const fields = describedColumns().map(({ name }) => name);
  expect(fields).toEqual(accountsCsv().split("\r\n")[0]?.split(","));
});

test("accounts.csv: is the same after it is read and written again", () => {
  const copy = use();
  const written = accountsCsv();
  rmSync(join(copy.folder, "gifts.csv"));
  copy.write("accounts.csv", written);
  expect(accountsCsv()).toBe(written);
  expect(written).toMatch(/2025-03-31,in,water,3000,.*: 2\b/);
});

test.each(languages())("accounts for Excel in $code: are read again as they were", (language) => {
  const copy = use();
  const [open, sheet] = [accountsCsv(), accountsSheet(language)];
  const sign = language.decimal === "," ? ";" : ",";
  expect(sheet.startsWith(`\uFEFFdate${sign}kind${sign}`)).toBe(true);
  rmSync(join(copy.folder, "gifts.csv"));
  copy.write("accounts.csv", sheet);
  expect(accountsCsv()).toBe(open);
});
