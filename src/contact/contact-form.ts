import type { FormDefinition } from "../forms/form-definition.ts";
import { currentMailConfig } from "../forms/mail-config.ts";
import { prepareContactParams } from "../forms/mail-params.ts";
import { type SendResult, sendEmail } from "../forms/send-email.ts";
import {
  type ContactErrorCode,
  type ContactField,
  type ContactMessage,
  checkContact,
  contactFields,
} from "./contact-schema.ts";

/** The contact form (specification, sections 3 to 5). */
export const contactForm: FormDefinition<ContactField, ContactErrorCode, ContactMessage> = {
  id: "contact",
  fields: contactFields,
  initial: { name: "", email: "", subject: "", message: "" },
  check: checkContact,
};

/** Sends a message to the charity's address. Only in a browser; never throws. */
export function sendContact(
  value: ContactMessage,
  { toEmail, genericSubject }: { readonly toEmail: string; readonly genericSubject: string },
): Promise<SendResult> {
  return sendEmail({
    template: "contact",
    params: prepareContactParams(value, toEmail, genericSubject),
    config: currentMailConfig(),
  });
}
