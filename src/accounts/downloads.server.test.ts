import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { contentWithAccounts, type TestRow } from "../../tests/support/records-content.ts";
import { languages } from "../content/load-content.server.ts";
import { parseCsv } from "../content/read-csv.server.ts";
import { accountsCsv, describedColumns } from "./downloads.server.ts";
import { columns } from "./ledger.server.ts";

afterEach(() => vi.unstubAllEnvs());

const rows: TestRow[] = [
  ["2025-03-01", "in", "general", "1000", 'Gift, of "neighbours"; thanks'],
  ["2025-03-02", "out", "cleanUp", "999", "أكياس، 40"],
];

function use() {
  const copy = contentWithAccounts(rows);
  copy.write("gifts.csv", "month,program,gifts,amount\n2025-03,water,2,3000\n");
  vi.stubEnv("CONTENT_DIR", copy.folder);
  return copy;
}

type Described = {
  name: string;
  type: string;
  constraints: { required: boolean; enum?: readonly string[]; minimum?: number };
};

function problemsOf(cell: string, { name, type, constraints }: Described): string[] {
  const wrong = [
    constraints.required && cell === "",
    type === "integer" && !/^-?\d+$/.test(cell),
    type === "date" && !/^\d{4}-\d\d-\d\d$/.test(cell),
    constraints.enum && !constraints.enum.includes(cell),
    constraints.minimum !== undefined && Number(cell) < constraints.minimum,
  ];
  return wrong.some(Boolean) ? [`${name}: ${cell}`] : [];
}

test("the description names the columns of the table in their order, and every cell fits", () => {
  use();
  const fields = describedColumns();
  expect(fields.map(({ name }) => name)).toEqual(accountsCsv().split("\r\n")[0]?.split(","));
  const table = parseCsv("accounts.csv", Buffer.from(accountsCsv()), columns());
  expect(table).toHaveLength(rows.length + 1);
  const problems = table.flatMap(({ cells }) =>
    fields.flatMap((one) => problemsOf(cells[one.name] ?? "", one)),
  );
  expect(problems).toEqual([]);
});

test("the description refuses what the build refuses", () => {
  use();
  const bad = ["1/3/2025", "given", "schools", "-5", ...languages().map(() => "")];
  const problems = describedColumns().flatMap((one, i) => problemsOf(bad[i] ?? "", one));
  expect(problems).toHaveLength(columns().length);
});

test("the table is read again as it was, quotes and all", () => {
  const copy = use();
  const written = accountsCsv();
  rmSync(join(copy.folder, "gifts.csv"));
  copy.write("accounts.csv", written);
  expect(accountsCsv()).toBe(written);
  expect(written).toMatch(/2025-03-31,in,water,3000,.*: 2\b/);
});
