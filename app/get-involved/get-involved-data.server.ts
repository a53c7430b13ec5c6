import * as v from "valibot";
import { loadTexts } from "../content/load-content.server.ts";
import { formsSchema } from "../content/schemas/forms.ts";
import { getInvolvedSchema } from "../content/schemas/get-involved.ts";
import type { Language } from "../content/schemas/languages.ts";
import { wordsOfForm } from "../form-parts/words-of-form.server.ts";
import { countriesIn } from "../forms/countries.server.ts";
import { volunteerErrorCodes } from "../forms/volunteer-schema.ts";
import { packCountries } from "./country-list.ts";

export type GetInvolvedData = ReturnType<typeof getInvolvedData>;

const ownErrors = v.object(v.pick(formsSchema.entries.errors, volunteerErrorCodes).entries);

/** All that the page for volunteers says in a language, but its head. */
export function getInvolvedData(language: Language) {
  const { head: _, ...texts } = loadTexts("get-involved.yaml", getInvolvedSchema, language);
  return {
    texts,
    formTexts: wordsOfForm("volunteer", ownErrors, language),
    countries: packCountries(countriesIn(language.locale)),
  };
}
