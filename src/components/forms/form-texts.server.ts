import { loadTexts } from "../../lib/content/load-content.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import type { FormId } from "../../lib/mail/send-email.ts";
import { type ErrorCode, type FieldLabels, fieldRules, formFields } from "./field-rules.ts";

type OwnTexts = FieldLabels & Readonly<Record<"title" | "submit" | "submitting", string>>;

/** The texts of one form with those that both share, so that its page does not carry those of the other. */
export function formTexts<Own extends OwnTexts>(form: FormId, own: Own, language: Language) {
  const { volunteer, contact, ...shared } = loadTexts("forms", language);
  const codes = formFields[form].flatMap((field) => Object.values(fieldRules[field].errors));
  const errors: Partial<Record<ErrorCode, string>> = fromKeys(codes, (code) => shared.errors[code]);
  return { ...own, ...shared, toasts: { volunteer, contact }[form], errors };
}

export type FormTexts = ReturnType<typeof formTexts<OwnTexts>>;
