import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { FormsTexts } from "../../generated/texts.ts";
import { latinDigits } from "../i18n/format-number.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

export type ErrorCode = keyof FormsTexts["errors"];

type ControlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "required" | "autoComplete" | "type" | "inputMode" | "minLength" | "dir"
> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows">;

type Field = {
  readonly clean: (typed: string) => string;
  /** Of the cleaned text; the first one broken is shown. Upper limits are inclusive. */
  readonly rules: readonly (readonly [error: ErrorCode, isBroken: (text: string) => boolean])[];
  /** No `maxlength`: a browser would cut a longer paste without a word. */
  readonly control: ControlProps;
  readonly whileTyping?: (typed: string) => string;
};

// UTF-16 code units, as HTML counts: "é" typed as two marks is 2.
const isEmpty = (text: string) => text === "";
const under = (least: number) => (text: string) => text.length < least;
const over = (most: number) => (text: string) => text.length > most;

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

/** The fields of both forms (requirements, section 5). */
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
    // Not required: HTML would want an empty first choice.
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
      // HTML allows `tel-national` on a text field only.
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

export type FieldName = keyof typeof fields;

export const fieldOf = (name: FieldName): Field => fields[name];

export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

/** No white space, controls, or marks that would make one address two. */
const localPart = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

/** The longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3). */
const maxAddress = 254;

/** Takes linear time: one character class per part, no nested repetition. */
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

export function isMalformedEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address !== "" && !isAddress(address);
}

export const dialCodeOf = (choice: string): string => choice.replace(/ .*/u, "");

/** Whether a number seems to hold its dial code too. A guess: a national one may start so. */
export function repeatsDialCode(choice: string, phone: string): boolean {
  const code = digitsOnly(dialCodeOf(choice));
  const number = phone.replace(/^00/u, "");
  return code !== "" && number.startsWith(code) && number.length - code.length >= phoneLength.min;
}
