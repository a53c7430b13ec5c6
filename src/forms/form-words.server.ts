import { loadTexts } from "../content/load-texts.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { type ErrorCode, errorCodes, type FieldName } from "./field-rules.ts";
import type { FormDefinition } from "./form-state.ts";

/** What both forms say in a language, and one form's own toasts and errors: its page is not sent the other's. */
export function wordsOfForm<Field extends FieldName>(
  { id, fields }: Pick<FormDefinition<Field>, "id" | "fields">,
  language: Language,
) {
  const texts = loadTexts("forms", language);
  const { volunteer: _volunteer, contact: _contact, ...shared } = texts;
  const codes = fields.flatMap((field): readonly ErrorCode[] => errorCodes[field]);
  const errors: Partial<Record<ErrorCode, string>> = Object.fromEntries(
    codes.map((code) => [code, texts.errors[code]]),
  );
  return { ...shared, toasts: texts[id], errors };
}

export type WordsOfForm = ReturnType<typeof wordsOfForm>;
