import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { languages } from "./load-content.server.ts";
import { fromAbroad, loadSite, otherWay, siteSchema } from "./site.server.ts";

const problemIn = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message;

const phoneProblem = "a Mauritanian number written as +222 00 00 00 00";

function problem(key: string, value: unknown): string | undefined {
  const site = loadSite();
  const change = key in site ? { [key]: value } : { bankily: { ...site.bankily, [key]: value } };
  return problemIn(siteSchema, { ...site, ...change });
}

test.each([
  [
    "address",
    "an address that starts with https://",
    "http://example.org|see https://a.org|https://",
  ],
  ["address", "an address that starts with https://", "https://a.org/a b|https://exam ple.org"],
  [
    "address",
    "an address without a path or a slash, for every link begins there",
    "https://example.org/|https://a.github.io/khayma",
  ],
  ["facebook", "an address that starts with https://", "facebook.com/example"],
  ["phone", phoneProblem, "+222 00 00 00 0|+222 00 00 00 00 00|+22200000000|00 +222 00 00 00 00"],
  ["email", "an e-mail address", "info"],
  ["numberSince", "a date such as 2026-11-20", "20 November 2026"],
  ["reference", "at most 40 characters", "x".repeat(41)],
  ["merchantCode", "3 to 10 digits in quotes", "12|12345678901|12a|a123"],
  [
    "qrImage",
    "a PNG or WebP file, such as bankily-qr.png",
    "qr.gif|qr.svg|.png|../qr.png|qr.png.exe",
  ],
])("site.yaml: a wrong %s needs %s: %s", (key, expected, values) => {
  for (const value of values.split("|")) expect(problem(key, value), value).toBe(expected);
});

test.each([
  ["founded", [1899, 2101, 2018.5], [1900, 2100]],
  ["address", [], ["https://khayma.example.org"]],
  ["facebook", [], ["https://www.facebook.com/"]],
  ["reference", [], ["x".repeat(40)]],
  ["holder", ["x".repeat(61)], ["Khayma Relief", "x".repeat(60)]],
  ["merchantCode", [], ["123", "1234567890"]],
  ["qrImage", [], ["bankily-qr2.webp", "q.png"]],
])("site.yaml: %s refuses %j and accepts %j", (key, refused, accepted) => {
  for (const value of refused) expect(problem(key, value), `${value}`).toBeDefined();
  for (const value of accepted) expect(problem(key, value), `${value}`).toBeUndefined();
});

test("site.yaml: is read again when it has changed", () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  expect(loadSite().phone).not.toBe("+222 11 22 33 44");
  copy.set("site.yaml", { phone: "+222 11 22 33 44" });
  expect(loadSite().phone).toBe("+222 11 22 33 44");
});

const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Open it", "Send"]]));
const wallet = {
  kind: "wallet",
  name: "Example Wallet",
  number: "+222 00 00 00 01",
  holder: "NAME OF THE HOLDER",
  steps,
  tried: "2026-11-01",
};
const bank = { ...wallet, kind: "bank", number: undefined, account: "0002 0001" };
const { number: _, ...bankWay } = bank;
/** Both are examples of the IBAN registry. */
const mauritanian = "MR13 0002 0001 0100 0012 3456 753";
const french = "FR14 2004 1010 0505 0001 3M02 606";
const transfer = {
  kind: "transfer",
  bank: "Example Bank",
  holder: "NAME OF THE HOLDER",
  iban: french,
  bic: "ABCDFRPP",
  tried: "2026-11-01",
};

test.each([
  [otherWay, wallet],
  [otherWay, bankWay],
  [otherWay, { ...bankWay, account: mauritanian }],
  [otherWay, { ...bankWay, account: mauritanian.slice(5) }],
  [fromAbroad, transfer],
  [fromAbroad, { ...transfer, iban: mauritanian, bic: "abcd mr mr xxx" }],
  [fromAbroad, { kind: "relay", name: "A", address: "https://example.org", tried: "2026-11-01" }],
])("ways to give: a complete one is accepted: %#", (schema, way) => {
  expect(problemIn(schema, way)).toBeUndefined();
});

const ibanProblem = "an IBAN whose length and check digits are right";
const bicProblem = "a BIC of 8 or 11 characters, such as ABCDMRMR";
const accountProblem = "an IBAN, or 5 to 23 digits";

test.each([
  // A wrong digit, two exchanged digits, a missing digit, and a country without IBANs.
  ["iban", "FR14 2004 1010 0505 0001 3M02 607", ibanProblem],
  ["iban", "FR14 2004 1010 0505 0010 3M02 606", ibanProblem],
  ["iban", "MR13 0002 0001 0100 0012 3456 75", ibanProblem],
  ["iban", "US14 2004 1010 0505 0001 3M02 606", ibanProblem],
  ["bic", "ABCDFRP", bicProblem],
  ["bic", "ABCDFRPPX", bicProblem],
  ["bic", "AB3DXX!P", bicProblem],
  ["holder", "x".repeat(61), "at most 60 characters"],
  ["tried", "2999-01-01", "a day that is not still to come"],
])("way from abroad: the %s %s is refused", (key, value, expected) => {
  expect(problemIn(fromAbroad, { ...transfer, [key]: value })).toBe(expected);
});

test.each([
  [{ ...wallet, number: "00 00 00 01" }, phoneProblem],
  [{ ...bankWay, account: "1234" }, accountProblem],
  [{ ...bankWay, account: "MR13 0002 0001 0100 0012 3456 754" }, accountProblem],
  [{ ...bankWay, account: "twelve" }, accountProblem],
])("other way: a wrong number or account is refused: %#", (way, expected) => {
  expect(problemIn(otherWay, way)).toBe(expected);
});

test.each([
  ["in one language only", { en: ["Open it"] }],
  ["in a language that the site does not have", { ...steps, xx: ["Open it", "Send"] }],
  ["that are fewer in one language", { ...steps, [languages()[0].code]: ["Open it"] }],
])("other way: steps are refused %s", (_what, given) => {
  expect(problemIn(otherWay, { ...wallet, steps: given })).toMatch(/^as many steps in each/);
});

test("ways to give: numbers are stored without spaces", () => {
  expect(v.parse(fromAbroad, transfer)).toMatchObject({
    iban: "FR1420041010050500013M02606",
    bic: "ABCDFRPP",
  });
  expect(v.parse(otherWay, bankWay)).toMatchObject({ account: "00020001" });
});
