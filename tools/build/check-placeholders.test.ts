import { beforeEach, expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { checkPlaceholders } from "./check-placeholders.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

test.each([
  ["address", "https://khayma-relief.example"],
  ["phone", "+222 00 00 00 00"],
  ["whatsapp", "+222 00 00 00 00"],
  ["email", "info@example.org"],
  ["email", "info@mail.test"],
  ["facebook", "https://www.facebook.com/example"],
  ["instagram", "https://www.instagram.com/"],
  ["holder", "NAME OF THE HOLDER"],
])("LAUNCH=1: stops at the placeholder of %s, %s", (key, value) => {
  vi.stubEnv("LAUNCH", "1");
  const path = key === "holder" ? "bankily.holder" : key;
  smallContent().set("site.yaml", { [path]: value });
  expect(checkPlaceholders).toThrow(`${key}: “${value}” is a placeholder`);
});

test("LAUNCH=1: stops at the placeholder of a way from abroad", () => {
  vi.stubEnv("LAUNCH", "1");
  const account = "FR14 2004 1010 0505 0001 3M02 606";
  const way = { kind: "transfer", name: "Bank", account, bic: "ABCDFRPP", tried: "2026-01-04" };
  smallContent().set("site.yaml", { fromAbroad: [{ ...way, holder: "NAME OF THE HOLDER" }] });
  expect(checkPlaceholders).toThrow("holder: “NAME OF THE HOLDER” is a placeholder");
});

test("LAUNCH=1: stops at made-up records, not at another number or what people must confirm", () => {
  vi.stubEnv("LAUNCH", "1");
  const copy = smallContent();
  copy.set("site.yaml", { phone: "+222 44 99 99 99", zakat: "undecided" });
  copy.set("records.yaml", { exampleLetters: true });
  expect(checkPlaceholders).not.toThrow();
  copy.set("records.yaml", { examples: true });
  expect(checkPlaceholders).toThrow("examples: ");
});

test("build: warns of placeholders in one line without LAUNCH=1", () => {
  vi.stubEnv("LAUNCH", "");
  const bankily = { "bankily.reference": "A gift to Khayma Relief" };
  smallContent().set("site.yaml", {
    ...bankily,
    email: "a@example.org",
    phone: "+222 00 00 00 00",
  });
  checkPlaceholders();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^2 placeholders .*\.md\.$/),
  );
});

test("build: says that the reference of a transfer has another name than the charity", () => {
  smallContent();
  checkPlaceholders();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("“Tent Donation”"));
});
