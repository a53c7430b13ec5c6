import * as v from "valibot";
import { template, text } from "../content/kit.ts";
import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";

const toast = v.strictObject({ title: text, text: text });
const failedToast = v.strictObject({ title: text, text: template("email") });

/** Words that both forms share (requirements, sections 5 and 8). */
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
  /** Keeping a message until there is a connection. */
  later: v.strictObject({
    title: text,
    text: text,
    keep: text,
    failed: text,
    kept: v.strictObject({ title: text, text: text, link: text }),
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

/** What can be wrong with what was typed into one of the forms. */
export type ErrorCode = keyof FormTexts["errors"];

/** What both forms say, and one form's own toasts and errors: its page is not sent the other's. */
export type WordsOfForm<Code extends ErrorCode> = Omit<
  FormTexts,
  "volunteer" | "contact" | "errors"
> & {
  readonly toasts: FormTexts["volunteer"];
  readonly errors: Pick<FormTexts["errors"], Code>;
};

/**
 * The words of a form in a language.
 * @param ownErrors the messages that this form can show
 */
export function wordsOfForm<Errors>(
  form: "volunteer" | "contact",
  ownErrors: v.GenericSchema<unknown, Errors>,
  language: Language,
) {
  const { volunteer, contact, errors, ...shared } = loadTexts("forms.yaml", formsSchema, language);
  return { ...shared, toasts: { volunteer, contact }[form], errors: v.parse(ownErrors, errors) };
}
