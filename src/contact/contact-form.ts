import { defineForm, type ValuesOf } from "../forms/form-state.ts";

/** The contact form (requirements, sections 3 to 5). */
export const contactForm = defineForm("contact", { name: "", email: "", subject: "", message: "" });

/**
 * `template_params` of a message (requirements, section 7).
 * @param value cleaned and within its limits
 * @param toEmail the charity's address
 * @param genericSubject stands in for an empty subject
 */
export function contactParams(
  value: ValuesOf<typeof contactForm>,
  toEmail: string,
  genericSubject: string,
) {
  return {
    from_name: value.name,
    from_email: value.email,
    subject: value.subject || genericSubject,
    message: value.message,
    to_email: toEmail,
  };
}
