import { expect, test } from "vitest";
import { readDay, readMru } from "./cells.ts";
import { fieldOf } from "./tables.ts";

test.each([
  ["03/11/2026", "2026-11-03"],
  ["2026-11-03", "2026-11-03"],
  ["3 nov. 2026", "2026-11-03"],
  ["3-nov-26", "2026-11-03"],
  ["1er févr. 2026", "2026-02-01"],
  ["Nov 3, 2026", "2026-11-03"],
  ["٣ نوفمبر ٢٠٢٦", "2026-11-03"],
  ["3 أغشت 2026", "2026-08-03"],
  ["46329", "2026-11-03"],
  ["31/04/2026", undefined],
  ["", undefined],
])("day: reads “%s”", (text, day) => {
  expect(readDay(text, false)).toBe(day);
});

test.each([
  ["1 250,00", 1250],
  ["1,250.00", 1250],
  ["١٬٢٥٠ أوقية", 1250],
  ["(1 250)", -1250],
  ["-1 250 MRU", -1250],
  ["1 250,-", 1250],
  [" - ", 0],
  ["12500 MRO", undefined],
])("amount: reads “%s” in MRU", (text, mru) => {
  expect(readMru(text)).toBe(mru);
});

test.each([
  ["Dépenses (MRU)", "out"],
  ["البرنامج", "program"],
  ["N° pièce", "unused"],
  ["Sous-total", "sum"],
  ["Dattes", undefined],
])("column: “%s” is known by its first words", (name, field) => {
  expect(fieldOf(name)).toBe(field);
});
