import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCsv } from "./read-csv.server.ts";

function read(content: string | Uint8Array) {
  return parseCsv("table.csv", Buffer.from(content), ["day", "note"]);
}

const rows = [
  { line: 2, cells: { day: "1", note: 'rice; "long", grain' } },
  { line: 4, cells: { day: "2", note: "ماء" } },
];

const comma = 'day,note\n1,"rice; ""long"", grain"\n\n2,ماء\n';
test.each([
  ["comma and LF", comma],
  ["CRLF", comma.replaceAll("\n", "\r\n")],
  ["a byte order mark", `\uFEFF${comma}`],
  ["tabs", 'day\tnote\n1\t"rice; ""long"", grain"\n\n2\tماء\n'],
  ["semicolon", 'day;note\r\n1;"rice; ""long"", grain"\r\n;\r\n2;ماء\r\n'],
  ["no line end after the last row", comma.trimEnd()],
  ["empty last columns", 'day,note,,\n1,"rice; ""long"", grain",,\n\n2,ماء,\n'],
  [
    "other columns, and the columns in another order and case",
    'Note,who,DAY\n"rice; ""long"", grain",a,1\n,,\n ماء ,b,2',
  ],
])("CSV: a table is read with %s", (_, content) => {
  expect(read(content)).toEqual(rows);
});

test.each([
  ["accounts", ["date", "kind", "program", "amount", "en", "fr", "ar"]],
  ["gifts", ["month", "number", "amount", "program"]],
])("CSV: the template of %s is read by headings in three languages", (name, columns) => {
  const bytes = readFileSync(`docs/${name}-template.csv`);
  const cells = parseCsv("table.csv", bytes, columns).map((row) => Object.values(row.cells));
  expect(cells).toHaveLength(2);
  expect(cells.flat()).not.toContain("");
});

test("CSV: headings may have no accents, and be in another language", () => {
  const table = "MOIS;Numero de l'operation;المبلغ (MRU);Program\n2026-10;0042;500;food";
  expect(parseCsv("t.csv", Buffer.from(table), ["program", "month", "amount", "number"])).toEqual([
    { line: 2, cells: { program: "food", month: "2026-10", amount: "500", number: "0042" } },
  ]);
});

test("CSV: a row has the number of its first line", () => {
  expect(read('day,note\n1,"a\nb\nc"\n2,d').map(({ line }) => line)).toEqual([2, 5]);
});

test.each([
  ["a missing column", "day\n1", /line 1: .* columns day, note, each once; found: day$/],
  ["a column twice", "day,note,day\n1,a,b", /line 1: .* each once; found: day, note, day$/],
  ["a table without headings, once", "\n1,rice\n2,oil", /^\S+\n {2}line 2: [^\n]*found: 1, rice$/],
  ["a comma without quotes", "day,note\n1,a\n2,rice, oil", /line 3: expected 2 cells, found 3/],
  ["an open quote", 'day,note\n1,"a\n2,b', /line \d: expected quotes .* a cell$/],
  ["a quote in the middle", 'day,note\n1,a"b"\n', /line 2: expected quotes .* a cell$/],
])("CSV: refuses %s with its line", (_, content, message) => {
  expect(() => read(content)).toThrow(message);
  expect(() => read(content)).toThrow("table.csv");
});

test.each([
  ["Excel's first line", Buffer.from("sep=;;\r\nday;note\r\n1;blé, riz\r\n"), 3],
  [
    "a title, with other signs, above the headings",
    Buffer.from("Comptes, 2026\n;\nDAY;note\n1;blé, riz"),
    4,
  ],
  ["an empty first line", Buffer.from("\n\nday;note\n1;blé, riz"), 4],
  ["UTF-16", Buffer.from("\uFEFFday;note\n1;blé, riz", "utf16le"), 2],
  ["UTF-16 of a Macintosh", Buffer.from("\uFEFFday;note\n1;blé, riz", "utf16le").swap16(), 2],
  ["the character set of a French Windows", Buffer.from("day;note\n1;blé, riz", "latin1"), 2],
])("CSV: a table is read with %s", (_, bytes, line) => {
  expect(read(bytes)).toEqual([{ line, cells: { day: "1", note: "blé, riz" } }]);
});

const utf8 = /expected a CSV file in UTF-8/;

test.each([
  ["Arabic in an old character set", Buffer.from("day,note\n1,\xc3\xd1\xd2", "latin1"), utf8],
  ["that of an old Macintosh", Buffer.from("day,note\n1,bl\x8e", "latin1"), utf8],
  ["Arabic that the spreadsheet has lost", "day,note\n1,????? ???", utf8],
  ["UTF-16 without its mark", Buffer.from("day,note\n1,a", "utf16le"), utf8],
  ["a lost letter", "day,note\n1,bl\uFFFD", /line 2: a letter was lost here/],
])("CSV: refuses %s", (_, content, message) => {
  expect(() => read(content)).toThrow(message);
});
