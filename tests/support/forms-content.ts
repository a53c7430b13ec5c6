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

export type SiteForm = {
  id: "volunteer" | "contact";
  path: string;
  title: string;
  submit: string;
  submitting: string;
  labels: Partial<Record<TextFieldName, string>>;
  toasts: Toasts;
  texts: FormsTexts;
};

type Toast = { title: string; text: string };

type Toasts = { success: Toast; failure: Toast };

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
