import { readdirSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { aboutSchema } from "../about/about-texts.ts";
import { contactSchema } from "../contact/contact-texts.ts";
import { donateSchema } from "../donate/donate-texts.ts";
import { formsSchema } from "../forms/forms-texts.ts";
import { getInvolvedSchema } from "../get-involved/get-involved-texts.ts";
import { homeSchema } from "../home/home-texts.ts";
import { languages } from "../i18n/languages.ts";
import { shareSchema } from "../layouts/share-texts.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { notFoundSchema } from "../not-found/not-found-texts.ts";
import { ourWorkSchema } from "../our-work/our-work-texts.ts";
import { privacySchema } from "../privacy/privacy-texts.ts";
import { ContentError } from "./content-error.ts";
import { loadEditor } from "./editor.ts";
import { loadFigures, loadSite, loadTexts } from "./load-content.ts";
import { contentFolder } from "./read-yaml.ts";
import { loadUnconfirmed } from "./unconfirmed.ts";

/** The files of texts, which each language has, and what they must be like; in the order of the editor. */
export const textSchemas: Readonly<Record<string, v.GenericSchema>> = {
  "about.yaml": aboutSchema,
  "contact.yaml": contactSchema,
  "donate.yaml": donateSchema,
  "forms.yaml": formsSchema,
  "get-involved.yaml": getInvolvedSchema,
  "home.yaml": homeSchema,
  "not-found.yaml": notFoundSchema,
  "our-work.yaml": ourWorkSchema,
  "privacy.yaml": privacySchema,
  "share.yaml": shareSchema,
  "ui.yaml": uiSchema,
};

/**
 * Checks every content file before anything is built, a file nobody reads included.
 * @throws ContentError for the first file that is wrong
 */
export function checkAllContent(): void {
  loadSite();
  loadFigures();
  loadUnconfirmed();
  loadEditor();
  for (const language of languages()) {
    const folder = join(contentFolder(), language.code);
    for (const [file, schema] of Object.entries(textSchemas)) loadTexts(file, schema, language);
    for (const file of readdirSync(folder)) {
      if (!(file in textSchemas)) {
        throw new ContentError(join(folder, file), [
          { path: "", expected: "no such file is known here" },
        ]);
      }
    }
  }
}
