import { loadTexts } from "../content/load-content.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { type ErrorCode, fieldOf } from "./field-rules.ts";
import type { FormDefinition } from "./form-values.ts";

/** The toasts and errors of one form, so that its page does not carry those of the other. */
export function wordsOfForm({ id, fields }: FormDefinition, language: Language) {
  const texts = loadTexts("forms", language);
  const { volunteer: _volunteer, contact: _contact, ...shared } = texts;
  const codes = fields.flatMap((field) => Object.values(fieldOf(field).errors));
  const errors: Partial<Record<ErrorCode, string>> = Object.fromEntries(
    codes.map((code) => [code, texts.errors[code]]),
  );
  return { ...shared, toasts: texts[id], errors };
}

export type WordsOfForm = ReturnType<typeof wordsOfForm>;
