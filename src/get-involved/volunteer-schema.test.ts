import { expect, test } from "vitest";
import { application, chars, digits, titled, volunteer } from "../forms/schema-fixture.ts";
import { checkVolunteer } from "./volunteer-schema.ts";

test.each(
  titled<[string, string, string]>([
    ["dialCode", "", "dialCodeInvalid"],
    ["dialCode", "222", "dialCodeInvalid"],
    ["dialCode", "+", "dialCodeInvalid"],
    ["dialCode", "+12345", "dialCodeInvalid"],
    ["dialCode", "+222\nBcc: x", "dialCodeInvalid"],
    ["dialCode", "222+222", "dialCodeInvalid"],
    ["dialCode", "+222 mr", "dialCodeInvalid"],
    ["dialCode", "+222 MRT", "dialCodeInvalid"],
    ["dialCode", "+1 CA", "ok"],
    ["dialCode", "+1", "ok"],
    ["dialCode", "+1684", "ok"],
    ["phone", "", "phoneRequired"],
    ["phone", "call me", "phoneRequired"],
    ["phone", digits(6), "phoneInvalid"],
    ["phone", digits(7), "ok"],
    ["phone", digits(8), "ok"],
    ["phone", digits(14), "ok"],
    ["phone", digits(15), "ok"],
    ["phone", digits(16), "phoneInvalid"],
    ["interest", " ", "interestRequired"],
    ["interest", chars(199), "ok"],
    ["interest", chars(200), "ok"],
    ["interest", chars(201), "interestTooLong"],
    ["availability", " ", "availabilityRequired"],
    ["availability", chars(199), "ok"],
    ["availability", chars(200), "ok"],
    ["availability", chars(201), "availabilityTooLong"],
  ]),
)("volunteer %s", (_title, [field, value, expected]) => {
  expect(volunteer({ [field]: value })).toEqual(expected === "ok" ? "ok" : { [field]: expected });
});

test("the country that tells shared dial codes apart is not part of the number", () => {
  expect(checkVolunteer({ ...application, dialCode: "+1 CA" })).toMatchObject({
    ok: true,
    value: { dialCode: "+1" },
  });
});
