import * as v from "valibot";
import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type FormTexts, formsSchema } from "./forms-texts.ts";

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
