import { expect, test } from "vitest";
import { readDay, readMru } from "./cells.ts";
import { contentOf } from "./columns.ts";

test.each([
  ["03/11/2026", "2026-11-03"],
  ["2026-11-03", "2026-11-03"],
  ["3-11-26", "2026-11-03"],
  ["٣/١١/٢٠٢٦ 10:30", "2026-11-03"],
  ["31/04/2026", ""],
  ["04/31/2026", ""],
  ["3/11/1926", ""],
  ["", ""],
])("day: reads “%s”", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ["1 250,00", { kind: "amount", mru: 1250 }],
  ["1,250.00", { kind: "amount", mru: 1250 }],
  ["١٬٢٥٠ أوقية", { kind: "amount", mru: 1250 }],
  ["(1 250)", { kind: "amount", mru: -1250 }],
  ["(500) MRU", { kind: "amount", mru: -500 }],
  ["-1 250 MRU", { kind: "amount", mru: -1250 }],
  ["1 250,-", { kind: "amount", mru: 1250 }],
  [" - ", { kind: "nothing" }],
  ["12500 MRO", { kind: "unreadable" }],
])("amount: reads “%s” in MRU", (text, cell) => {
  expect(readMru(text)).toEqual(cell);
});

test.each([
  ["Dépenses (MRU)", "out"],
  ["البرنامج", "category"],
  ["N° pièce", "unused"],
  ["Sous-total", "sum"],
  ["Montant entrée", "in"],
  ["Type de mouvement", "category"],
  ["Dattes", undefined],
  ["Dépenses (MRO)", undefined],
])("column: “%s” is known by its first words", (name, field) => {
  expect(contentOf(name)?.field).toBe(field);
});
