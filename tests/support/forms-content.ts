import type { FormsTexts } from "../../generated/texts.ts";

import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import type { InLanguage } from "./every-language.ts";

export type TextFieldName =
  | "name"
  | "email"
  | "phone"
  | "interest"
  | "availability"
  | "subject"
  | "message";

/** One of the two forms in one language: where it is and the words it should show. */
export type SiteForm = {
  id: "volunteer" | "contact";
  path: string;
  /** Its accessible name. */
  title: string;
  submit: string;
  submitting: string;
  /** The label of each text field, in the order of the form. */
  labels: Partial<Record<TextFieldName, string>>;
  toasts: Toasts;
  texts: FormsTexts;
};

type Toast = { title: string; text: string };

/** What its toasts say, with the charity's address in it. */
type Toasts = { success: Toast; failure: Toast };

/** Both forms in a language. */
export function formsIn(inLanguage: InLanguage): { volunteer: SiteForm; contact: SiteForm } {
  const { shell, language, texts: load } = inLanguage;
  const texts = load("forms");
  const { form: apply } = load("getInvolved");
  const { form: write } = load("contact");
  const email = isolate(shell.site.email, language.dir);
  const toastsOf = ({ success, failure }: FormsTexts["volunteer"]): Toasts => ({
    success,
    failure: { title: failure.title, text: interpolate(failure.text, { email }) },
  });
  return {
    volunteer: {
      id: "volunteer",
      path: shell.paths.getInvolved,
      title: apply.title,
      submit: apply.submit,
      submitting: apply.submitting,
      labels: {
        name: apply.name.label,
        email: apply.email.label,
        phone: apply.phone.label,
        interest: apply.interest.label,
        availability: apply.availability.label,
        message: apply.message.label,
      },
      toasts: toastsOf(texts.volunteer),
      texts,
    },
    contact: {
      id: "contact",
      path: shell.paths.contact,
      title: write.title,
      submit: write.submit,
      submitting: write.submitting,
      labels: {
        name: write.name.label,
        email: write.email.label,
        subject: write.subject.label,
        message: write.message.label,
      },
      toasts: toastsOf(texts.contact),
      texts,
    },
  };
}
