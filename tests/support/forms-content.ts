import type { FormsTexts } from "../../generated/texts.ts";
import {
  type FieldLabels,
  type FieldName,
  formFields,
} from "../../src/components/forms/field-rules.ts";
import { interpolate, isolate } from "../../src/lib/i18n/interpolate.ts";
import type { FormId } from "../../src/lib/mail/send-email.ts";
import { type InLanguage, mainLanguage } from "./every-language.ts";

export type TextFieldName = Exclude<FieldName, "dialCode">;

export type SiteForm = ReturnType<typeof siteForm>;

export function formsIn(inLanguage: InLanguage) {
  const { shell, texts } = inLanguage;
  const { getInvolved, contact } = shell.paths;
  return {
    volunteer: siteForm(inLanguage, "volunteer", getInvolved, texts("getInvolved").form),
    contact: siteForm(inLanguage, "contact", contact, texts("contact").form),
  };
}

type FormTexts = FieldLabels & Record<"title" | "submit" | "submitting", string>;

function siteForm(
  { shell, language, texts: load }: InLanguage,
  id: FormId,
  path: string,
  formTexts: FormTexts,
) {
  const texts: FormsTexts = load("forms");
  const { success, failure } = texts[id];
  const { title, submit, submitting } = formTexts;
  const shown = formFields[id].filter((field) => field !== "dialCode");
  const labels: Partial<Record<TextFieldName, string>> = Object.fromEntries(
    shown.map((field) => [field, formTexts[field]?.label]),
  );
  const email = isolate(shell.site.email, language.dir);
  const text = interpolate(failure.text, { email });
  const toasts = { success, failure: { title: failure.title, text } };
  return { id, path, title, submit, submitting, labels, toasts, texts };
}

// One language is enough for faults: all languages share code, pictures and storage.
export const inMain = mainLanguage();
export const { volunteer, contact } = formsIn(inMain);
