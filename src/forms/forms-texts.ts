import * as v from "valibot";
import { template, text } from "../content/kit.ts";

const toast = v.strictObject({ title: text, text: text });
const failedToast = v.strictObject({ title: text, text: template("email") });

/** Words that both forms share (specification, sections 5 and 8). */
export const formsSchema = v.strictObject({
  errors: v.strictObject({
    nameRequired: text,
    nameTooShort: text,
    nameTooLong: text,
    emailRequired: text,
    emailInvalid: text,
    phoneRequired: text,
    phoneInvalid: text,
    dialCodeInvalid: text,
    interestRequired: text,
    interestTooLong: text,
    availabilityRequired: text,
    availabilityTooLong: text,
    subjectRequired: text,
    subjectTooLong: text,
    messageRequired: text,
    messageTooShort: text,
    messageTooLong: text,
  }),
  liveEmail: text,
  summary: v.strictObject({ title: text }),
  invalid: toast,
  volunteer: v.strictObject({ success: toast, failure: failedToast }),
  contact: v.strictObject({ success: toast, failure: failedToast }),
  reasons: v.strictObject({
    offline: text,
    network: text,
    timeout: text,
    throttled: text,
    blocked: text,
    misconfigured: text,
    server: text,
    unavailable: text,
  }),
  another: v.strictObject({
    title: text,
    text: text,
    whatsapp: text,
    email: text,
    shortened: text,
  }),
  draft: v.strictObject({ kept: text, clear: text, restore: text }),
  slow: v.strictObject({ title: text, text: text }),
  noScript: v.strictObject({ title: text, text: text }),
  privacy: v.strictObject({ text: text, link: text }),
  honeypot: text,
});

export type FormTexts = v.InferOutput<typeof formsSchema>;
