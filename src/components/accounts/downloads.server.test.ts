import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentWithAccounts, type TestRow } from "../../../tests/support/content-copy.ts";
import { languages } from "../../lib/content/load-content.server.ts";
import { accountsCsv, accountsSheet, giftsCsv } from "./downloads.server.ts";

const rows: TestRow[] = [
  ["2025-03-01", "in", "general", "1000", 'Gift, of "neighbours"; thanks'],
  ["2025-03-02", "out", "cleanUp", "999", "أكياس، 40"],
];

function use() {
  const copy = contentWithAccounts(rows);
  copy.write(
    "gifts.csv",
    "month,number,amount,program\n2025-03,0042,1000,water\n2025-03,-,2000,water\n",
  );
  return copy;
}

test("gifts: are in no file where the charity shows totals", () => {
  const copy = use();
  expect(giftsCsv()).toBe(
    "month,number,amount,program\r\n2025-03,0042,1000,water\r\n2025-03,-,2000,water\r\n",
  );
  copy.set("records.yaml", { gifts: "totals" });
  expect(giftsCsv()).toBe("month,number,amount,program\r\n");
  expect(accountsCsv()).toContain("2025-03-31,in,water,3000,");
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
