import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFigure, groupThousands } from "./format-number.ts";

const english = { group: ",", decimal: "." };

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [8000, "8,000"],
  [1234567, "1,234,567"],
])("groups %d as %s", (value, shown) => {
  expect(groupThousands(value, english)).toBe(shown);
});

test("says that a figure is a lower bound", () => {
  expect(formatFigure({ value: 8000, atLeast: true }, english)).toBe("8,000+");
  expect(formatFigure({ value: 15, atLeast: false }, english)).toBe("15");
});

test("loses no digit whatever stands between the groups", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(",", "\u00a0", "$"), (value, group) => {
      const shown = groupThousands(value, { group, decimal: "." });
      expect(shown.replaceAll(group, "")).toBe(String(value));
    }),
  );
});
