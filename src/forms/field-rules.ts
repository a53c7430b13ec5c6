import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import * as v from "valibot";
import { latinDigits } from "../i18n/format-number.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

/**
 * What can be wrong with each field of the forms: the names of the sentences in
 * `content/<language>/forms.yaml`, in its order, and the messages of the rules below.
 */
export const errorCodes = {
  name: ["nameRequired", "nameTooShort", "nameTooLong"],
  email: ["emailRequired", "emailInvalid"],
  phone: ["phoneRequired", "phoneInvalid"],
  dialCode: ["dialCodeInvalid"],
  interest: ["interestRequired", "interestTooLong"],
  availability: ["availabilityRequired", "availabilityTooLong"],
  subject: ["subjectRequired", "subjectTooLong"],
  message: ["messageRequired", "messageTooShort", "messageTooLong"],
} as const;

/** A field that one of the forms has. */
export type FieldName = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[FieldName][number];

/**
 * Length limits of the fields (requirements, sections 5 and 9); upper limits are inclusive.
 *
 * A length is a number of UTF-16 code units, as JavaScript's `length`, HTML's `maxlength` and
 * valibot count: "é" typed as two marks counts 2, most emoji count 2 or more. Counting what people
 * call characters would disagree with the browser and vary with its Unicode version.
 */
const limits = {
  name: { min: 2, max: 100 },
  /** The longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3). */
  email: { max: 254 },
  /** Digits, without the dial code. */
  phone: { min: 7, max: 15 },
  /** Interest, availability and subject. */
  line: { max: 200 },
  message: { min: 10, max: 2000 },
} as const;

const cleaned = (clean: (text: string) => string) => v.pipe(v.string(), v.transform(clean));

const lineRule = (field: "interest" | "availability" | "subject") =>
  v.pipe(
    cleaned(cleanLine),
    v.nonEmpty(`${field}Required`),
    v.maxLength(limits.line.max, `${field}TooLong`),
  );

/**
 * The rules of the fields (requirements, section 5). Each starts by cleaning, so that what is
 * checked is what is sent: a name of "<>" is empty.
 */
export const rules: Readonly<Record<FieldName, v.GenericSchema<string>>> = {
  name: v.pipe(
    cleaned(cleanLine),
    v.nonEmpty("nameRequired"),
    v.minLength(limits.name.min, "nameTooShort"),
    v.maxLength(limits.name.max, "nameTooLong"),
  ),
  email: v.pipe(
    cleaned(cleanEmail),
    v.nonEmpty("emailRequired"),
    v.check(isAddress, "emailInvalid"),
  ),
  /** A choice in the list of dial codes; only the code is part of the number. */
  dialCode: v.pipe(
    cleaned(cleanLine),
    v.regex(/^\+\d{1,4}(?: [A-Z]{2})?$/u, "dialCodeInvalid"),
    v.transform(dialCodeOf),
  ),
  phone: v.pipe(
    cleaned(digitsOnly),
    v.nonEmpty("phoneRequired"),
    v.minLength(limits.phone.min, "phoneInvalid"),
    v.maxLength(limits.phone.max, "phoneInvalid"),
  ),
  interest: lineRule("interest"),
  availability: lineRule("availability"),
  subject: lineRule("subject"),
  message: v.pipe(
    cleaned(cleanText),
    v.nonEmpty("messageRequired"),
    v.minLength(limits.message.min, "messageTooShort"),
    v.maxLength(limits.message.max, "messageTooLong"),
  ),
};

type ControlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "required" | "autoComplete" | "type" | "inputMode" | "minLength" | "dir"
> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows">;

const line: ControlProps = { required: true, type: "text", autoComplete: "off" };

/**
 * What the browser can check of a field by itself, the keyboard to show, and how many lines. Upper
 * limits are left out on purpose: with `maxlength` a browser cuts a longer paste without a word, so the
 * visitor loses text and never sees the message that says why.
 */
export const controls: Readonly<Record<FieldName, ControlProps>> = {
  name: { required: true, type: "text", autoComplete: "name", minLength: limits.name.min },
  email: { required: true, type: "email", inputMode: "email", autoComplete: "email", dir: "ltr" },
  // Not required: one of its codes is always chosen, and HTML wants an empty first one otherwise.
  dialCode: { autoComplete: "tel-country-code" },
  phone: {
    required: true,
    // HTML allows `tel-national` on a text field only; `inputmode` brings up the digits.
    type: "text",
    inputMode: "numeric",
    autoComplete: "tel-national",
    minLength: limits.phone.min,
    dir: "ltr",
  },
  interest: line,
  availability: line,
  subject: line,
  message: { required: true, autoComplete: "off", minLength: limits.message.min, rows: 6 },
};

/** No white space, controls, or marks that would make one address two. Letters of any script. */
const localPart = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

/** The live check (requirements, section 4): not empty and not an address. */
export function isMalformedEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address !== "" && !isAddress(address);
}

/**
 * Whether a cleaned text is one address of the simple kind (`someone@example.org`), of at most 254
 * characters. Takes linear time: one character class per part, no nested repetition.
 */
function isAddress(cleaned: string): boolean {
  if (cleaned.length > limits.email.max) return false;
  const [name = "", domain = "", ...more] = cleaned.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    localPart.test(name) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}

/** A text as the field holds it: a phone number drops non-digits while it is typed. */
export const normalize = (field: FieldName, text: string): string =>
  field === "phone" ? digitsOnly(text) : text;

/** What is left of a phone number as it is typed (requirements, section 5): digits, 0–9. */
export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

/** The code of a choice in the list: `+1` of `+1 CA`, as several countries share a code. */
export function dialCodeOf(choice: string): string {
  return choice.replace(/ .*/u, "");
}

/**
 * Whether a number seems to hold its country's dial code too, as pasted ones often do: it would then
 * be sent twice. Only a guess, since a national number may start with the same digits.
 * @param choice in the list of dial codes, such as `+222 MR`
 * @param phone digits
 */
export function repeatsDialCode(choice: string, phone: string): boolean {
  const code = digitsOnly(dialCodeOf(choice));
  const number = phone.replace(/^00/u, "");
  return code !== "" && number.startsWith(code) && number.length - code.length >= limits.phone.min;
}
