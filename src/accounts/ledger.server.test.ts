import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  contentWithAccounts,
  type TestRow,
  writeAccounts,
} from "../../tests/support/accounts-content.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";
import { languages } from "../content/load-content.server.ts";
import { loadLedger } from "./ledger.server.ts";

const gift: TestRow = ["2025-03-01", "in", "general", "1000", "Gift"];
const dayMs = 24 * 60 * 60 * 1000;
const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
const today = new Date().toISOString().slice(0, 10);

const copy = contentWithAccounts([]);

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.set("records.yaml", { examples: false });
  rmSync(join(copy.folder, "gifts.csv"), { force: true });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(copy.folder, { recursive: true });
});

const use = (rows: readonly TestRow[]) => writeAccounts(copy, rows);

const wrong = (
  change: Partial<Record<"date" | "kind" | "program" | "amount" | "note", string>>,
) => {
  const right = { date: "2025-03-02", kind: "in", program: "food", amount: "5", note: "Gift" };
  const { date, kind, program, amount, note } = { ...right, ...change };
  return [date, kind, program, amount, note] as const;
};

function refusal(row: TestRow): string {
  use([gift, row]);
  const { file, problems } = refusalOf(copy, loadLedger);
  expect(file).toBe("accounts.csv");
  return problems;
}

describe("a wrong cell stops the build with file, line, column and expectation", () => {
  const date = "line 3, date: expected a date such as 2026-11-20, found “";
  const past = `line 3, date: expected a day that is not still to come, found “${tomorrow}”`;
  const founded = "line 3, date: expected a day since the charity was founded (content/site.yaml)";
  const amount = "line 3, amount: expected a whole number of MRU above 0, digits alone, such as";

  test.each<[string, TestRow, string]>([
    ["a date as spreadsheets show it", wrong({ date: "14/11/2025" }), `${date}14/11/2025”`],
    ["a day that the calendar lacks", wrong({ date: "2025-02-30" }), date],
    ["a date in the future", wrong({ date: tomorrow }), past],
    ["a date before there was a charity", wrong({ date: "1018-01-01" }), founded],
    [
      "an unknown kind",
      wrong({ kind: "given" }),
      "line 3, kind: expected in or out, found “given”",
    ],
    [
      "an unknown program",
      wrong({ program: "tea" }),
      "line 3, program: expected one of food, water,",
    ],
    ["no amount", wrong({ amount: "" }), amount],
    [
      "a missing note",
      wrong({ note: "" }),
      "line 3, fr: expected a short note; it is missing, found an empty cell",
    ],
    ["a note that is a formula", wrong({ note: "=1+1" }), "takes for a formula, found “=1+1”"],
    [
      "a long note",
      wrong({ note: "a".repeat(121) }),
      "line 3, en: expected at most 120 characters",
    ],
    ["a note on two lines", wrong({ note: "a\nb" }), "line 3, en: expected a note on one line"],
  ])("%s", (_, row, message) => {
    expect(refusal(row)).toContain(message);
  });

  test.each(["-5", "+5", "0", "5.5", "5,50", "1 000", "1e3", "٥", "0x10", "1000000000"])(
    "an amount written %s",
    (written) => {
      expect(refusal(wrong({ amount: written }))).toContain(amount);
    },
  );

  test("every wrong cell of a table, not only the first", () => {
    const problems = refusal(["?", "?", "?", "?", ""]).trim().split("\n");
    expect(problems).toHaveLength(4 + languages().length);
  });

  test("more money out than in by the end of a month; within one the order is free", () => {
    expect(refusal(["2025-03-02", "out", "food", "1200", "Rice"])).toContain(
      "the end of 2025-03: expected no more to have gone out than came in, found 200 MRU too much",
    );
    expect(refusal(["2025-02-28", "out", "food", "1", "Rice"])).toContain("the end of 2025-02");
    use([gift, ["2025-03-01", "out", "food", "1000", "Rice"]]);
    expect(loadLedger()).toHaveLength(2);
  });
});

describe("the gifts of a month", () => {
  const head = "month,program,gifts,amount";

  test("are booked on its last day, and pay for what is bought in it", () => {
    use([["2024-02-01", "out", "food", "1500", "Rice"]]);
    copy.write("gifts.csv", `${head}\n2024-02,water,3,4500\n`);
    expect(loadLedger()[1]).toEqual({
      date: "2024-02-29",
      kind: "in",
      program: "water",
      amount: 4500,
      gifts: 3,
    });
  });

  test.each(["2024-2,water,3,4500", "2024-13,water,3,1", "2024-02,tea,3,1", "2024-02,food,0,0"])(
    "are refused where the tool did not write them: %s",
    (row) => {
      use([]);
      copy.write("gifts.csv", `${head}\n2024-01,food,1,1\n${row}\n`);
      const { file, problems } = refusalOf(copy);
      expect(file).toBe("gifts.csv");
      expect(problems).toMatch(/^ {2}line 3, \w+: expected .* found “/);
    },
  );
});

describe("accounts in order", () => {
  test("are given from the oldest day on, and on one day what came in first", () => {
    use([
      ["2025-03-02", "out", "food", "1000", "c"],
      ["2025-03-02", "in", "water", "1", "b"],
      gift,
      [today, "in", "food", "999999999", "d"],
    ]);
    const amounts = loadLedger().map(({ kind, amount }) => [kind, amount]);
    expect(amounts).toEqual([
      ["in", 1000],
      ["in", 1],
      ["out", 1000],
      ["in", 999_999_999],
    ]);
  });

  test("may have no row yet", () => {
    use([]);
    expect(loadLedger()).toEqual([]);
  });

  test("have each language's own note", () => {
    use([]);
    const notes = languages().map(({ code }) => `note ${code}`);
    const table = join(copy.folder, "accounts.csv");
    const header = readFileSync(table, "utf8").trim();
    writeFileSync(table, `${header}\n2025-03-01,in,food,5,${notes.join(",")}\n`);
    expect(Object.values(loadLedger()[0]?.notes ?? {})).toEqual(notes);
  });
});

describe("the switch for examples", () => {
  test("takes the example rows away with the line above them", () => {
    use([gift]);
    expect(loadLedger()).toHaveLength(1);
    copy.set("records.yaml", { examples: true });
    expect(loadLedger().length).toBeGreaterThan(1);
  });

  test("is true or false and nothing else", () => {
    use([gift]);
    copy.set("records.yaml", { examples: "no" });
    expect(refusalOf(copy)).toEqual({
      file: "records.yaml",
      problems: '  examples: expected true or false, found "no"',
    });
  });
});
