import * as v from "valibot";
import { formsSchema } from "../forms/forms-texts.ts";
import { wordsOfForm } from "../forms/words-of-form.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { contactErrorCodes } from "./contact-schema.ts";
import type { ContactTexts } from "./contact-texts.ts";

const ownErrors = v.object(v.pick(formsSchema.entries.errors, contactErrorCodes).entries);

/** What the contact form says that the volunteer form says too, in a language. */
export const contactFormTexts = (language: Language) => wordsOfForm("contact", ownErrors, language);

/** What the island is given. */
export type ContactForm = {
  readonly texts: ContactTexts["form"];
  readonly formTexts: ReturnType<typeof contactFormTexts>;
};
