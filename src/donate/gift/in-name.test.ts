import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { cleanName, limitName, maxNameLength } from "./in-name.ts";

test("a name is one line of at most 60 characters without tags, whatever is typed", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (typed) => {
      const name = cleanName(typed);
      expect([...name].length).toBeLessThanOrEqual(maxNameLength);
      expect(name).not.toMatch(/[\n\r\t<>\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
      expect(name).toBe(name.trim());
      expect(cleanName(name)).toBe(name);
    }),
  );
});

test.each(["Mariem Mint Ahmed", "مريم بنت أحمد", "𞤃𞤢𞤪𞤭𞤴𞤢𞤥", "Zoé-Anne d’Arc", "ⵎⴰⵔⵢⵎ"])(
  "%s is passed on as it is",
  (name) => {
    expect(cleanName(name)).toBe(name);
  },
);

test("the limit counts characters, and cuts none in two", () => {
  expect(limitName("𞤀".repeat(61))).toBe("𞤀".repeat(60));
  expect(limitName("ab")).toBe("ab");
});
