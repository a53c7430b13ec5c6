import { expect, test } from "vitest";
import { digitsOnly } from "./clean-text.ts";
import { errorOf, type FieldName } from "./field-rules.ts";

const x = (count: number) => "x".repeat(count);
const digits = (count: number) => "1".repeat(count);

type Cases = Readonly<Record<string, readonly string[]>>;

const expected: Readonly<Record<FieldName, Cases>> = {
  name: {
    nameRequired: ["", "  \u200B ", "<>", "\u2800\u2800\u2800", "\u3164\u115F"],
    nameTooShort: ["x", " <x> "],
    nameTooLong: [x(101)],
    ok: [x(2), ` ${x(100)} `],
  },
  email: {
    emailRequired: ["", "   ", "<>", "\u200F"],
    emailInvalid: ["aicha@example", `${x(243)}@example.org`],
    ok: ["a@b.co", `${x(242)}@example.org`],
  },
  dialCode: {
    dialCodeInvalid: ["", "222", "+12345", "+222\nBcc: x", "222+222", "+222 mr", "+222 MRT"],
    ok: ["+", "+222 MR", "+1 CA", "+1", "+1684"],
  },
  phone: {
    phoneRequired: ["", "call me", "+"],
    phoneInvalid: [digits(6), digits(16)],
    ok: [digits(7), digits(15), "٣٦ 12-34-56"],
  },
  interest: { interestRequired: [" "], interestTooLong: [x(201)], ok: ["x", x(200)] },
  availability: { availabilityRequired: [" "], availabilityTooLong: [x(201)], ok: [x(200)] },
  subject: { subjectRequired: ["", "<<>>"], subjectTooLong: [x(201)], ok: ["x", x(200)] },
  message: {
    messageRequired: ["", "\n<>\n"],
    messageTooShort: [x(9), ` ${x(9)} `],
    messageTooLong: [x(2001), "😀".repeat(1001)],
    ok: [x(10), `\n${x(2000)}\n`, `${x(999)}\r\n${x(1000)}`, "😀".repeat(1000)],
  },
};

const names = Object.keys(expected).filter((name): name is FieldName => name in expected);

test.each(names)("errorOf: finds the right error for the field %s", (name) => {
  for (const [error, texts] of Object.entries(expected[name])) {
    for (const text of texts) expect(errorOf(name, text) ?? "ok", text.slice(0, 20)).toBe(error);
  }
});

test.each([
  "first.last+tag@sub.example.org",
  "o'neil_1%x@example.museum",
  "عائشة@مثال.موريتانيا",
  "x@xn--mgbc0a9azcg.example",
  "  padded@example.org\u00A0",
  "<pasted@example.org>",
])("errorOf: accepts the email address %j", (text) => {
  expect(errorOf("email", text)).toBeUndefined();
});

test.each([
  ...["plain", "@example.org", "a@", "a@example", "a@.org", "a@example.", "a@example..org"],
  ...["a b@example.org", "a@exam ple.org", "a@b@example.org", "a@example.org@example.org"],
  ...["a@example.org,b@example.org", "Ali <a@example.org>", "a@exam_ple.org", "a@_b.org"],
  ...["a@-b.de", "a@b-.de", "a@b.-de", "a@b.de-"],
  ...[".a@example.org", "a.@example.org", "a..b@example.org", "a@example.org.", "“a@example.org”"],
  ...[...'\t,;:()[]\\"'].map((mark) => `a${mark}b@example.org`),
])("errorOf: refuses the email address %j", (text) => {
  expect(errorOf("email", text)).toBe("emailInvalid");
});

const many = (text: string) => text.repeat(1_000_000 / text.length);
// A search that goes back over the text would take hours.
test.each([many("a"), many("@"), `a@${many(".")}`, `a@${many("a.")}@`, `a@${many(" ")}b.co`])(
  "errorOf: refuses a text of a million characters",
  (text) => {
    expect(errorOf("email", text)).toBe("emailInvalid");
  },
);

test.each([
  ["36 12-34.56", "36123456"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["\u202A(36) 12a34\u202C", "361234"],
  ["+१२", ""],
])("digitsOnly: finds in %j the digits %j", (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits);
});
