import { expect, test } from "vitest";
import { anyText, fc } from "../../../tests/support/properties.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

test.each([
  ["spaces, tabs, line breaks", " \t\r\n Aïcha \n\n"],
  ["no-break and narrow spaces", "\u00A0\u202FAïcha\u3000\u2009"],
  ["zero-width characters", "\u200B\u200C\u200D\u2060\uFEFFAïcha\uFEFF\u200B"],
  ["bidi marks", "\u200E\u200F\u061CAïcha\u061C\u200F"],
  ["bidi controls around a copied name", "\u202AAïcha\u202C"],
])("clean text: has no %s at its edges", (_what, typed) => {
  expect(cleanLine(typed)).toBe("Aïcha");
  expect(cleanText(typed)).toBe("Aïcha");
});

test.each([
  ["Arabic with its vowel signs", "السَّلامُ عليكم"],
  ["a family joined by zero-width joiners", "x 👩‍👩‍👧 x"],
  ["bidi controls inside", "a \u202Eb\u202C \u2067c\u2069 d"],
  ["decomposed letters", "cafe\u0301 là e\u0301"],
  ["a tag character at the end", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
  ["a variation selector at the end", "❤\uFE0F"],
])("clean text: keeps %s", (_what, typed) => {
  expect(cleanText(typed)).toBe(typed);
  expect(cleanLine(typed)).toBe(typed);
});

test("clean text: replaces half a surrogate pair", () => {
  expect(cleanText("a\uD83Db\uDE00c")).toBe("a\uFFFDb\uFFFDc");
  expect(cleanText("\uD83D<\uDE00")).toBe("\uFFFD\uFFFD");
});

test("clean text: has LF for every line break", () => {
  expect(cleanText("a\r\nb\rc\u2028d\u0085e\tf")).toBe("a\nb\nc\nd\ne\tf");
});

test.each([
  [" <a\u200Bb@exa\u00ADmple.org\u2069> ", "ab@example.org"],
  ["a\u034Fb\uFE0F@example.org\u3164", "ab@example.org"],
  ["ali٢٢@gmail.com", "ali22@gmail.com"],
  ["\u202Aali۲۲@gmail.com\u202C", "ali22@gmail.com"],
  ["ａｌｉ２２＠ｇｍａｉｌ．ｃｏｍ", "ali22@gmail.com"],
  ["علي٢٢@مثال.com", "علي٢٢@مثال.com"],
])("clean email: has no invisible characters, and ASCII where that is all: %j", (typed, sent) => {
  expect(cleanEmail(typed)).toBe(sent);
});

const unit = fc.constantFrom(..."<>\r\n\t\0 \u200D", "\uD83D", "\uDE00", "\u0600", "a");

test.each([
  ["cleanText", cleanText],
  ["cleanLine", cleanLine],
  ["cleanEmail", cleanEmail],
])(
  "%s: any text is clean after one time: no < or >, no controls, only whole characters",
  (_name, clean) => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit })), (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/[<>\p{Cs}]|(?![\n\t])\p{Cc}/u);
        if (clean !== cleanText) expect(once).not.toMatch(/[\n\r\t\u2028\u2029]/u);
        expect(() => encodeURIComponent(once)).not.toThrow();
      }),
    );
  },
);

test("clean text: is quick with a megabyte of spaces", { timeout: 2000 }, () => {
  const text = `a${" ".repeat(1_000_000)}b`;
  expect(cleanText(text)).toBe(text);
});
