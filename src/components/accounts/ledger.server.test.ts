import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import {
  contentWithAccounts,
  refusalOf,
  type TestRow,
  writeAccounts,
} from "../../../tests/support/content-copy.ts";
import { languages } from "../../lib/content/load-content.server.ts";
import { loadGifts } from "./gifts.server.ts";
import { loadLedger } from "./ledger.server.ts";

const gift: TestRow = ["2025-03-01", "in", "general", "1000", "Gift"];
const dayMs = 24 * 60 * 60 * 1000;
const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);

const copy = contentWithAccounts([]);

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", copy.folder);
  rmSync(join(copy.folder, "gifts.csv"), { force: true });
});

const use = (rows: readonly TestRow[]) => writeAccounts(copy, rows);

type Change = Partial<Record<"date" | "kind" | "program" | "amount" | "note", string>>;

/** The problems of accounts whose third line has this change. */
function refusal(change: Change): string {
  const right = { date: "2025-03-02", kind: "in", program: "food", amount: "5", note: "Gift" };
  const { date, kind, program, amount, note } = { ...right, ...change };
  use([gift, [date, kind, program, amount, note]]);
  const { file, problems } = refusalOf(copy, loadLedger);
  expect(file).toBe("accounts.csv");
  return problems;
}

const past = `expected a day that is not still to come, found “${tomorrow}”`;

test.each<[Change, string]>([
  [{ date: "14/14/2025" }, "expected a date such as 2026-11-20 or 20/11/2026, found “14/14/2025”"],
  [{ date: tomorrow }, `date: ${past}`],
  [{ kind: "given" }, "kind: expected in, out or start, found “given”"],
  [{ program: "tea" }, "program: expected one of food, water,"],
  [{ note: "" }, "fr: expected a short note; it is missing, found an empty cell"],
  [{ note: "a".repeat(121) }, "en: expected at most 120 characters"],
  [{ note: "a\nb" }, "en: expected a note on one line"],
  [{ amount: "5,50" }, "amount: expected a whole number above 0"],
  [{ kind: "out", amount: "1200" }, "by the end of 2025-03 than came in, found 200 MRU too much"],
  [{ kind: "out", date: "2025-02-28" }, "amount: expected no more to have gone out by the end of"],
  [{ kind: "start" }, "kind: expected no entry before a row of kind start, found one on 2025-03"],
])("ledger: refuses %j with the line and the expected value", (change, message) => {
  const problems = refusal(change);
  expect(problems).toContain("line 3, ");
  expect(problems).toContain(message);
});

test("ledger: a month may spend all that came in", () => {
  use([gift, ["2025-03-01", "out", "food", "1000", "Rice (50 kg), oil; 3-litre bottles = 12"]]);
  expect(loadLedger()).toHaveLength(2);
});

test.each(["=1+1", "Rice;=HYPERLINK(1)", 'Rice; "=1+1', "R, -5", "R| +1", "R,@SUM(1)", "R;＝1"])(
  "ledger: refuses the note %s, which a spreadsheet may run",
  (note) => {
    expect(refusal({ note })).toContain(
      "line 3, en: expected a note without = + - or @ at its start",
    );
  },
);

const cash: TestRow = ["2025-03-01", "start", "general", "900", "Cash in the box"];
const rice: TestRow = ["2025-03-01", "out", "food", "1500", "Rice"];

test("opening balance: comes first on its day and pays for purchases", () => {
  use([rice, cash, ["2025-03-01", "start", "general", "600", "On Bankily"]]);
  expect(loadLedger().map(({ kind }) => kind)).toEqual(["start", "start", "out"]);
});

const head = "month,number,amount,program";
const useGifts = (...rows: string[]) => copy.write("gifts.csv", [head, ...rows, ""].join("\n"));

test("gifts: those of a month and a program are one entry on its last day, and pay for its purchases", () => {
  use([["2024-02-01", "out", "food", "1500", "Rice"]]);
  useGifts("2024-02,0042,4000,water", "2024-02,0042,400,water", "2024-02,-,100,water");
  const [, booked] = loadLedger();
  const entry = { date: "2024-02-29", kind: "in", program: "water", amount: 4500 };
  expect(booked).toMatchObject(entry);
  const withCount = languages().map(() => expect.stringMatching(/(?<!\d)3(?!\d)/));
  expect(Object.values(booked?.notes ?? {})).toEqual(withCount);
});

test("gifts: are in the order of month and number, and those without a number come last", () => {
  useGifts("2024-03,0001,5,food", "2024-02,-,5,food", "2024-02,zz9z,5,food", "2024-02,0042,5,food");
  const order = loadGifts().map(({ month, number }) => `${month} ${number}`);
  expect(order).toEqual(["2024-02 0042", "2024-02 ZZ9Z", "2024-02 -", "2024-03 0001"]);
});

test("gifts: a row of 0 says that a month had none", () => {
  use([gift]);
  useGifts("2025-03,-,0,general");
  expect(loadLedger()).toHaveLength(1);
});

const thisMonth = new Date().toISOString().slice(0, 7);

test.each([
  ["2024-2,0042,4500,water", "month: expected a month such as 2026-10"],
  [`${thisMonth},0042,4500,water`, "month: expected a month that is over"],
  ["2024-02,42,4500,water", "number: expected the last four letters or digits"],
  ["2024-02,٠٠٤٢,4500,water", "number: expected the last four letters or digits"],
  ["2024-02,TX0042,4500,water", "number: expected the last four letters or digits"],
  ["2024-02,,4500,water", "number: expected the last four letters or digits"],
  ["2024-02,0042,45.5,water", "amount: expected a whole number"],
  ["2024-02,0042,4500,tea", "program: expected one of food,"],
])("gifts.csv: refuses the row %s", (row, message) => {
  use([]);
  useGifts("2024-01,0001,1,food", row);
  const { file, problems } = refusalOf(copy, loadLedger);
  expect(file).toBe("gifts.csv");
  expect(problems).toContain(`line 3, ${message}`);
});

test("ledger: sorts entries by day, and income first", () => {
  use([["2025-03-02", "out", "food", "1000", "c"], ["2025-03-02", "in", "water", "1", "b"], gift]);
  expect(loadLedger().map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    "in 1000",
    "in 1",
    "out 1000",
  ]);
});
