import { expect, test } from "vitest";
import { readDay, readMru } from "./cells.ts";
import { fieldOf } from "./tables.ts";

test.each([
  ["03/11/2026", "2026-11-03"],
  ["2026-11-03", "2026-11-03"],
  ["3 nov. 2026", "2026-11-03"],
  ["3-nov-26", "2026-11-03"],
  ["mardi 3 novembre 2026", "2026-11-03"],
  ["1er févr. 2026", "2026-02-01"],
  ["Nov 3, 2026", "2026-11-03"],
  ["٣ نوفمبر ٢٠٢٦", "2026-11-03"],
  ["3 أغشت 2026", "2026-08-03"],
  ["3.11.26 00:00", "2026-11-03"],
  ["46329", "2026-11-03"],
  ["31/04/2026", undefined],
  ["3 jui 2026", undefined],
  ["3/11", undefined],
  ["Total", undefined],
  ["", undefined],
])("day: reads “%s”", (text, day) => {
  expect(readDay(text, false)).toBe(day);
});

test("day: reads an American date when the month comes first", () => {
  expect(["11/03/2026", "2026-11-03"].map((text) => readDay(text, true))).toEqual([
    "2026-11-03",
    "2026-11-03",
  ]);
});

test.each([
  ["1 250,00", 1250],
  ["1,250.00", 1250],
  ["1250 MRU", 1250],
  ["١٬٢٥٠ أوقية", 1250],
  ["1250.5", 1251],
  ["(1 250)", -1250],
  ["-1 250 MRU", -1250],
  ["1 250-", -1250],
  ["1 250,-", 1250],
  [" - ", 0],
  ["", 0],
  ["12500 MRO", undefined],
  ["voir reçu 12", undefined],
])("amount: reads “%s” in MRU", (text, mru) => {
  expect(readMru(text)).toBe(mru);
});

test.each([
  ["DATE D’OPÉRATION", "date"],
  ["Libelle", "label"],
  ["Dépenses (MRU)", "out"],
  ["Montant dépense", "out"],
  ["المداخيل", "in"],
  ["البرنامج", "program"],
  ["N° pièce", "unused"],
  ["Sous-total", "sum"],
  ["Dattes", undefined],
])("column: “%s” is known by its first words", (name, field) => {
  expect(fieldOf(name)).toBe(field);
});
