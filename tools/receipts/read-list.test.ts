import { expect, test } from "vitest";
import { ListError, readList } from "./read-list.ts";

const since = "2026-10-01";
const head = "date,code,amount,program";
const row = (change: Partial<Record<"date" | "code" | "amount" | "program", string>>) => {
  const { date, code, amount, program } = {
    ...{ date: "2026-11-02", code: "TX20260042", amount: "1500", program: "water" },
    ...change,
  };
  return [date, code, amount, program].join(",");
};
const gift = {
  line: 2,
  code: "TX20260042",
  receipt: { date: "2026-11-02", amount: 1500, program: "water" },
};

/** What is wrong with a list, line by line. */
function problemsOf(text: string): readonly string[] {
  try {
    readList(text, since);
  } catch (error) {
    if (error instanceof ListError) return error.problems;
    throw error;
  }
  return [];
}

test.each([
  ["as it is meant", `${head}\n${row({})}\n`],
  ["of a spreadsheet in French", `\ufeff${head};x\r\n${row({})};y\r\n`.replaceAll(",", ";")],
  ["with tabs", `${head}\n${row({})}`.replaceAll(",", "\t")],
  [
    "with other columns, in another order",
    `name,Program,CODE,amount,date\nA,water,tx2026 0042,1500,2026-11-02`,
  ],
  [
    "in quotes, with empty lines at its end",
    `${head}\n"2026-11-02","TX20260042","1500","water"\n\n,,,\n`,
  ],
  ["with Arabic digits", `${head}\n${row({ code: "tx٢٠٢٦٠٠٤٢", amount: "١٥٠٠" })}`],
  [
    "with Persian digits, spaces and capitals",
    `${head}\n${row({ code: "TX ۲۰۲۶ ۰۰۴۲", amount: "1 500", program: "WATER" })}`,
  ],
])("a list %s is read", (_how, text) => {
  expect(readList(text, since)).toEqual([gift]);
});

test.each([
  [{ date: "02/11/2026" }, "date: expected a past day such as 2026-11-20, found “02/11/2026”"],
  [{ date: "2026-02-30" }, "date: expected a past day such as 2026-11-20, found “2026-02-30”"],
  [{ date: "2999-01-01" }, "date: expected a past day such as 2026-11-20, found “2999-01-01”"],
  [
    { date: "2026-09-30" },
    "date: 2026-09-30 is before 2026-10-01, since when gifts are listed (settings.yaml)",
  ],
  [
    { code: "2.02611E+12" },
    "code: the spreadsheet has turned it into a rounded number; give the column the format “text” and enter the code again",
  ],
  [{ code: "4821" }, "code: looks like a PIN, which must stand nowhere"],
  [{ code: "" }, "code: expected 6 to 40 letters and digits"],
  [{ amount: "1500.50" }, "amount: expected whole new ouguiyas such as 1000, found “1500.50”"],
  [{ amount: "0" }, "amount: expected whole new ouguiyas such as 1000, found “0”"],
  [{ amount: "-5" }, "amount: expected whole new ouguiyas such as 1000, found “-5”"],
  [
    { amount: "5000000000" },
    "amount: expected whole new ouguiyas such as 1000, found “5000000000”",
  ],
  [{ program: "tea" }, "program: expected general, food, water, cleanUp; found “tea”"],
])("a bad row is named by its line: %j", (change, problem) => {
  expect(problemsOf(`${head}\n${row({})}\n\n${row({ code: "TX20260043", ...change })}\n`)).toEqual([
    `line 4: ${problem}`,
  ]);
});

test("everything that is wrong is said at once, and no code with it", () => {
  const rows = [row({}), row({ code: "tx 2026 0042" }), row({ code: "<SECRET>", amount: "x" })];
  const problems = problemsOf([head, ...rows, row({ code: "Tx20260042" })].join("\n"));
  expect(problems.map((one) => one.replace(/: .*/, ""))).toEqual([
    "line 3",
    "line 4",
    "line 4",
    "line 5",
  ]);
  expect(problems[0]).toBe("line 3: the code of line 2 stands here again");
  expect(problems[3]).toBe("line 5: the code of line 2 stands here again");
  expect(problems.join()).not.toMatch(/SECRET|0042/);
});

test.each([
  [
    "",
    "line 1: the first line must name the columns date,code,amount,program; there is no date, code, amount, program",
  ],
  [
    "date,code,ammount,program\n",
    "line 1: the first line must name the columns date,code,amount,program; there is no amount",
  ],
  ["d\0a\0t\0e\0", "the file is not plain text: save it as “CSV UTF-8”"],
])("what is no list is refused: %j", (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test("a quotation mark that is never closed is named by its line", () => {
  expect(problemsOf(`${head}\n${row({})}\n"2026-11-02,TX`)[0]).toMatch(
    /^line \d: Quote Not Closed/,
  );
});
