import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

const letters = (text: string) => text.length;

test.each([
  ["what fits stays on one line", "one two", 20, ["one two"]],
  ["two lines are evened out", "aaaa bbbb cccc dd", 14, ["aaaa bbbb", "cccc dd"]],
  ["a word that is too wide cannot be broken", "a extraordinarily", 8, undefined],
])("%s", (_what, text, width, lines) => {
  expect(breakLines(text, width, letters)).toEqual(lines);
});

test("no word is lost and no line is too wide", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 9, max: 40 }), (list, width) => {
      const lines = breakLines(list.join(" "), width, letters) ?? [];
      expect(lines.join(" ")).toBe(list.join(" "));
      expect(lines.filter((line) => line.length > width)).toEqual([]);
    }),
  );
});
