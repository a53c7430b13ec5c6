import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { loadSite, siteSchema } from "./site.server.ts";

/** What the first problem is called. */
function problem(key: string, value: unknown): string | undefined {
  const site = loadSite();
  const change = key in site ? { [key]: value } : { bankily: { ...site.bankily, [key]: value } };
  return v.safeParse(siteSchema, { ...site, ...change }).issues?.[0].message;
}

const https = "an address that starts with https://";
const noSlash = "an address without a slash at its end";
const phone = "a Mauritanian number written as +222 00 00 00 00";
const date = "a date such as 2026-11-20";
const code = "3 to 10 digits in quotes";
const image = "a PNG or WebP file, such as bankily-qr.png";

test.each([
  ["address", "http://example.org", https],
  ["address", "see https://example.org", https],
  ["address", "https://", https],
  ["address", "https://example.org/a b", https],
  ["address", "https://exam ple.org", https],
  ["address", "https://example.org/", noSlash],
  ["facebook", "facebook.com/example", https],
  ["instagram", "instagram.com/example", https],
  ["phone", "+222 00 00 00 0", phone],
  ["phone", "+222 00 00 00 00 00", phone],
  ["phone", "+22200000000", phone],
  ["phone", "00 +222 00 00 00 00", phone],
  ["phone", "+222 aa aa aa aa", phone],
  ["email", "info", "an e-mail address"],
  ["numberSince", "20 November 2026", date],
  ["reference", "x".repeat(41), "at most 40 characters"],
  ["merchantCode", "12", code],
  ["merchantCode", "12345678901", code],
  ["merchantCode", "12a", code],
  ["merchantCode", "a123", code],
  ["qrImage", "qr.gif", image],
  ["qrImage", "qr.svg", image],
  ["qrImage", ".png", image],
  ["qrImage", "../qr.png", image],
  ["qrImage", "qr.png.exe", image],
])("%s: %s is refused", (key, value, expected) => {
  expect(problem(key, value)).toBe(expected);
});

test.each([
  ["founded", 1899],
  ["founded", 2101],
  ["founded", 2018.5],
])("%s: %d is refused", (key, value) => {
  expect(problem(key, value)).toBeDefined();
});

test.each([
  ["address", "https://example.org/khayma"],
  ["facebook", "https://www.facebook.com/"],
  ["founded", 1900],
  ["founded", 2100],
  ["reference", "x".repeat(40)],
  ["holder", "Khayma Relief"],
  ["holder", "x".repeat(60)],
  ["merchantCode", "123"],
  ["merchantCode", "1234567890"],
  ["qrImage", "bankily-qr2.webp"],
  ["qrImage", "q.png"],
])("%s: %s is accepted", (key, value) => {
  expect(problem(key, value)).toBeUndefined();
});

test("a file that has changed is read anew, so that the preview in development follows", () => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  expect(loadSite().phone).not.toBe("+222 11 22 33 44");
  copy.set("site.yaml", { phone: "+222 11 22 33 44" });
  expect(loadSite().phone).toBe("+222 11 22 33 44");
  vi.unstubAllEnvs();
});
