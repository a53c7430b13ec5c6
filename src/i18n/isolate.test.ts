import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test("a value keeps its order inside a text that runs from right to left", () => {
  expect(isolate("+222 00 00 00 00", "rtl")).toBe("\u2068+222 00 00 00 00\u2069");
});

test("a text that runs from left to right needs no marks", () => {
  expect(isolate("+222 00 00 00 00", "ltr")).toBe("+222 00 00 00 00");
});
