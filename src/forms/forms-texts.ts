import * as v from "valibot";
import { template, text, texts } from "../content/kit.ts";
import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type ErrorCode, errorCodes, type FieldName } from "./field-rules.ts";
import type { FormDefinition } from "./form-state.ts";
import { sendFailures } from "./send-email.ts";

/** A field's label, and what helps to fill it in. */
export const fieldWords = v.strictObject({ label: text, hint: v.exactOptional(text) });

const note = texts("title", "text");
const toasts = v.strictObject({
  success: note,
  failure: v.strictObject({ title: text, text: template("email") }),
});

/** Words that both forms share (requirements, sections 5 and 8). */
export const formsSchema = v.strictObject({
  errors: v.strictObject(v.entriesFromList(Object.values(errorCodes).flat(), text)),
  liveEmail: text,
  summary: texts("title"),
  invalid: note,
  volunteer: toasts,
  contact: toasts,
  reasons: texts(...sendFailures),
  /** Keeping a message until there is a connection. */
  later: v.strictObject({
    title: text,
    text: text,
    keep: text,
    failed: text,
    kept: texts("title", "text", "link"),
  }),
  another: texts("title", "text", "whatsapp", "email", "shortened"),
  draft: texts("kept", "clear", "restore"),
  slow: note,
  noScript: note,
  privacy: texts("text", "link"),
  honeypot: text,
});

export type FormTexts = v.InferOutput<typeof formsSchema>;

/** What both forms say in a language, and one form's own toasts and errors: its page is not sent the other's. */
export function wordsOfForm<Field extends FieldName>(
  { id, fields }: Pick<FormDefinition<Field>, "id" | "fields">,
  language: Language,
) {
  const texts = loadTexts("forms.yaml", formsSchema, language);
  const { volunteer: _volunteer, contact: _contact, ...shared } = texts;
  const codes = fields.flatMap((field): readonly ErrorCode[] => errorCodes[field]);
  const errors: Partial<Record<ErrorCode, string>> = Object.fromEntries(
    codes.map((code) => [code, texts.errors[code]]),
  );
  return { ...shared, toasts: texts[id], errors };
}

export type WordsOfForm = ReturnType<typeof wordsOfForm>;
