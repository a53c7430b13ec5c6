import * as v from "valibot";
import { emailRule, messageRule, nameRule, subjectRule } from "../forms/field-rules.ts";
import { defineForm } from "../forms/form-definition.ts";

const contactSchema = v.object({
  name: nameRule,
  email: emailRule,
  subject: subjectRule,
  message: messageRule,
});

/** A contact message (requirements, section 3), cleaned and within its limits. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** What can be wrong with it. */
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

/** The contact form (requirements, sections 3 to 5). */
export const contactForm = defineForm({
  id: "contact",
  fields: ["name", "email", "subject", "message"],
  initial: { name: "", email: "", subject: "", message: "" },
  schema: contactSchema,
  errorCodes: contactErrorCodes,
});

/**
 * `template_params` of a message (requirements, section 7).
 * @param toEmail the charity's address
 * @param genericSubject stands in for an empty subject
 */
export function contactParams(value: ContactMessage, toEmail: string, genericSubject: string) {
  return {
    from_name: value.name,
    from_email: value.email,
    subject: value.subject || genericSubject,
    message: value.message,
    to_email: toEmail,
  };
}
