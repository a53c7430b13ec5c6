import * as v from "valibot";
import { loadTexts } from "../content/load-content.server.ts";
import { contactSchema } from "../content/schemas/contact.ts";
import { formsSchema } from "../content/schemas/forms.ts";
import type { Language } from "../content/schemas/languages.ts";
import { wordsOfForm } from "../form-parts/words-of-form.server.ts";
import { contactErrorCodes } from "../forms/contact-schema.ts";

export type ContactData = ReturnType<typeof contactData>;

const ownErrors = v.object(v.pick(formsSchema.entries.errors, contactErrorCodes).entries);

/** All that the contact page says in a language, but its head. */
export function contactData(language: Language) {
  const { head: _, ...texts } = loadTexts("contact.yaml", contactSchema, language);
  return { texts, formTexts: wordsOfForm("contact", ownErrors, language) };
}
