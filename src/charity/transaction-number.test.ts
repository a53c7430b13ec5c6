import { expect, test } from "vitest";
import { anyText, fc } from "../../tests/support/properties.ts";
import {
  cleanTransactionNumber,
  comparableTransactionNumber,
  maxTransactionNumberLength,
  transactionNumberProblem,
} from "./transaction-number.ts";

test("cleanTransactionNumber: gives a short line for any text", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 80 }), (typed) => {
      const number = cleanTransactionNumber(typed);
      expect([...number].length).toBeLessThanOrEqual(maxTransactionNumberLength);
      expect(number).not.toMatch(/[\n\r<>]/);
    }),
  );
  expect(cleanTransactionNumber("  TX-12 34\n\ud800<b>")).toBe("TX-12 34b");
  expect(cleanTransactionNumber(`1${"𝟏".repeat(40)}`)).not.toMatch(/\p{Cs}/u);
});

test.each([
  ["a number", "|123|1234567|TX1234|1234A|١٢٣٤٥٦٧|2026112012345|TX 1234|حوالة ١٢٣"],
  ["letters and digits", "TX 2026 0042 B|reference 123|KHAYMA-EXAMPLE-0001|TX 123456 A|CODA123456"],
  ["words", "code 1234567|mon numéro TX123456|numéro 2026 0042 11|رقم العملية 1234567"],
])("cleanTransactionNumber: keeps %s: %s", (_what, ways) => {
  for (const typed of ways.split("|")) {
    expect(cleanTransactionNumber(typed)).toBe(typed);
    expect(transactionNumberProblem(typed)).not.toBe("pin");
  }
});

test.each([
  ["the word", "PIN 1234|pin1234|P.I.N. 12-34|PIN: 1 2 3 4|1234 (PIN)|PIN 1234 TX2026001234"],
  ["a code", "code 4321|Code : 43 21|mon code est 1234|mot de passe 123456|pwd 1234|mdp 1234"],
  ["a code", "code PIN 1234 et numéro 2026 0042 11|mon pin 1234|mon code secret est le 1234"],
  ["a code in Arabic", "الرمز 1234|الرَّمز ١٢٣٤|رمزي السري هو ۴۳۲۱|كود1234|رمزي 1234|كلمة السر ١٢٣٤"],
  ["Arabic words", "الرمز هو ١٢٣٤|هو 1234|هو١٢٣٤"],
  ["words", "c'est 1234|C’est le 12 34.|cest 123456|it is 4321, thank you|le 1234 du 12"],
  ["words", "ma cle: 1234 ou 4321|my secret is ①②③④|c\u200e'est \u20661234\u2069"],
])("a PIN is neither passed on nor looked up beside %s: %s", (_what, ways) => {
  for (const typed of ways.split("|")) {
    expect(cleanTransactionNumber(typed), typed).toBe("");
    expect(transactionNumberProblem(typed), typed).toBe("pin");
  }
});

test("a PIN is neither passed on nor looked up: 4 to 6 digits alone", () => {
  const digit = fc.constantFrom(..."0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹");
  const noise = fc.constantFrom(..." -./#!<\n\u00a0\u202f\u200e\u200f", "");
  const typed = fc.array(fc.tuple(noise, digit, noise), { minLength: 4, maxLength: 6 });
  fc.assert(
    fc.property(typed, (parts) => {
      expect(transactionNumberProblem(parts.flat().join(""))).toBe("pin");
      expect(cleanTransactionNumber(parts.flat().join(""))).toBe("");
    }),
  );
});

test.each([
  "tx 2026 0042 b",
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

test.each([
  ["noNumber", ["", "   "]],
  ["notNumber", ["AB12", "12", "hello there", "TX<1234567>", "1".repeat(41)]],
  ["pin", ["48 21", "٤٨٢١٥٦", "code 1234", "khayma example 9999"]],
  [undefined, ["1".repeat(40), "4821567", "tx/2026.00_42-b", "CODA123456"]],
])("transactionNumberProblem: is %s for %j", (problem, ways) => {
  for (const typed of ways) expect(transactionNumberProblem(typed), typed).toBe(problem);
});
