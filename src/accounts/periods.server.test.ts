import { beforeEach, expect, test, vi } from "vitest";
import {
  contentWithAccounts,
  type TestRow,
  writeAccounts,
} from "../../tests/support/content-copy.ts";
import { fc } from "../../tests/support/properties.ts";
import { giftsCsv } from "../../tools/receipts/gift-list.ts";
import { chartShape } from "./chart.server.tsx";
import { accountsCsv } from "./downloads.server.ts";
import { earlierYears, loadAccounts, sumOf } from "./periods.server.ts";
import { programs } from "./programs.ts";

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

const moneyInAndOut = fc.record({
  date: fc
    .integer({ min: 0, max: 30 })
    .map((month) => new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10)),
  program: fc.constantFrom(...programs),
  given: fc.integer({ min: 1, max: 99_999 }),
  byBankily: fc.boolean(),
  spends: fc.boolean(),
});
const money = fc.array(moneyInAndOut, { minLength: 1, maxLength: 30 });

/** @returns the accounts with sums that the test adds up itself */
function useMoney(rows: ReturnType<typeof money.generate>["value"]) {
  const ledger = rows.flatMap(({ date, program, given, byBankily, spends }): TestRow[] => [
    ...(byBankily ? [] : [[date, "in", program, String(given), "a"] as const]),
    ...(spends ? [[date, "out", "general", String(given), "b"] as const] : []),
  ]);
  const gifts = rows.filter(({ byBankily }) => byBankily);
  copy.write("gifts.csv", giftsCsv(gifts.map((gift) => ({ ...gift, amount: gift.given }))));
  const sum = (chosen: typeof rows) => chosen.reduce((all, { given }) => all + given, 0);
  return { ...use(ledger), given: sum(rows), spent: sum(rows.filter(({ spends }) => spends)) };
}

test("accounts: totals, months, chart and file have the same sums", () => {
  fc.assert(
    fc.property(money, (rows) => {
      const { years, all, given, spent } = useMoney(rows);
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
        cells.reduce((sum, row) => sum + (row[1] === kind ? Number(row[3]) : 0), 0);
      expect([inFile("in"), inFile("out")]).toEqual([given, spent]);
      const drawn = years.map(({ months }) => {
        const { sides, largest } = chartShape(months);
        const ends = [...sides.in, ...sides.out].map(({ bars, end }) => {
          const last = bars.at(-1) ?? { start: 0, width: 0 };
          expect(end).toBeCloseTo(last.start + last.width, 9);
          expect(end).toBeLessThanOrEqual(100 + 1e-9);
          return (end / 100) * largest;
        });
        return ends.reduce((sum, mru) => sum + mru, 0);
      });
      expect(Math.round(drawn.reduce((sum, width) => sum + width, 0))).toBe(given + spent);
    }),
    { numRuns: 50 },
  );
});
