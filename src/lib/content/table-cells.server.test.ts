import * as v from "valibot";
import { expect, test } from "vitest";
import { amountCell, dayCell, monthCell } from "./table-cells.server.ts";

test.each([
  [dayCell, "2024-02-29", "2024-02-29"],
  [dayCell, "29/02/2024", "2024-02-29"],
  [monthCell, "2024-12", "2024-12"],
  [monthCell, "01/2024", "2024-01"],
  [amountCell, "999999999", 999_999_999],
  [amountCell, "12000,00", 12_000],
  [amountCell, "1 500.00", 1500],
  [amountCell, "1\u00A0234\u00A0567", 1_234_567],
  [amountCell, "1\u202F500,00", 1500],
  [amountCell, "1\u2009500", 1500],
])("cell: is read: %#: %s", (schema, cell, value) => {
  expect(v.parse<v.GenericSchema>(schema, cell)).toBe(value);
});

const amounts = [
  ...["", "-5", "+5", "0", "05", "5.5", "5,50", "1,500", "1.500", "15 00", "1 500,5", "1e3", "٥"],
  ...["0x10", "1000000000", "1 500 MRU", "1 000 000 000"],
];

test.each([
  [
    dayCell,
    "date",
    ["2025-02-30", "30/02/2025", "02/20/2025", "3/11/2025", "03/11/25", "1018-01-01"],
  ],
  [
    monthCell,
    "month",
    ["2026-13", "00/2026", "12026-10", "2026-10-01", "oct-26", "10-2026", "1999-10"],
  ],
  [amountCell, "whole number above 0", amounts],
])("cell: is refused with what to write: %#", (schema, wanted, cells) => {
  for (const cell of cells) {
    expect(v.safeParse<v.GenericSchema>(schema, cell).issues?.[0].message, cell).toMatch(
      `a ${wanted}`,
    );
  }
});
