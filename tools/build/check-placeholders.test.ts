import { beforeEach, expect, test, vi } from "vitest";
import { type ContentCopy, smallContent } from "../../tests/support/content-copy.ts";
import { checkPlaceholders, findPlaceholders } from "./check-placeholders.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = smallContent();
  vi.stubEnv("LAUNCH", "1");
});

test("LAUNCH=1: builds the site of a charity without placeholders", () => {
  expect(checkPlaceholders).not.toThrow();
});

test.each([
  ["address", "https://khayma-relief.example"],
  ["phone", "+222 00 00 00 00"],
  ["whatsapp", "+222 00 00 00 00"],
  ["email", "info@example.org"],
  ["email", "info@mail.test"],
  ["facebook", "https://www.facebook.com/example"],
  ["instagram", "https://www.instagram.com/"],
  ["bankily.holder", "NAME OF THE HOLDER"],
  ["bankily.holder", "Holder of the number"],
])("LAUNCH=1: stops at the placeholder of %s, %s", (key, value) => {
  copy.set("site.yaml", { [key]: value });
  expect(findPlaceholders()).toHaveLength(1);
  expect(checkPlaceholders).toThrow(`site.yaml: ${key}: “${value}” is a placeholder`);
});

test("LAUNCH=1: stops at records that are examples", () => {
  copy.set("records.yaml", { examples: true });
  expect(checkPlaceholders).toThrow("records.yaml: examples:");
});

test("LAUNCH=1: builds with another number at once, and with what only people can confirm", () => {
  copy.set("site.yaml", { phone: "+222 44 99 99 99", "bankily.numberSince": "2026-11-22" });
  copy.set("site.yaml", { zakat: "undecided" });
  copy.set("records.yaml", { exampleLetters: true });
  expect(checkPlaceholders).not.toThrow();
});

test("build: warns of placeholders in one line without LAUNCH=1", () => {
  vi.stubEnv("LAUNCH", "");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  copy.set("site.yaml", { email: "info@example.org", phone: "+222 00 00 00 00" });
  checkPlaceholders();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^2 placeholders .*\.md\.$/));
});
