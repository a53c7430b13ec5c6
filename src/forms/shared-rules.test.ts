import { describe, expect, test } from "vitest";
import { checkContact } from "../contact/contact-schema.ts";
import { checkVolunteer } from "../get-involved/volunteer-schema.ts";
import {
  application,
  chars,
  contact,
  message,
  outcome,
  titled,
  volunteer,
} from "./schema-fixture.ts";

test("values within the limits come out cleaned", () => {
  const padded = {
    name: " <Aïcha>\u00A0",
    email: "\u200Faicha@example.org ",
    dialCode: " +222",
    phone: "٣٦ 12-34-56",
    interest: "\tFood\r\n",
    availability: "Week\nends",
    message: "\r\nI can drive\r\na lorry.\0 ",
  };
  expect(checkVolunteer(padded)).toEqual({
    ok: true,
    value: { ...application, availability: "Week ends", message: "I can drive\na lorry." },
  });
  expect(checkContact({ ...message, subject: " Partnership\u2029" })).toEqual({
    ok: true,
    value: message,
  });
});

test("every empty field of a form is named, by its first rule", () => {
  expect(outcome(checkVolunteer({}))).toEqual({
    name: "nameRequired",
    email: "emailRequired",
    dialCode: "dialCodeInvalid",
    phone: "phoneRequired",
    interest: "interestRequired",
    availability: "availabilityRequired",
    message: "messageRequired",
  });
  expect(outcome(checkContact({}))).toEqual({
    name: "nameRequired",
    email: "emailRequired",
    subject: "subjectRequired",
    message: "messageRequired",
  });
});

describe.each([
  ["volunteer", volunteer],
  ["contact", contact],
] as const)("the fields that both forms have: %s", (_form, check) => {
  test.each(
    titled<[string, string, string]>([
      ["name", "", "nameRequired"],
      ["name", "  \u200B ", "nameRequired"],
      ["name", "<>", "nameRequired"],
      ["name", chars(1), "nameTooShort"],
      ["name", "<x>", "nameTooShort"],
      ["name", chars(2), "ok"],
      ["name", chars(3), "ok"],
      ["name", chars(99), "ok"],
      ["name", chars(100), "ok"],
      ["name", ` ${chars(100)} `, "ok"],
      ["name", chars(101), "nameTooLong"],
      ["email", "", "emailRequired"],
      ["email", " ", "emailRequired"],
      ["email", "aicha@example", "emailInvalid"],
      ["email", "a@b.co", "ok"],
      ["message", "", "messageRequired"],
      ["message", "\n<>\n", "messageRequired"],
      ["message", chars(9), "messageTooShort"],
      ["message", ` ${chars(9)} `, "messageTooShort"],
      ["message", chars(10), "ok"],
      ["message", chars(11), "ok"],
      ["message", chars(1999), "ok"],
      ["message", chars(2000), "ok"],
      ["message", `\n${chars(2000)}\n`, "ok"],
      ["message", `${chars(999)}\r\n${chars(1000)}`, "ok"],
      ["message", chars(2001), "messageTooLong"],
      ["message", "😀".repeat(1000), "ok"],
      ["message", "😀".repeat(1001), "messageTooLong"],
    ]),
  )("%s", (_title, [field, value, expected]) => {
    expect(check({ [field]: value })).toEqual(expected === "ok" ? "ok" : { [field]: expected });
  });
});
