import { readdirSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { ContentError } from "./content-error.ts";
import { languages } from "./languages.server.ts";
import { loadFigures, loadSite, loadTexts } from "./load-content.server.ts";
import { contentFolder } from "./read-yaml.server.ts";
import { aboutSchema } from "./schemas/about.ts";
import { contactSchema } from "./schemas/contact.ts";
import { donateSchema } from "./schemas/donate.ts";
import { formsSchema } from "./schemas/forms.ts";
import { getInvolvedSchema } from "./schemas/get-involved.ts";
import { homeSchema } from "./schemas/home.ts";
import { notFoundSchema } from "./schemas/not-found.ts";
import { ourWorkSchema } from "./schemas/our-work.ts";
import { privacySchema } from "./schemas/privacy.ts";
import { shareSchema } from "./schemas/share.ts";
import { uiSchema } from "./schemas/ui.ts";

const schemas: Record<string, v.GenericSchema> = {
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
  for (const language of languages()) {
    const folder = join(contentFolder(), language.code);
    for (const [file, schema] of Object.entries(schemas)) loadTexts(file, schema, language);
    for (const file of readdirSync(folder)) {
      if (!(file in schemas)) {
        throw new ContentError(join(folder, file), [
          { path: "", expected: "no such file is known here" },
        ]);
      }
    }
  }
}
