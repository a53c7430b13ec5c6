import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { application, chars, digits, titled, volunteer } from "../../tests/support/forms-values.ts";
import { volunteerForm, volunteerParams } from "./volunteer-form.ts";

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
  expect(volunteerForm.check({ ...application, dialCode: "+1 CA" })).toMatchObject({
    ok: true,
    value: { dialCode: "+1" },
  });
});

test("an application is sent under the names of the template, trimmed and cleaned", () => {
  const typed = {
    name: " Aïcha ",
    email: "<aicha@example.org>",
    dialCode: "+222 MR",
    phone: "36 12 34 56",
    interest: "Food\r\n",
    availability: "Week<ends>",
    message: "One, two\r\nthree\0",
  };
  const checked = volunteerForm.check(typed);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  expect(volunteerParams(checked.value, "info@example.org")).toEqual({
    from_name: "Aïcha",
    from_email: "aicha@example.org",
    phone: "+22236123456",
    interest: "Food",
    availability: "Weekends",
    message: "One, two\nthree",
    to_email: "info@example.org",
  });
});

test("nothing that leaves holds < or > or a control character, whatever was typed", () => {
  const text = anyText({ maxLength: 40 });
  const long = text.map((typed) => `${typed}long enough`);
  const typed = fc.record({
    name: long,
    email: text.map((typed) => `a${typed}@example.org`),
    phone: text.map((typed) => `${typed}36123456`),
    interest: long,
    availability: long,
    message: long,
  });
  fc.assert(
    fc.property(typed, (values) => {
      const checked = volunteerForm.check({ ...application, ...values });
      fc.pre(checked.ok);
      for (const sent of Object.values(volunteerParams(checked.value, "info@example.org"))) {
        expect(sent).not.toMatch(/[<>]|(?![\n\t])\p{Cc}/u);
        expect(sent).toBe(sent.trim());
      }
    }),
  );
});
