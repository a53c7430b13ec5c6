import { expect, test } from "vitest";
import { honeypotProps, isTrapped } from "./honeypot.ts";

test.each([
  ["filled in", "x", true],
  ["left empty", "", false],
])("the hidden field %s", (_what, value, trapped) => {
  const data = new FormData();
  data.set(honeypotProps.name, value);
  expect(isTrapped(data)).toBe(trapped);
});

test("a form without the hidden field is nobody's trap", () => {
  expect(isTrapped(new FormData())).toBe(false);
});

test("the keyboard and the browser's memory pass it by", () => {
  expect(honeypotProps).toMatchObject({ tabIndex: -1, autoComplete: "off", defaultValue: "" });
});

test("password managers are asked to pass it by", () => {
  const asked = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true" };
  expect(honeypotProps).toMatchObject(asked);
  expect(honeypotProps.name).toBe("referral_code");
});

test("a file under its name is nobody's trap", () => {
  const data = new FormData();
  data.set(honeypotProps.name, new Blob(["x"]));
  expect(isTrapped(data)).toBe(false);
});
