import { fromKeys } from "../content/from-keys.ts";
import { loadTexts } from "../content/load-content.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { type ErrorCode, type FormId, fields, formFields } from "./field-rules.ts";

/** The toasts and errors of one form, so that its page does not carry those of the other. */
export function wordsOfForm(form: FormId, language: Language) {
  const texts = loadTexts("forms", language);
  const { volunteer: _volunteer, contact: _contact, ...shared } = texts;
  const codes = formFields[form].flatMap((field) => Object.values(fields[field].errors));
  const errors: Partial<Record<ErrorCode, string>> = fromKeys(codes, (code) => texts.errors[code]);
  return { ...shared, toasts: texts[form], errors };
}

export type WordsOfForm = ReturnType<typeof wordsOfForm>;
