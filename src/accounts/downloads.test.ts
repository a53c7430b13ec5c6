import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contentWithAccounts, type TestRow } from "../../tests/support/accounts-content.ts";
import { languages } from "../content/load-content.ts";
import { parseCsv } from "../content/read-csv.ts";
import { accountsCsv, datapackage } from "./downloads.ts";
import { columns } from "./ledger.ts";

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

/**
 * What this package uses of the standard, taken by hand from its text (datapackage.org, version 2, "Data
 * Package", "Data Resource", "Table Dialect", "Table Schema"): no library on npm that is still looked
 * after checks it.
 */
const field = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(["string", "integer", "date"]),
  format: v.optional(v.literal("%Y-%m-%d")),
  description: v.optional(v.string()),
  constraints: v.strictObject({
    required: v.boolean(),
    enum: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
    minimum: v.optional(v.number()),
    minLength: v.optional(v.pipe(v.number(), v.integer())),
  }),
});
const standard = v.strictObject({
  $schema: v.pipe(v.string(), v.url()),
  name: v.pipe(v.string(), v.regex(/^[a-z0-9._-]+$/)),
  title: v.string(),
  description: v.string(),
  homepage: v.pipe(v.string(), v.url()),
  resources: v.strictTuple([
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[a-z0-9._-]+$/)),
      // Neither absolute nor out of the package's own folder.
      path: v.pipe(v.string(), v.regex(/^(?!\/|.*\.\.)[\w./-]+$/)),
      type: v.literal("table"),
      format: v.literal("csv"),
      mediatype: v.literal("text/csv"),
      encoding: v.literal("utf-8"),
      dialect: v.strictObject({
        delimiter: v.pipe(v.string(), v.length(1)),
        lineTerminator: v.literal("\r\n"),
        quoteChar: v.pipe(v.string(), v.length(1)),
        doubleQuote: v.boolean(),
        header: v.boolean(),
      }),
      schema: v.strictObject({
        fields: v.pipe(v.array(field), v.minLength(1)),
        missingValues: v.array(v.string()),
      }),
    }),
  ]),
});

type Field = v.InferOutput<typeof field>;

/** What is wrong with a cell by the description of its column. */
function problemsOf(cell: string, { name, type, constraints }: Field): string[] {
  const wrong = [
    constraints.required && cell === "",
    type === "integer" && !/^-?\d+$/.test(cell),
    type === "date" && !/^\d{4}-\d\d-\d\d$/.test(cell),
    constraints.enum && !constraints.enum.includes(cell),
    constraints.minimum !== undefined && Number(cell) < constraints.minimum,
    constraints.minLength !== undefined && cell.length < constraints.minLength,
  ];
  return wrong.some(Boolean) ? [`${name}: ${cell}`] : [];
}

describe("the description of the table", () => {
  test("is as the standard asks", () => {
    use();
    expect(v.safeParse(standard, datapackage()).issues).toBeUndefined();
  });

  test("names the columns of the table in their order, and every cell fits", () => {
    use();
    const [resource] = v.parse(standard, datapackage()).resources;
    const { fields } = resource.schema;
    expect(fields.map(({ name }) => name)).toEqual(accountsCsv().split("\r\n")[0]?.split(","));
    const table = parseCsv("accounts.csv", Buffer.from(accountsCsv()), columns());
    const problems = table.flatMap(({ cells }) =>
      fields.flatMap((one) => problemsOf(cells[one.name] ?? "", one)),
    );
    expect(table).toHaveLength(rows.length + 1);
    expect(problems).toEqual([]);
  });

  test("refuses what the build refuses", () => {
    use();
    const [resource] = v.parse(standard, datapackage()).resources;
    const bad = ["1/3/2025", "given", "schools", "-5", ...languages().map(() => "")];
    const problems = resource.schema.fields.flatMap((one, index) =>
      problemsOf(bad[index] ?? "", one),
    );
    expect(problems).toHaveLength(columns().length);
  });
});

test("the table is read again as it was, quotes and all", () => {
  const copy = use();
  const written = accountsCsv();
  rmSync(join(copy.folder, "gifts.csv"));
  copy.write("accounts.csv", written);
  expect(accountsCsv()).toBe(written);
  expect(written).toMatch(/2025-03-31,in,water,3000,.*: 2\b/);
});
