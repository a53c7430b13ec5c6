import { expect, test } from "vitest";
import { ContentError } from "../../src/content/content-error.server.ts";
import { readList } from "./gift-list.ts";

const head = "date,number,amount,program";
const right = { date: "2026-10-02", number: "TX739200810042", amount: "1500", program: "water" };
const row = (change: Partial<typeof right>) => Object.values({ ...right, ...change }).join(",");
const read = (text: string) => readList("list.csv", Buffer.from(text));

function problemsOf(text: string): readonly string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n  ").slice(1);
    throw error;
  }
  return [];
}

test.each([
  `${head}\n${row({})}\n`,
  `name,Program,NUMBER,amount,date\nA,water,tx-73920081 0042,1500,2026-10-02`,
  `${head}\n"2026-10-02","TX739200810042","1,500","water"\n\n,,,\n`,
  `${head}\n${row({ number: "tx۷۳۹۲٠٠۸۱٠٠٤٢", amount: "١ ٥٠٠", program: "WATER" })}`,
])("gift list: reads any way of writing and ignores other columns: %j", (text) => {
  expect(read(text)).toEqual([{ ...right, amount: 1500 }]);
});

const listOf = (numbers: readonly string[]) =>
  [head, ...numbers.map((number) => row({ number }))].join("\n");

test("gift list: judges a number beside the others, which may be long and end in zero", () => {
  expect(problemsOf(listOf(["0184469073", "0073928142", "73928199"]))).toEqual([
    expect.stringMatching(/^line 4, number: the spreadsheet has changed/),
  ]);
  expect(problemsOf(listOf(["1844690737137021", "9073928142550630"]))).toEqual([]);
  expect(problemsOf(listOf(["184469073713702166", "907392814255063000"]))).toHaveLength(1);
});

const date = "date: expected a past day such as 2026-10-20";
const amount = "amount: expected whole new ouguiyas such as 1000";
const notNumber = "number: expected 6 to 40 letters and digits, at least one of them a digit";
const rounded = /^line 4, number: the spreadsheet has changed this number/;

test.each<[Partial<typeof right>, string | RegExp]>([
  [{ date: "02/11/2026" }, `line 4, ${date}`],
  [{ date: "2026-02-30" }, `line 4, ${date}`],
  [{ date: "2999-01-01" }, `line 4, ${date}`],
  [{ date: "1926-10-02" }, `line 4, ${date}`],
  [{ number: "2.02611E+12" }, rounded],
  [{ number: "2E+12" }, rounded],
  [{ number: "184469073713.0" }, rounded],
  [{ number: "1844690737137000" }, rounded],
  [{ number: "184469073713700" }, rounded],
  [{ number: "4821" }, "line 4, number: looks like a PIN, which must stand nowhere"],
  [{ number: "" }, `line 4, ${notNumber}`],
  [{ number: "hello" }, `line 4, ${notNumber}`],
  [{ amount: "1500.50" }, `line 4, ${amount}`],
  [{ amount: "0" }, `line 4, ${amount}`],
  [{ program: "tea" }, "line 4, program: expected food, water, cleanUp, general"],
  [{ number: "tx-7392-0081-0042" }, "line 4, number: the number of line 2 stands here again"],
])("gift list: names a bad row by its line: %j", (change, problem) => {
  const list = `${head}\n${row({})}\n\n${row({ number: "TX184469073713", ...change })}\n`;
  expect(problemsOf(list)).toEqual([
    typeof problem === "string" ? problem : expect.stringMatching(problem),
  ]);
});

test("gift list: accepts ten digits", () => {
  expect(read(listOf(["7392008142", "2E12345678901TX"]))).toHaveLength(2);
});

test.each([
  listOf(["4821567", "9071332"]),
  `${head}\nTX4821567,2026-10-02,water,1500\n${row({ amount: "SECRET1" })}\n${row({})}`,
  "2026-10-02,TX739200810042,1500,water\n",
  `${head}\n${row({})}\n"2026-11-02,TX184469073713`,
  `${head}\nTX"739200810042",x`,
  `${head}\nTX739200810042,2026-10-02,1,500,water\n`,
])("gift list: refuses %j, and repeats no cell of it", (text) => {
  const problems = problemsOf(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.join()).not.toMatch(/4821|9071|SECRET|7392008/);
});
