import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { encodedLength, shorten } from "./shorten.ts";

test("a text that fits stays as it is", () => {
  expect(shorten("a".repeat(100), 100)).toEqual({ text: "a".repeat(100), shortened: false });
});

test("a text that does not fit ends in an ellipsis, which is counted", () => {
  expect(shorten("a".repeat(101), 100)).toEqual({ text: `${"a".repeat(91)}…`, shortened: true });
});

test("a line break takes six characters", () => {
  expect(encodedLength("a\nb")).toBe(8);
});

test.each([
  ["an emoji of several parts", "👩‍👩‍👧"],
  ["a flag", "🇲🇷"],
  ["an accent", "e\u0301"],
  ["an Arabic letter with its vowel signs", "لّٰ"],
])("%s is not split", (_what, whole) => {
  const first = encodedLength(whole) + encodedLength("…");
  for (let room = first; room < first + 100; room += 1) {
    const { text } = shorten(whole.repeat(50), room);
    expect(text.slice(0, -1).replaceAll(whole, "")).toBe("");
  }
});

test("one character larger than the room is cut between code points", () => {
  const { text } = shorten(`e${"\u0301".repeat(100)}`, 40);
  expect(text).toBe(`e${"\u0301".repeat(5)}…`);
});

test("spaces before the ellipsis go", () => {
  expect(shorten(`aa   ${"b".repeat(20)}`, 20)).toEqual({ text: "aa…", shortened: true });
});

test("with room for the ellipsis alone it is all that is left", () => {
  expect(shorten("aaaaaaaaaa", 9)).toEqual({ text: "…", shortened: true });
});

test("a browser that cannot tell characters apart cuts between code points", () => {
  vi.stubGlobal("Intl", {});
  const { text } = shorten("e\u0301".repeat(9), 17);
  vi.unstubAllGlobals();
  expect(text).toBe("e\u0301e…");
});

test("without room nothing is left", () => {
  expect(shorten("aaaaaaaaaa", 8)).toEqual({ text: "", shortened: true });
});

test("the result always fits and is the beginning of the text", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, fc.nat(200), (whole, room) => {
      const { text, shortened } = shorten(whole, room);
      expect(encodedLength(text)).toBeLessThanOrEqual(room);
      expect(whole.startsWith(shortened ? text.slice(0, -1) : text)).toBe(true);
      expect(shortened).toBe(text !== whole);
    }),
  );
});
