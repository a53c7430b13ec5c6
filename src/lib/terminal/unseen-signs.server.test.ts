import { expect, test } from "vitest";
import { findUnseen, showUnseen } from "./unseen-signs.server.ts";

test.each([
  ["Riz \u202E12", 4, "U+202E"],
  ["a &#x202E;12", 2, "U+202E"],
  ["a &amp; &#8238 12", 8, "U+202E"],
  ["&#233;\u2069", 6, "U+2069"],
  ["Word\u000Bends lines", 4, "U+000B"],
  ["a\u2028b", 1, "U+2028"],
  ["\u001B]0;title\u0007", 0, "U+001B"],
])("unseen signs: are found in %j", (text, at, sign) => {
  expect(findUnseen(text)).toMatchObject({ at, expected: expect.stringContaining(sign) });
});

test.each([
  "a\tb\nc",
  "100\u200E%\u200E",
  "لا\u00a0تؤكدوا",
  "e-\u2060mail",
  "&#233; &#99999999;",
  "",
])("unseen signs: %j has none that matters", (text) => expect(findUnseen(text)).toBeUndefined());

test("unseen signs: are shown by their names", () => {
  expect(showUnseen("a\u001B[2J\n\u202Eb")).toBe("aU+001B[2J\nU+202Eb");
});
