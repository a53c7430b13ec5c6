import { expect, test } from "vitest";
import { repeatsDialCode } from "./repeats-dial-code.ts";

test.each([
  ["the number alone", "+222 MR", "36123456", false],
  ["with the code", "+222 MR", "22236123456", true],
  ["with 00 and the code", "+222 MR", "0022236123456", true],
  ["a short number that starts like the code", "+222 MR", "22236123", false],
  ["at the least length, with the code", "+222 MR", "2221234567", true],
  ["below the least length, with the code", "+222 MR", "222123456", false],
  ["with the code, and 00 inside", "+222 MR", "22236001234", true],
  ["with a code of one digit", "+1 CA", "15145551234", true],
  ["nothing typed", "+222 MR", "", false],
  ["no code chosen", "", "36123456", false],
])("%s", (_what, dialCode, phone, repeated) => {
  expect(repeatsDialCode(dialCode, phone)).toBe(repeated);
});
