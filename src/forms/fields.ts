import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { FormsTexts } from "../../generated/texts.ts";
import { latinDigits } from "../i18n/format-number.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

/** What can be wrong with a field: the name of a sentence in `content/<language>/forms.yaml`. */
export type ErrorCode = keyof FormsTexts["errors"];

type ControlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "required" | "autoComplete" | "type" | "inputMode" | "minLength" | "dir"
> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows">;

/** All that is to be known of a field, but its words. */
type Field = {
  /** Makes of what was typed what is checked and sent: a name of "<>" is empty. */
  readonly clean: (typed: string) => string;
  /** Of the cleaned text; the first one broken is shown. Upper limits are inclusive. */
  readonly rules: readonly (readonly [error: ErrorCode, isBroken: (text: string) => boolean])[];
  /**
   * What the browser can check by itself, the keyboard to show, and how many lines. Upper limits are
   * left out on purpose: with `maxlength` a browser cuts a longer paste without a word, so the visitor
   * loses text and never sees the message that says why.
   */
  readonly control: ControlProps;
  /** What is taken out at once while it is typed. */
  readonly whileTyping?: (typed: string) => string;
};

/*
 * A length is a number of UTF-16 code units, as JavaScript's `length` and HTML's `maxlength` count: "é"
 * typed as two marks counts 2, most emoji count 2 or more. Counting what people call characters would
 * disagree with the browser and vary with its Unicode version.
 */
const isEmpty = (text: string) => text === "";
const under = (least: number) => (text: string) => text.length < least;
const over = (most: number) => (text: string) => text.length > most;

/** Digits of a phone number, without the dial code. */
const phoneLength = { min: 7, max: 15 };

const required = { required: true, autoComplete: "off" };

const line = (empty: ErrorCode, tooLong: ErrorCode): Field => ({
  clean: cleanLine,
  rules: [
    [empty, isEmpty],
    [tooLong, over(200)],
  ],
  control: { ...required, type: "text" },
});

/** The fields of both forms (requirements, sections 5 and 9). */
export const fields = {
  name: {
    clean: cleanLine,
    rules: [
      ["nameRequired", isEmpty],
      ["nameTooShort", under(2)],
      ["nameTooLong", over(100)],
    ],
    control: { required: true, type: "text", autoComplete: "name", minLength: 2 },
  },
  email: {
    clean: cleanEmail,
    rules: [
      ["emailRequired", isEmpty],
      ["emailInvalid", (text) => !isAddress(text)],
    ],
    control: {
      required: true,
      type: "email",
      inputMode: "email",
      autoComplete: "email",
      dir: "ltr",
    },
  },
  /** A choice in the list of dial codes: `+1 CA`, as several countries share a code. */
  dialCode: {
    clean: cleanLine,
    rules: [["dialCodeInvalid", (text) => !/^\+\d{1,4}(?: [A-Z]{2})?$/u.test(text)]],
    // Not required: one of its codes is always chosen, and HTML wants an empty first one otherwise.
    control: { autoComplete: "tel-country-code" },
  },
  phone: {
    clean: digitsOnly,
    whileTyping: digitsOnly,
    rules: [
      ["phoneRequired", isEmpty],
      ["phoneInvalid", under(phoneLength.min)],
      ["phoneInvalid", over(phoneLength.max)],
    ],
    control: {
      required: true,
      // HTML allows `tel-national` on a text field only; `inputmode` brings up the digits.
      type: "text",
      inputMode: "numeric",
      autoComplete: "tel-national",
      minLength: phoneLength.min,
      dir: "ltr",
    },
  },
  interest: line("interestRequired", "interestTooLong"),
  availability: line("availabilityRequired", "availabilityTooLong"),
  subject: line("subjectRequired", "subjectTooLong"),
  message: {
    clean: cleanText,
    rules: [
      ["messageRequired", isEmpty],
      ["messageTooShort", under(10)],
      ["messageTooLong", over(2000)],
    ],
    control: { ...required, minLength: 10, rows: 6 },
  },
} as const satisfies Record<string, Field>;

/** A field that one of the forms has. */
export type FieldName = keyof typeof fields;

export const fieldOf = (name: FieldName): Field => fields[name];

/** What is left of a phone number as it is typed (requirements, section 5): digits, 0–9. */
export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

/** No white space, controls, or marks that would make one address two. Letters of any script. */
const localPart = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

/** The longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3). */
const maxAddress = 254;

/**
 * Whether a cleaned text is one address of the simple kind (`someone@example.org`). Takes linear time:
 * one character class per part, no nested repetition.
 */
function isAddress(cleaned: string): boolean {
  const [name = "", domain = "", ...more] = cleaned.split("@");
  const labels = domain.split(".");
  return (
    cleaned.length <= maxAddress &&
    more.length === 0 &&
    localPart.test(name) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}

/** The live check (requirements, section 4): not empty and not an address. */
export function isMalformedEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address !== "" && !isAddress(address);
}

/** The code of a choice in the list of dial codes: `+1` of `+1 CA`. */
export const dialCodeOf = (choice: string): string => choice.replace(/ .*/u, "");

/**
 * Whether a number seems to hold its country's dial code too, as pasted ones often do: it would then
 * be sent twice. Only a guess, since a national number may start with the same digits.
 * @param choice in the list of dial codes, such as `+222 MR`
 * @param phone digits
 */
export function repeatsDialCode(choice: string, phone: string): boolean {
  const code = digitsOnly(dialCodeOf(choice));
  const number = phone.replace(/^00/u, "");
  return code !== "" && number.startsWith(code) && number.length - code.length >= phoneLength.min;
}
