import * as v from "valibot";
import { type Checked, checkFields } from "../forms/check-fields.ts";
import { emailRule, messageRule, nameRule, subjectRule } from "../forms/field-rules.ts";

/** The fields in the order they stand in the form. */
export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

export const contactErrorCodes = [
  "nameRequired",
  "nameTooShort",
  "nameTooLong",
  "emailRequired",
  "emailInvalid",
  "subjectRequired",
  "subjectTooLong",
  "messageRequired",
  "messageTooShort",
  "messageTooLong",
] as const;
export type ContactErrorCode = (typeof contactErrorCodes)[number];

const contactSchema = v.object({
  name: nameRule,
  email: emailRule,
  subject: subjectRule,
  message: messageRule,
} satisfies Record<ContactField, v.GenericSchema<string, string>>);

/** A contact message (specification, section 3), cleaned and within its limits. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** Checks a contact message (specification, section 5). Never throws, whatever it is given. */
export function checkContact(
  values: unknown,
): Checked<ContactMessage, ContactField, ContactErrorCode> {
  return checkFields(
    { schema: contactSchema, fields: contactFields, codes: contactErrorCodes },
    values,
  );
}
