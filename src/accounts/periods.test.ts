import { rmSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  contentWithAccounts,
  type TestRow,
  writeAccounts,
} from "../../tests/support/accounts-content.ts";
import { chartShape } from "./chart.tsx";
import { programs } from "./ledger.ts";
import { accountEntries, loadAccounts, sumOf } from "./periods.ts";

const copy = contentWithAccounts([]);
beforeAll(() => void vi.stubEnv("CONTENT_DIR", copy.folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(copy.folder, { recursive: true });
});

function use(rows: readonly TestRow[]) {
  writeAccounts(copy, rows);
  return loadAccounts();
}

const rows: TestRow[] = [
  ["2024-11-30", "in", "general", "500", "Gift"],
  ["2025-01-01", "out", "food", "200", "Rice"],
  ["2025-03-31", "in", "water", "50", "Gift"],
];

test("a year holds its months from the newest on, those without a row too", () => {
  const { years, all, asOf } = use(rows);
  expect(years.map(({ year, months }) => [year, months.map(({ month }) => month)])).toEqual([
    ["2025", ["2025-03", "2025-02", "2025-01"]],
    ["2024", ["2024-12", "2024-11"]],
  ]);
  expect(years.map(({ before, left }) => [before, left])).toEqual([
    [500, 350],
    [0, 500],
  ]);
  expect([sumOf(all.flow, "in"), sumOf(all.flow, "out"), all.left]).toEqual([550, 200, 350]);
  expect(asOf).toBe("2025-03-31");
});

test("the newest year stands on the page itself, earlier ones below it", () => {
  use(rows);
  expect(accountEntries()).toEqual(["2024"]);
});

test("a year with more than 300 rows gives each month a page of its own", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index): TestRow => {
      return [`2025-0${1 + (index % 2)}-01`, "in", "food", "1", "Gift"];
    });
  use(many(300));
  expect(accountEntries()).toEqual([]);
  use(many(301));
  expect(accountEntries()).toEqual(["2025-02", "2025-01"]);
});

/** Accounts of some months in which never more goes out than came in. */
const accounts = fc
  .array(
    fc.record({
      month: fc.integer({ min: 0, max: 30 }),
      program: fc.constantFrom(...programs),
      given: fc.integer({ min: 1, max: 99_999 }),
      spent: fc.integer({ min: 0, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((gifts) =>
    gifts.flatMap(({ month, program, given, spent }): TestRow[] => {
      const day = new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10);
      const gift: TestRow = [day, "in", program, String(given), "a"];
      return spent === 0 || spent > given
        ? [gift]
        : [gift, [day, "out", "general", String(spent), "b"]];
    }),
  );

test("whatever the rows, each month goes on from the one before, and the years add up", () => {
  fc.assert(
    fc.property(accounts, (table) => {
      const { years, all } = use(table);
      const months = years.flatMap((year) => year.months).reverse();
      let left = 0;
      for (const month of months) {
        expect(month.before).toBe(left);
        left += sumOf(month.flow, "in") - sumOf(month.flow, "out");
        expect(month.left).toBe(left);
      }
      expect(all.left).toBe(left);
      expect(years[0]?.left).toBe(left);
      expect(months.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(table.length);
    }),
    { numRuns: 50 },
  );
});

test("whatever the rows, the chart's bars are in it, in proportion, and the other way round in Arabic", () => {
  fc.assert(
    fc.property(accounts, (table) => {
      const months = use(table).years[0]?.months ?? [];
      const shape = chartShape(months, "ltr");
      const drawn = shape.bars.reduce((sum, { width }) => sum + width, 0);
      const money = months.reduce(
        (sum, { flow }) => sum + sumOf(flow, "in") + sumOf(flow, "out"),
        0,
      );
      for (const { x, width, y, height } of shape.bars) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width).toBeLessThanOrEqual(100 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(shape.axisHeight);
        expect(y + height).toBeLessThanOrEqual(shape.height);
        // Between 40 and 60 percent the months are written.
        expect(x + width <= 40 + 1e-9 || x >= 60 - 1e-9).toBe(true);
      }
      for (const { amount, x } of shape.ticks.filter((tick) => tick.x < 50)) {
        expect((40 - x) / amount).toBeCloseTo(drawn / money, 9);
      }
      const mirrored = chartShape(months, "rtl");
      expect(mirrored.bars.map(({ x, width }) => 100 - x - width)).toEqual(
        shape.bars.map(({ x }) => expect.closeTo(x, 9)),
      );
    }),
    { numRuns: 50 },
  );
});
