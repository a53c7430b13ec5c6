import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { isEmail, isMalformedEmail } from "./email.ts";

test.each([
  "a@b.co",
  "first.last+tag@sub.example.org",
  "o'neil_1%x@example.museum",
  "عائشة@مثال.موريتانيا",
  "x@xn--mgbc0a9azcg.example",
  "  padded@example.org\u00A0",
  "<pasted@example.org>",
])("%j is an address", (text) => {
  expect(isEmail(text)).toBe(true);
  expect(isMalformedEmail(text)).toBe(false);
});

test.each([
  "plain",
  "@example.org",
  "a@",
  "a@example",
  "a@.org",
  "a@example.",
  "a@example..org",
  "a b@example.org",
  "a@exam ple.org",
  "a@b@example.org",
  "a@example.org@example.org",
  "a@example.org,b@example.org",
  "a;b@example.org",
  "Ali <a@example.org>",
  "a@exam_ple.org",
  "a@-\u0001_.org",
  "a@_b.org",
  ...[...'\t,;:()[]\\"'].map((mark) => `a${mark}b@example.org`),
])("%j is none", (text) => {
  expect(isEmail(text)).toBe(false);
  expect(isMalformedEmail(text)).toBe(true);
});

test("an address may have 254 characters and no more", () => {
  const ofLength = (length: number) => `${"a".repeat(length - "@example.org".length)}@example.org`;
  expect(isEmail(ofLength(253))).toBe(true);
  expect(isEmail(ofLength(254))).toBe(true);
  expect(isEmail(ofLength(255))).toBe(false);
});

test.each(["", "   ", "<>", "\u200F"])("%j is empty, so the live check is silent", (text) => {
  expect(isEmail(text)).toBe(false);
  expect(isMalformedEmail(text)).toBe(false);
});

describe("a megabyte", () => {
  const many = (text: string) => text.repeat(1_000_000 / text.length);
  test.each([
    ["letters", many("a")],
    ["at signs", many("@")],
    ["dots after an at sign", `a@${many(".")}`],
    ["dots and at signs", many("a@.")],
    ["labels without an end", `a@${many("a.")}@`],
    ["spaces", `a@${many(" ")}b.co`],
  ])("of %s is no address, at once", { timeout: 2000 }, (_what, text) => {
    expect(isEmail(text)).toBe(false);
  });
});

test("no text makes the check throw", () => {
  fc.assert(fc.property(anyText(), (text) => typeof isEmail(text) === "boolean"));
});
