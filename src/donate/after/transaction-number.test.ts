import { describe, expect, test } from "vitest";
import { anyText, fc } from "../../../tests/support/properties.ts";
import {
  cleanTransactionNumber,
  comparableTransactionNumber,
  looksLikePin,
  maxTransactionNumberLength,
  transactionNumberProblem,
} from "./transaction-number.ts";

describe("clean transaction number", () => {
  test("cleanTransactionNumber: gives a short line for any text", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (typed) => {
        const number = cleanTransactionNumber(typed);
        expect(number.length).toBeLessThanOrEqual(maxTransactionNumberLength);
        expect(number).not.toMatch(/[\n\r<>]/);
      }),
    );
    expect(cleanTransactionNumber("  TX-12 34\n\ud800<b>")).toBe("TX-12 34b");
  });

  test.each([
    ...[
      "",
      "123",
      "1234567",
      "TX1234",
      "1234A",
      "١٢٣٤٥٦٧",
      "2026112012345",
      "TX 1234",
      "حوالة ١٢٣",
    ],
    ...["code 1234567", "TX 2026 0042 B", "reference 123", "KHAYMA-EXAMPLE-0001"],
    ...[
      "TX123456",
      "mon numéro TX123456",
      "numéro 2026 0042 11",
      "TX 123456 A",
      "رقم العملية 1234567",
    ],
  ])("cleanTransactionNumber: keeps %j", (typed) => {
    expect(looksLikePin(typed)).toBe(false);
    expect(cleanTransactionNumber(typed)).toBe(typed);
  });

  test.each([
    ...[
      "PIN 1234",
      "pin1234",
      "P.I.N. 12-34",
      "PIN: 1 2 3 4",
      "1234 (PIN)",
      "PIN 1234 TX2026001234",
    ],
    ...["code 4321", "Code : 43 21", "mon code est 1234", "mot de passe 123456"],
    ...["الرمز 1234", "الرَّمز ١٢٣٤", "رمزي السري هو ۴۳۲۱", "كود1234", "my secret is ①②③④"],
    ...["mdp 1234", "code PIN 1234 et numéro 2026 0042 11"],
    ...[
      "c'est 1234",
      "C’est le 12 34.",
      "mon pin 1234",
      "mon code secret est le 1234",
      "cest 123456",
    ],
    ...[
      "رمزي 1234",
      "الرمز هو ١٢٣٤",
      "هو 1234",
      "كلمة السر ١٢٣٤",
      "هو١٢٣٤",
      "it is 4321, thank you",
    ],
    ...["pwd 1234", "ma cle: 1234 ou 4321", "c\u200e'est \u20661234\u2069", "le 1234 du 12"],
  ])("cleanTransactionNumber: drops the PIN in %j", (typed) => {
    expect(cleanTransactionNumber(typed)).toBe("");
    expect(transactionNumberProblem(typed)).toBe("pin");
  });

  test("cleanTransactionNumber: drops 4 to 6 digits alone", () => {
    const digit = fc.constantFrom(..."0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹");
    const noise = fc.constantFrom(..." -./#!<\n\u00a0\u202f\u200e\u200f", "");
    const typed = fc.array(fc.tuple(noise, digit, noise), { minLength: 4, maxLength: 6 });
    fc.assert(
      fc.property(typed, (parts) => {
        expect(looksLikePin(parts.flat().join(""))).toBe(true);
        expect(cleanTransactionNumber(parts.flat().join(""))).toBe("");
      }),
    );
  });
});

describe("comparable transaction number", () => {
  test.each([
    "tx 2026 0042 b",
    "TX20260042B",
    " Tx\u00a02026\u202f0042 b\n",
    "\u2068TX2026\u200e0042B\u2069",
    "tx٢٠٢٦٠٠٤٢b",
    "TX۲۰۲۶۰۰۴۲B",
    "TX-2026/00.42_b",
    "TX–2026‑0042—B−",
  ])("comparableTransactionNumber: is the same for %j", (typed) => {
    expect(comparableTransactionNumber(typed)).toBe("TX20260042B");
    expect(transactionNumberProblem(typed)).toBeUndefined();
  });

  test("comparableTransactionNumber: differs when a letter or a digit differs", () => {
    const numbers = ["TX20260042C", "TX20260043B", "X20260042B", "TX20260042", "TX2026004B2"];
    expect(new Set(["TX20260042B", ...numbers].map(comparableTransactionNumber)).size).toBe(6);
  });

  test("comparableTransactionNumber: does not change when it is applied again", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (typed) => {
        const once = comparableTransactionNumber(typed);
        expect(comparableTransactionNumber(once)).toBe(once);
      }),
    );
  });

  test.each([
    ["", "notNumber"],
    ["   ", "notNumber"],
    ["AB12", "notNumber"],
    ["12", "notNumber"],
    ["hello there", "notNumber"],
    ["TX<1234567>", "notNumber"],
    ["1".repeat(41), "notNumber"],
    ["1".repeat(40), undefined],
    ["48 21", "pin"],
    ["٤٨٢١٥٦", "pin"],
    ["4821567", undefined],
    ["tx/2026.00_42-b", undefined],
    ["حوالة ١٢٣", undefined],
  ])("transactionNumberProblem: %j gives %s", (typed, problem) => {
    expect(transactionNumberProblem(typed)).toBe(problem);
  });
});
