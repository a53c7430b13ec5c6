import { beforeEach, expect, test, vi } from "vitest";
import {
  contentWithAccounts,
  type TestRow,
  writeAccounts,
} from "../../../tests/support/content-copy.ts";
import { fc } from "../../../tests/support/properties.ts";
import { programs } from "../charity/programs.ts";
import { accountsCsv } from "./downloads.server.ts";
import { earlierYears, loadAccounts, nextListing, sumOf } from "./periods.server.ts";

const copy = contentWithAccounts([]);
beforeEach(() => void vi.stubEnv("CONTENT_DIR", copy.folder));

function use(rows: readonly TestRow[]) {
  writeAccounts(copy, rows);
  return loadAccounts();
}

const rows: TestRow[] = [
  ["2024-11-30", "in", "general", "500", "Gift"],
  ["2025-01-01", "out", "food", "200", "Rice"],
  ["2025-03-31", "in", "water", "50", "Gift"],
];

test("years: hold all their months from the newest on", () => {
  const { years, all } = use(rows);
  expect(years.map(({ year, months }) => [year, months.map(({ month }) => month)])).toEqual([
    ["2025", ["2025-03", "2025-02", "2025-01"]],
    ["2024", ["2024-12", "2024-11"]],
  ]);
  expect(years.map(({ before, left }) => [before, left])).toEqual([
    [500, 350],
    [0, 500],
  ]);
  expect([sumOf(all.flow, "in"), sumOf(all.flow, "out"), all.left]).toEqual([550, 200, 350]);
  // The newest year is on the main page of the accounts.
  expect(earlierYears()).toEqual(["2024"]);
});

test("opening balance: counts in what is left, but not in what came in", () => {
  const { years, all } = use([
    ["2024-11-30", "start", "general", "700", "Cash"],
    ["2024-11-30", "start", "water", "50", "On Bankily"],
    ...rows,
  ]);
  expect([all.before, sumOf(all.flow, "in"), all.left]).toEqual([750, 550, 1100]);
  expect(years.map(({ before, left }) => [before, left])).toEqual([
    [1250, 1100],
    [750, 1250],
  ]);
  expect(years[1]?.months.at(-1)?.before).toBe(750);
  expect(accountsCsv()).toContain("2024-11-30,start,general,700,Cash");
});

test.each([
  ["2025-03,-,0,general\n", { month: "2025-04", day: "2025-05-15", since: "2025-05-16" }],
  ["2024-12,0042,10,food\n", { month: "2025-01", day: "2025-02-15", since: "2025-02-16" }],
  ["", { month: "2025-04", day: "2025-05-15", since: "2025-05-16" }],
])(
  "accounts: after the gifts %j the next month is late from the day after it was promised",
  (gifts, next) => {
    copy.write("gifts.csv", `month,number,amount,program\n${gifts}`);
    use(rows);
    expect(nextListing()).toEqual(next);
    copy.write("gifts.csv", "month,number,amount,program\n");
  },
);

test("accounts: show no single gift where the charity shows totals", () => {
  copy.write("gifts.csv", "month,number,amount,program\n2025-03,0042,10,food\n");
  const shown = () =>
    use(rows).years.flatMap(({ months }) => months.flatMap((month) => month.gifts));
  expect(shown()).toHaveLength(1);
  copy.set("records.yaml", { gifts: "totals" });
  expect(shown()).toEqual([]);
  expect(sumOf(loadAccounts().all.flow, "in")).toBe(560);
  copy.write("gifts.csv", "month,number,amount,program\n");
});

const money = fc.array(
  fc.record({
    month: fc.integer({ min: 0, max: 30 }),
    program: fc.constantFrom(...programs),
    given: fc.integer({ min: 1, max: 99_999 }),
    spends: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

test("accounts: totals, months and file have the same sums", () => {
  fc.assert(
    fc.property(money, (rows) => {
      const ledger = rows.flatMap(({ month, program, given, spends }): TestRow[] => {
        const date = new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10);
        const out = [date, "out", "general", String(given), "b"] as const;
        return [[date, "in", program, String(given), "a"], ...(spends ? [out] : [])];
      });
      const { years, all } = use(ledger);
      const sum = (chosen: typeof rows) => chosen.reduce((total, { given }) => total + given, 0);
      const [given, spent] = [sum(rows), sum(rows.filter(({ spends }) => spends))];
      expect([sumOf(all.flow, "in"), sumOf(all.flow, "out")]).toEqual([given, spent]);
      let left = 0;
      for (const month of years.flatMap((year) => year.months).reverse()) {
        expect(month.before).toBe(left);
        left = month.left;
      }
      expect([left, years[0]?.left, all.left]).toEqual(Array(3).fill(given - spent));
      const cells = accountsCsv()
        .split("\r\n")
        .map((line) => line.split(","));
      const inFile = (kind: string) =>
        cells.reduce((total, row) => total + (row[1] === kind ? Number(row[3]) : 0), 0);
      expect([inFile("in"), inFile("out")]).toEqual([given, spent]);
    }),
    { numRuns: 50 },
  );
});

test.each([1, 1300])("accounts: %d rows of 250,000,000 MRU until 2039 are all there", (count) => {
  vi.useFakeTimers({ now: Date.parse("2039-12-31"), toFake: ["Date"] });
  const rows = Array.from({ length: count }, (_, i): TestRow => {
    const day = new Date(Date.UTC(2039, 11 - Math.floor(i / 5), 1 + (i % 5)));
    return [day.toISOString().slice(0, 10), "in", "food", "250000000", "Grant"];
  });
  const { years, all } = use(rows);
  expect([all.left, years[0]?.year]).toEqual([count * 250_000_000, "2039"]);
  const months = years.flatMap((year) => year.months);
  expect(months.flatMap(({ entries }) => entries)).toHaveLength(count);
});
