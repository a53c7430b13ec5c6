import { expect, test } from "vitest";
import { updateTotals } from "./day-totals.ts";

const note = (language: string) => ({ en: "Gifts, total", fr: "Dons" })[language];
const head = "date,kind,program,amount,en,fr";
const day = { date: "2026-11-02", program: "water", known: 0, change: 1500 } as const;
const own = (amount: number, date = day.date) => `${date},in,water,${amount},"Gifts, total",Dons`;
const update = (lines: readonly string[], ...changes: Parameters<typeof updateTotals>[1]) =>
  updateTotals(`${lines.join("\n")}\n`, changes, note);

test("a day gets a row of its own, among the rows by day", () => {
  const byHand = ["2026-11-01,out,food,100,Rice,Riz", "2026-11-03,out,food,100,Rice,Riz"];
  const { csv, raised } = update([head, ...byHand], day);
  expect(csv.split("\n")).toEqual([head, byHand[0], own(1500), byHand[1], ""]);
  expect(raised).toEqual([]);
});

test("more gifts of the day are added to its row, and those that a list lacks stay counted", () => {
  expect(update([head, own(1500)], { ...day, change: 500 }).csv).toContain(own(2000));
  expect(update([head, own(1500)], { ...day, known: 1000, change: 500 }).csv).toContain(own(2000));
});

test("no change leaves the file as it is, letter by letter", () => {
  const text = `\ufeff${head}\r\n${own(1500)}\r\n\r\nx\r\n"a ""b""",in`;
  expect(updateTotals(text, [{ ...day, known: 1500, change: 0 }], note).csv).toBe(text);
});

test("rows by hand are never touched, however they are written", () => {
  const byHand = [
    "2026-11-02,in,water,700,A gift in cash,Un don en espèces",
    ' 2026-11-02 ,out,"water",  1.5 ,"Two\nlines",""',
    "",
    " # not a row",
    "2026-11-02,in,food,9,Gifts,",
  ];
  const lines = [head, ...byHand, own(1500)];
  const { csv } = update(lines, { ...day, change: 250 });
  expect(csv).toBe(`${[head, ...byHand, own(1750)].join("\n")}\n`);
  const windows = updateTotals(`\ufeff${csv.replaceAll("\n", "\r\n")}`, [day], note).csv;
  expect(windows).toBe(`\ufeff${csv.replaceAll("\n", "\r\n").replace("1750", "3250")}`);
});

test("a row whose note was worded anew in one language is still known by the others", () => {
  const worded = "2026-11-02,in,water,1500,All gifts,Dons";
  expect(update([head, worded], { ...day, change: 500 }).csv).toBe(`${head}\n${own(2000)}\n`);
});

test("a total that lacks gifts of the list is raised, and said", () => {
  const { csv, raised } = update([head], { ...day, known: 1500, change: 0 });
  expect(csv).toBe(`${head}\n${own(1500)}\n`);
  expect(raised).toEqual(["2026-11-02, water: 0 → 1500"]);
});

test("a day without gifts has no row any more", () => {
  const gone = { ...day, known: 1500, change: -1500 };
  expect(update([head, own(1500), "x"], gone).csv).toBe(`${head}\nx\n`);
});

test("columns stand where the first line says, as a spreadsheet puts them", () => {
  const sheet = "fr;Amount;program;kind;date;en\nDons;1500;water;in;2026-11-02;Gifts, total\n";
  const { csv } = updateTotals(sheet, [{ ...day, change: 500 }], note);
  expect(csv).toBe(
    `fr;Amount;program;kind;date;en\nDons;2000;water;in;2026-11-02;"Gifts, total"\n`,
  );
});
