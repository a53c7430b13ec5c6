import * as v from "valibot";
import { formsSchema } from "../forms/forms-texts.ts";
import { wordsOfForm } from "../forms/words-of-form.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { countriesIn } from "./countries.ts";
import { packCountries } from "./country-list.ts";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";
import { volunteerErrorCodes } from "./volunteer-schema.ts";

const ownErrors = v.object(v.pick(formsSchema.entries.errors, volunteerErrorCodes).entries);

/** What the application form needs in a language beside the page's own texts. */
export const volunteerFormData = (language: Language) => ({
  formTexts: wordsOfForm("volunteer", ownErrors, language),
  countries: packCountries(countriesIn(language.locale)),
});

/** What the island is given. */
export type VolunteerForm = { readonly texts: GetInvolvedTexts["form"] } & ReturnType<
  typeof volunteerFormData
>;
