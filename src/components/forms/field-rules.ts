import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { FormsTexts } from "../../../generated/texts.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { type FormId, type Message, mailRequest, messageId } from "../../lib/mail/send-email.ts";
import type { LabelledValue } from "../charity/message-links.ts";
import { cleanEmail, cleanLine, cleanText, digitsOnly, isAddress } from "./clean-text.ts";

export type ErrorCode = keyof FormsTexts["errors"];

type FieldRule = {
  readonly clean: (typed: string) => string;
  /** Limits of the cleaned text, inclusive, in UTF-16 code units as in HTML. */
  readonly min?: number;
  readonly max?: number;
  readonly isValid?: (text: string) => boolean;
  /** The error for each mistake. A field without `empty` may stay empty. */
  readonly errors: { [mistake in "empty" | "tooShort" | "tooLong" | "invalid"]?: ErrorCode };
  /** There is no `maxlength`, because a browser would cut a long paste silently. */
  readonly control: Pick<
    InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>,
    "autoComplete" | "type" | "inputMode" | "dir" | "rows"
  >;
};

const line = (errors: FieldRule["errors"]) => ({ clean: cleanLine, max: 200, errors, control: {} });

export const formFields = {
  contact: ["name", "email", "subject", "message"],
  volunteer: ["name", "email", "dialCode", "phone", "interest", "availability", "message"],
} as const satisfies Record<FormId, readonly string[]>;

export type FieldName = (typeof formFields)[FormId][number];

/** The rules of both forms (requirements, section 5). */
export const fieldRules: Readonly<Record<FieldName, FieldRule>> = {
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
  /** A choice in the list, such as `+1 CA`, because countries share a code. `+` is before a number with its own code. */
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
  interest: line({ empty: "interestRequired", tooLong: "interestTooLong" }),
  availability: line({ empty: "availabilityRequired", tooLong: "availabilityTooLong" }),
  subject: line({ empty: "subjectRequired", tooLong: "subjectTooLong" }),
  message: {
    clean: cleanText,
    min: 10,
    max: 2000,
    errors: { empty: "messageRequired", tooShort: "messageTooShort", tooLong: "messageTooLong" },
    control: { rows: 6 },
  },
};

export function errorOf(name: FieldName, typed: string): ErrorCode | undefined {
  const { clean, min = 0, max = Number.POSITIVE_INFINITY, isValid, errors } = fieldRules[name];
  const text = clean(typed);
  if (text === "") return errors.empty;
  if (text.length < min) return errors.tooShort;
  if (text.length > max) return errors.tooLong;
  return isValid && !isValid(text) ? errors.invalid : undefined;
}

export const dialCodeOf = (choice: string): string => choice.replace(/ .*/u, "");

/** Texts by the names of their fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The fields of both forms. */
export type Values = Readonly<Record<FieldName, string>>;

const fieldNames: readonly FieldName[] = Object.values(formFields).flat();

export const initialValues: Values = fromKeys(fieldNames, (name) =>
  name === "dialCode" ? "+222 MR" : "",
);

/** Cleans what was typed, and makes the email (requirements, section 7). The message's number is in the email too. */
export function composeMessage(form: FormId, values: Values, to_email: string): Message {
  const clean: Record<string, string> = {};
  for (const field of formFields[form]) clean[field] = fieldRules[field].clean(values[field]);
  if (clean["phone"]) clean["phone"] = `${dialCodeOf(values.dialCode)}${clean["phone"]}`;
  const { name = "", email = "", dialCode: _, ...others } = clean;
  const params = { from_name: name, from_email: email, ...others, to_email };
  const message_id = messageId(JSON.stringify(params));
  return { form, values: clean, mail: mailRequest(form, { ...params, message_id }) };
}

function controlIn(form: HTMLFormElement | null, field: FieldName) {
  const control = form?.elements.namedItem(field);
  return control && "value" in control ? control : undefined;
}

/** Reads the fields of a form. What it does not have keeps its first value. */
export const readFields = (form: HTMLFormElement | null): Values =>
  fromKeys(fieldNames, (field) => controlIn(form, field)?.value ?? initialValues[field]);

/** Writes only what differs, because writing moves the caret. */
export function writeFields(form: HTMLFormElement | null, values: Values): void {
  for (const field of fieldNames) {
    const control = controlIn(form, field);
    if (control && control.value !== values[field]) control.value = values[field];
  }
}

export type FieldLabels = Readonly<Partial<Record<FieldName, { label: string; hint?: string }>>>;

/** A message under the labels of its fields, for people. The dial code is a part of the phone number. */
export function labelledFields({ form, values }: Message, texts: FieldLabels): LabelledValue[] {
  const fields = formFields[form].filter((field) => field !== "dialCode");
  return fields.map((field) => [texts[field]?.label ?? "", values[field] ?? ""]);
}
