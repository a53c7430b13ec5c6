import { expect, test } from "vitest";
import { errorOf } from "../forms/field-rules.ts";
import { listCountries } from "./countries.server.ts";
import { isDoubtful, readPhone } from "./read-phone.ts";

const countries = listCountries("en-GB");

test.each(["en-GB", "fr-FR", "ar-MR"])("countries: each has a code and a name in %s", (locale) => {
  expect(listCountries(locale).length).toBeGreaterThan(230);
  for (const [choice, name, , length] of listCountries(locale)) {
    expect(choice).toMatch(/^\+\d{1,4} [A-Z]{2}$/u);
    expect(name.trim()).not.toBe("");
    expect(errorOf("phone", "1".repeat(length)), name).toBeUndefined();
  }
});

test.each([
  // What people paste, the chosen code, and the number to call.
  ["36 12 34 56", "+222 MR", "+222 MR", "36123456"],
  ["+222 36 12 34 56", "+222 MR", "+222 MR", "36123456"],
  ["00222 36-12-34-56", "+222 MR", "+222 MR", "36123456"],
  ["22236123456", "+222 MR", "+222 MR", "36123456"],
  ["+٢٢٢ ٣٦١٢٣٤٥٦", "+33 FR", "+222 MR", "36123456"],
  ["036123456", "+222 MR", "+222 MR", "36123456"],
  ["+33 6 12 34 56 78", "+222 MR", "+33 FR", "612345678"],
  ["06 12 34 56 78", "+33 FR", "+33 FR", "612345678"],
  ["+33 (0)6 12 34 56 78", "+222 MR", "+33 FR", "612345678"],
  // A number that begins like its code, and countries whose numbers begin with 0.
  ["9123456789", "+91 IN", "+91 IN", "9123456789"],
  ["07 12 34 56 78", "+225 CI", "+225 CI", "0712345678"],
  ["+39 06 1234567", "+222 MR", "+39 IT", "061234567"],
  ["+39 06 1234 56789", "+222 MR", "+39 IT", "06123456789"],
  ["06 1234 56789", "+39 IT", "+39 IT", "06123456789"],
  // Countries that share a code.
  ["+1 514 555 1234", "+222 MR", "+1 US", "5145551234"],
  ["+1 514 555 1234", "+1 CA", "+1 CA", "5145551234"],
  // A code in no list stays in the number.
  ["+999 1234567", "+222 MR", "+", "9991234567"],
  ["36123456", "+999 ZZ", "+999 ZZ", "36123456"],
  // The form refuses six digits, so the list lacks Andorra, and the code counts as digits.
  ["+376 312 345", "+222 MR", "+", "376312345"],
  // No code begins with 0, and a code in front of a number that is too long may be a part of it.
  ["000036123456", "+222 MR", "+222 MR", "00036123456"],
  ["+00222 36 12 34 56", "+33 FR", "+222 MR", "36123456"],
  ["222361234567", "+222 MR", "+222 MR", "222361234567"],
  // A sign of a code stays on the screen until its code follows, and a code that was removed chooses no country.
  ["00", "+33 FR", "+33 FR", "00"],
  ["+ 0a", "+33 FR", "+33 FR", "+"],
  ["", "+", "+222 MR", ""],
])("phone: %s with %s is %s %s", (typed, chosen, dialCode, phone) => {
  expect(readPhone(typed, chosen, countries)).toEqual({ dialCode, phone });
});

test.each([
  ["33612345678", "+222 MR", true],
  ["4915123456789", "+49 DE", true],
  ["36123456", "+222 MR", false],
  ["22236123", "+222 MR", false],
])("phone: %s with %s is doubtful: %s", (phone, dialCode, isAsked) => {
  expect(isDoubtful(phone, dialCode, countries)).toBe(isAsked);
});
