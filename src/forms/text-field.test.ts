import { expect, test } from "vitest";
import { caretAfter } from "./text-field.tsx";

test.each([
  ["36x12", 3, 2],
  ["3612", 2, 2],
  ["x", 1, 0],
  ["+222 36", 7, 5],
  ["٣٦", 1, 1],
])("in %j with the caret at %i, the caret ends up at %i", (typed, caret, expected) => {
  expect(caretAfter("phone", typed, caret)).toBe(expected);
});
