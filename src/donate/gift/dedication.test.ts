import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/properties.ts";
import { languages, loadTexts } from "../../content/load-content.server.ts";

import { maxNameLength, nameOf, nameProblem } from "./dedication.ts";

test.each([
  ["", ""],
  ["Aïssata Bâ", "Aïssata Bâ"],
  ["  Fatou   Diop ", "Fatou Diop"],
  ["O'Neill-N’Diaye", "O'Neill-N’Diaye"],
  ["فاطمة بنت محمد", "فاطمة بنت محمد"],
  ["مُحَمَّد", "مُحَمَّد"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["𞤀𞤣𞤤𞤢𞤥 𞤃𞤢𞤪𞤭𞤴𞤢𞤥", "𞤀𞤣𞤤𞤢𞤥 𞤃𞤢𞤪𞤭𞤴𞤢𞤥"],
  ["Ñandé", "Ñandé"],
  ["W".repeat(40), "W".repeat(40)],
  ["𞤀".repeat(40), "𞤀".repeat(40)],
])("%j is a name", (typed, name) => {
  expect(nameProblem(typed)).toBeUndefined();
  expect(nameOf(typed)).toBe(name);
});

test.each([
  ["letters", [...'0٣۳३߃𝟛½Ⅳ③〇+@:/._#<>&,=\\"«'].map((sign) => `A${sign}B`)],
  ["letters", ["رقم بنكيلي الجديد: 36 12 34 56", "NOUVEAU NUMÉRO BANKILY : +222", "📞"]],
  ["hidden", ["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u00a0", "\u2003", "\u3000"]],
  ["hidden", ["\u200b", "\u200e", "\u202e", "\u2067", "\u00ad", "\ufeff", "\u061c", "\u034f"]],
  ["hidden", ["\ufe0f", "\u{e0041}", "\t", "A\nB", "\r", "\u2028", "\0", "\ud800", "\ue000"]],
  ["marks", ["Z\u0301\u0302\u0303", "م\u064f\u064e\u0651\u0650", "\u0301A", "A \u0301B"]],
  ["long", ["W".repeat(41), `${"ab ".repeat(14)}c`, "𞤀".repeat(41)]],
] as const)("%s: what is wrong is said, and nothing is passed on", (problem, all) => {
  for (const typed of all) {
    expect(nameProblem(typed), JSON.stringify(typed)).toBe(problem);
    expect(nameOf(typed)).toBe("");
    for (const language of languages()) {
      const { problems } = loadTexts("afterTransfer", language).dedication;
      expect(problems[problem].includes(`${maxNameLength}`)).toBe(problem === "long");
    }
  }
});

test("whatever is typed, what is passed on is a name that fits on one line, or nothing", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (typed) => {
      const name = nameOf(typed);
      expect(name).toMatch(/^(?:[\p{L}\p{M} '’-]|\p{Join_Control}){0,40}$/u);
      expect(nameOf(name.trim())).toBe(name);
    }),
  );
});
