import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import {
  application,
  chars,
  contact,
  message,
  outcome,
  titled,
  volunteer,
} from "../../tests/support/forms-values.ts";
import { contactForm } from "../contact/contact-form.ts";
import { volunteerForm } from "../get-involved/volunteer-form.ts";
import {
  controls,
  dialCodeOf,
  digitsOnly,
  isMalformedEmail,
  repeatsDialCode,
  rules,
} from "./field-rules.ts";

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
  expect(volunteerForm.check(padded)).toEqual({
    ok: true,
    value: { ...application, availability: "Week ends", message: "I can drive\na lorry." },
  });
  expect(contactForm.check({ ...message, subject: " Partnership\u2029" })).toEqual({
    ok: true,
    value: message,
  });
});

test("every empty field of a form is named, by its first rule", () => {
  expect(outcome(volunteerForm.check({ ...volunteerForm.initial, dialCode: "" }))).toEqual({
    name: "nameRequired",
    email: "emailRequired",
    dialCode: "dialCodeInvalid",
    phone: "phoneRequired",
    interest: "interestRequired",
    availability: "availabilityRequired",
    message: "messageRequired",
  });
  expect(outcome(contactForm.check(contactForm.initial))).toEqual({
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

test("whatever is typed, the check never throws and names a field when it refuses", () => {
  const text = anyText({ maxLength: 120 });
  const typed = fc.record({ name: text, email: text, phone: text, interest: text, message: text });
  fc.assert(
    fc.property(typed, (values) => {
      const checked = volunteerForm.check({ ...application, ...values });
      expect(checked.ok || Object.values(checked.errors).some(Boolean)).toBe(true);
    }),
  );
});

test("what a check lets through passes again unchanged", () => {
  const text = anyText({ minLength: 12, maxLength: 120 });
  fc.assert(
    fc.property(fc.record({ name: text, subject: text, message: text }), (typed) => {
      const checked = contactForm.check({ ...message, ...typed });
      fc.pre(checked.ok);
      expect(contactForm.check(checked.value)).toEqual(checked);
    }),
  );
});

const isEmail = (text: string) => v.is(rules.email, text);

test.each([
  "a@b.co",
  "first.last+tag@sub.example.org",
  "o'neil_1%x@example.museum",
  "عائشة@مثال.موريتانيا",
  "x@xn--mgbc0a9azcg.example",
  "  padded@example.org\u00A0",
  "<pasted@example.org>",
])("%j is an address", (text) => {
  expect(isEmail(text)).toBe(true);
  expect(isMalformedEmail(text)).toBe(false);
});

test.each([
  "plain",
  "@example.org",
  "a@",
  "a@example",
  "a@.org",
  "a@example.",
  "a@example..org",
  "a b@example.org",
  "a@exam ple.org",
  "a@b@example.org",
  "a@example.org@example.org",
  "a@example.org,b@example.org",
  "a;b@example.org",
  "Ali <a@example.org>",
  "a@exam_ple.org",
  "a@-\u0001_.org",
  "a@_b.org",
  ...[...'\t,;:()[]\\"'].map((mark) => `a${mark}b@example.org`),
])("%j is none", (text) => {
  expect(isEmail(text)).toBe(false);
  expect(isMalformedEmail(text)).toBe(true);
});

test("an address may have 254 characters and no more", () => {
  const ofLength = (length: number) => `${"a".repeat(length - "@example.org".length)}@example.org`;
  expect(isEmail(ofLength(253))).toBe(true);
  expect(isEmail(ofLength(254))).toBe(true);
  expect(isEmail(ofLength(255))).toBe(false);
});

test.each(["", "   ", "<>", "\u200F"])("%j is empty, so the live check is silent", (text) => {
  expect(isEmail(text)).toBe(false);
  expect(isMalformedEmail(text)).toBe(false);
});

describe("a megabyte", () => {
  const many = (text: string) => text.repeat(1_000_000 / text.length);
  test.each([
    ["letters", many("a")],
    ["at signs", many("@")],
    ["dots after an at sign", `a@${many(".")}`],
    ["dots and at signs", many("a@.")],
    ["labels without an end", `a@${many("a.")}@`],
    ["spaces", `a@${many(" ")}b.co`],
  ])("of %s is no address, at once", { timeout: 2000 }, (_what, text) => {
    expect(isEmail(text)).toBe(false);
  });
});

test("no text makes the check throw", () => {
  fc.assert(fc.property(anyText(), (text) => typeof isEmail(text) === "boolean"));
});

test.each([
  ["36 12-34.56", "36123456"],
  ["(36) 12a34b56", "36123456"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["\u202A36 12 34 56\u202C", "36123456"],
  ["+", ""],
  ["१२", ""],
  ["", ""],
])("%j becomes %j", (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits);
});

test("nothing but 0 to 9 is left, whatever is typed", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(digitsOnly(text)).toMatch(/^[0-9]*$/u);
      expect(digitsOnly(digitsOnly(text))).toBe(digitsOnly(text));
    }),
  );
});

test.each([
  ["+222 MR", "+222"],
  ["+1 CA", "+1"],
  ["+1684", "+1684"],
  ["", ""],
])("the dial code of %j is %j", (choice, code) => {
  expect(dialCodeOf(choice)).toBe(code);
});

describe("a phone number that holds its dial code too", () => {
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
});

const fields = [...new Set([...volunteerForm.fields, ...contactForm.fields])];

test.each(fields)(
  "%s is marked required, unless it always has a value, and never cuts a paste",
  (field) => {
    expect(controls[field].required).toBe(field === "dialCode" ? undefined : true);
    expect(controls[field]).not.toHaveProperty("maxLength");
  },
);

test("the list of dial codes is not called required: it has no empty choice", () => {
  expect(volunteerForm.initial.dialCode).not.toBe("");
});

test.each([
  ["name", { type: "text", minLength: 2, autoComplete: "name" }],
  ["email", { type: "email", inputMode: "email", autoComplete: "email" }],
  ["phone", { type: "text", inputMode: "numeric", minLength: 7, autoComplete: "tel-national" }],
  ["dialCode", { autoComplete: "tel-country-code" }],
  ["interest", { type: "text", autoComplete: "off" }],
  ["availability", { type: "text", autoComplete: "off" }],
  ["subject", { type: "text", autoComplete: "off" }],
  ["message", { minLength: 10, autoComplete: "off" }],
] as const)("%s has the attributes of its rules", (field, attributes) => {
  expect(controls[field]).toMatchObject(attributes);
});
