import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { cleanCode, emailDraft, giftMessage, maxCodeLength } from "./gift-report.ts";

test("the message has a line for each thing known", () => {
  const lines = [
    { label: "Amount", value: "1,000 MRU" },
    { label: "Date", value: "20 November 2026" },
  ];
  expect(giftMessage("Hello", lines, { line: { template: "{label} = {value}" }, dir: "ltr" })).toBe(
    "Hello\nAmount = 1,000 MRU\nDate = 20 November 2026",
  );
});

test("an e-mail draft breaks its lines as mail does", () => {
  expect(emailDraft("info@example.org", "A & B", "x\ny")).toBe(
    "mailto:info@example.org?subject=A%20%26%20B&body=x%0D%0Ay",
  );
});

test("whatever is typed as a code makes one short line that can be sent", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 80 }), (typed) => {
      const code = cleanCode(typed);
      expect(code.length).toBeLessThanOrEqual(maxCodeLength);
      expect(code).not.toMatch(/[\n\r<>]/);
    }),
  );
  expect(cleanCode("  TX-12 34\n\ud800<b>")).toBe("TX-12 34b");
});
