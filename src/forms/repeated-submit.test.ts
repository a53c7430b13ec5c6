import { expect, test } from "vitest";
import { isRepeatedClick, isRepeatedEnter } from "./repeated-submit.ts";

/** A stand-in for an element of the given kind, as far as `closest` tells. */
const element = (kind: string) =>
  Object.assign(new EventTarget(), {
    closest: (selector: string) => selector.includes(kind) || null,
  });

test.each([
  ["the first click on the submit button", 1, "button", false],
  ["the second click of a double click on it", 2, "button", true],
  ["a double click that selects a word", 2, "textarea", false],
])("%s", (_what, detail, kind, repeated) => {
  expect(isRepeatedClick({ detail, target: element(kind) })).toBe(repeated);
});

test.each([
  ["Enter", "Enter", false, "input", false],
  ["Enter held down", "Enter", true, "input", true],
  ["Enter held down on the button", "Enter", true, "button", true],
  ["Enter held down in a text of several lines", "Enter", true, "textarea", false],
  ["another key held down", "a", true, "input", false],
])("%s", (_what, key, repeat, kind, repeated) => {
  expect(isRepeatedEnter({ key, repeat, target: element(kind) })).toBe(repeated);
});

test("an event of something that is no element is left alone", () => {
  expect(isRepeatedClick({ detail: 2, target: new EventTarget() })).toBe(false);
});
