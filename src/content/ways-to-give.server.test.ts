import * as v from "valibot";
import { expect, test } from "vitest";
import { languages } from "./load-content.server.ts";
import { fromAbroad, otherWay } from "./ways-to-give.server.ts";

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
/** Both from the IBAN registry, where they stand as examples. */
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

const problem = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message;

test.each([
  [otherWay, wallet],
  [otherWay, bankWay],
  [otherWay, { ...bankWay, account: mauritanian }],
  [otherWay, { ...bankWay, account: mauritanian.slice(5) }],
  [fromAbroad, transfer],
  [fromAbroad, { ...transfer, iban: mauritanian, bic: "abcd mr mr xxx" }],
  [fromAbroad, { kind: "relay", name: "A", address: "https://example.org", tried: "2026-11-01" }],
])("a way is accepted: %#", (schema, way) => {
  expect(problem(schema, way)).toBeUndefined();
});

const ibanProblem = "an IBAN whose length and check digits are right";
const bicProblem = "a BIC of 8 or 11 characters, such as ABCDMRMR";
const accountProblem = "an IBAN, or 5 to 23 digits";

test.each([
  // A digit wrong, two digits exchanged, one too few, a country without IBANs.
  ["iban", "FR14 2004 1010 0505 0001 3M02 607", ibanProblem],
  ["iban", "FR14 2004 1010 0505 0010 3M02 606", ibanProblem],
  ["iban", "MR13 0002 0001 0100 0012 3456 75", ibanProblem],
  ["iban", "US14 2004 1010 0505 0001 3M02 606", ibanProblem],
  ["bic", "ABCDFRP", bicProblem],
  ["bic", "ABCDFRPPX", bicProblem],
  ["bic", "AB3DXX!P", bicProblem],
  ["holder", "x".repeat(61), "at most 60 characters"],
  ["tried", "2999-01-01", "a day that is not still to come"],
])("from abroad, %s: %s is refused", (key, value, expected) => {
  expect(problem(fromAbroad, { ...transfer, [key]: value })).toBe(expected);
});

test.each([
  [{ ...wallet, number: "00 00 00 01" }, "a Mauritanian number written as +222 00 00 00 00"],
  [{ ...bankWay, account: "1234" }, accountProblem],
  [{ ...bankWay, account: "MR13 0002 0001 0100 0012 3456 754" }, accountProblem],
  [{ ...bankWay, account: "twelve" }, accountProblem],
])("a further way is refused: %#", (way, expected) => {
  expect(problem(otherWay, way)).toBe(expected);
});

test.each([
  ["in one language only", { en: ["Open it"] }],
  ["in a language that the site does not have", { ...steps, xx: ["Open it", "Send"] }],
  ["fewer in one language", { ...steps, [languages()[0]?.code ?? ""]: ["Open it"] }],
])("steps are refused %s", (_what, given) => {
  expect(problem(otherWay, { ...wallet, steps: given })).toMatch(/^as many steps in each/);
});

test("numbers are kept as a machine reads them", () => {
  expect(v.parse(fromAbroad, transfer)).toMatchObject({
    iban: "FR1420041010050500013M02606",
    bic: "ABCDFRPP",
  });
  expect(v.parse(otherWay, bankWay)).toMatchObject({ account: "00020001" });
});
