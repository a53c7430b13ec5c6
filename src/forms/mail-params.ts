import type { ContactMessage } from "../contact/contact-schema.ts";
import type { VolunteerApplication } from "../get-involved/volunteer-schema.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

/** `template_params` of the volunteer form (specification, section 7). */
export type VolunteerParams = {
  readonly from_name: string;
  readonly from_email: string;
  /** Dial code and digits: `+22236123456`. */
  readonly phone: string;
  readonly interest: string;
  readonly availability: string;
  readonly message: string;
  readonly to_email: string;
};

/** `template_params` of the contact form (specification, section 7). */
export type ContactParams = {
  readonly from_name: string;
  readonly from_email: string;
  readonly subject: string;
  readonly message: string;
  readonly to_email: string;
};

/** What is sent for an application; `toEmail` is the charity's address. */
export function prepareVolunteerParams(
  value: VolunteerApplication,
  toEmail: string,
): VolunteerParams {
  return {
    from_name: cleanLine(value.name),
    from_email: cleanEmail(value.email),
    phone: cleanLine(`${value.dialCode}${value.phone}`),
    interest: cleanLine(value.interest),
    availability: cleanLine(value.availability),
    message: cleanText(value.message),
    to_email: cleanEmail(toEmail),
  };
}

/** What is sent for a contact message; `genericSubject` stands in for an empty subject. */
export function prepareContactParams(
  value: ContactMessage,
  toEmail: string,
  genericSubject: string,
): ContactParams {
  return {
    from_name: cleanLine(value.name),
    from_email: cleanEmail(value.email),
    subject: cleanLine(value.subject) || cleanLine(genericSubject),
    message: cleanText(value.message),
    to_email: cleanEmail(toEmail),
  };
}
