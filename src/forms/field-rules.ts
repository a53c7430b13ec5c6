import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { FormsTexts } from "../../generated/texts.ts";
import { latinDigits } from "../i18n/format-number.ts";

export type ErrorCode = keyof FormsTexts["errors"];

type ControlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "type" | "inputMode" | "dir"
> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows">;

type Field = {
  readonly clean: (typed: string) => string;
  /** Limits of the cleaned text, inclusive, in UTF-16 code units as in HTML. */
  readonly min?: number;
  readonly max?: number;
  readonly isValid?: (text: string) => boolean;
  /** The error for each mistake. A field without `empty` may stay empty. */
  readonly errors: Readonly<
    Partial<Record<"empty" | "tooShort" | "tooLong" | "invalid", ErrorCode>>
  >;
  /** There is no `maxlength`, since a browser would cut a long paste silently. */
  readonly control: ControlProps;
};

const line = (empty: ErrorCode, tooLong: ErrorCode): Field => ({
  clean: cleanLine,
  max: 200,
  errors: { empty, tooLong },
  control: {},
});

/** The fields of both forms (requirements, section 5). */
export const fields = {
  name: {
    clean: cleanLine,
    min: 2,
    max: 100,
    errors: { empty: "nameRequired", tooShort: "nameTooShort", tooLong: "nameTooLong" },
    control: { autoComplete: "name" },
  },
  email: {
    clean: cleanEmail,
    isValid: isAddress,
    errors: { empty: "emailRequired", invalid: "emailInvalid" },
    control: { type: "email", inputMode: "email", autoComplete: "email", dir: "ltr" },
  },
  /**
   * A choice in the list of dial codes, such as `+1 CA`, since several countries share a code. A number whose code
   * is in no list is sent whole, after `+`.
   */
  dialCode: {
    clean: cleanLine,
    isValid: (text) => /^\+(?:\d{1,4}(?: [A-Z]{2})?)?$/u.test(text),
    errors: { empty: "dialCodeInvalid", invalid: "dialCodeInvalid" },
    control: { autoComplete: "tel-country-code" },
  },
  phone: {
    clean: digitsOnly,
    min: 7,
    max: 15,
    errors: { empty: "phoneRequired", tooShort: "phoneInvalid", tooLong: "phoneInvalid" },
    // HTML allows `tel-national` only for a text field.
    control: { inputMode: "numeric", autoComplete: "tel-national", dir: "ltr" },
  },
  interest: line("interestRequired", "interestTooLong"),
  availability: line("availabilityRequired", "availabilityTooLong"),
  /** The name of an event, such as `2027-04-10-clean-up-dar-naim`, from a link. */
  event: { clean: cleanLine, errors: {}, control: {} },
  subject: line("subjectRequired", "subjectTooLong"),
  message: {
    clean: cleanText,
    min: 10,
    max: 2000,
    errors: { empty: "messageRequired", tooShort: "messageTooShort", tooLong: "messageTooLong" },
    control: { rows: 6 },
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields).filter((name): name is FieldName => name in fields);

export const fieldOf = (name: FieldName): Field => fields[name];

export function errorOf(name: FieldName, typed: string): ErrorCode | undefined {
  const { clean, min = 0, max = Number.POSITIVE_INFINITY, isValid, errors } = fieldOf(name);
  const text = clean(typed);
  if (text === "") return errors.empty;
  if (text.length < min) return errors.tooShort;
  if (text.length > max) return errors.tooLong;
  return isValid && !isValid(text) ? errors.invalid : undefined;
}

export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Half a surrogate pair, on which `encodeURIComponent` throws. */
const loneSurrogate = /\p{Cs}/gu;

/** Control characters, which can break an email header, and < and > (requirements, section 5). */
const removed = /(?![\n\t])[\p{Cc}<>]/gu;

const format = /\p{Cf}/gu;

/** Tag characters are not in the list, since some flag emoji end with them. */
const blank = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]/u;

export function cleanText(text: string): string {
  return trimEdges(
    text.replace(loneSurrogate, "\uFFFD").replace(lineBreak, "\n").replace(removed, ""),
  );
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]/gu, " ");
}

export function cleanEmail(text: string): string {
  return cleanLine(text.replace(format, ""));
}

/** This is a loop, since `/\s+$/` needs quadratic time for a long run of spaces. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** White space, controls and separators of addresses are not allowed. */
const localPart = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

/** The longest address that email can deliver (RFC 5321, section 4.5.3.1.3). */
const maxAddress = 254;

/** Takes linear time, since the patterns have no nested repetition. */
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

export const dialCodeOf = (choice: string): string => choice.replace(/ .*/u, "");
