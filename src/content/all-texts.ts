import { readdirSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { aboutSchema } from "../about/about-texts.ts";
import { loadAccessibilityTests } from "../accessibility/accessibility-tests.ts";
import { accessibilitySchema } from "../accessibility/accessibility-texts.ts";
import { accountsSchema } from "../accounts/accounts-texts.ts";
import { loadLedger } from "../accounts/ledger.ts";
import { contactSchema } from "../contact/contact-texts.ts";
import { diarySchema } from "../diary/diary-texts.ts";
import { loadDiary } from "../diary/load-diary.ts";
import { donateSchema } from "../donate/donate-texts.ts";
import { eventsSchema } from "../events/events-texts.ts";
import { loadEvents } from "../events/load-events.ts";
import { formsSchema } from "../forms/forms-texts.ts";
import { getInvolvedSchema } from "../get-involved/get-involved-texts.ts";
import { homeSchema } from "../home/home-texts.ts";
import { shareSchema } from "../layouts/share-texts.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { myGiftSchema } from "../my-gift/my-gift-texts.ts";
import { checkReceipts } from "../my-gift/receipt-files.ts";
import { notFoundSchema } from "../not-found/not-found-texts.ts";
import { ourWorkSchema } from "../our-work/our-work-texts.ts";
import { outboxSchema } from "../outbox/outbox-texts.ts";
import { privacySchema } from "../privacy/privacy-texts.ts";
import { questionsSchema } from "../questions/questions-texts.ts";
import { ContentError } from "./content-error.ts";
import { loadEditor } from "./editor.ts";
import { loadFigures } from "./figures.ts";
import { contentFolder, languages, loadTexts } from "./load-content.ts";
import { loadSite } from "./site.ts";
import { loadUnconfirmed } from "./unconfirmed.ts";

/** The files of texts, which each language has, and what they must be like; in the order of the editor. */
export const textSchemas: Readonly<Record<string, v.GenericSchema>> = {
  "about.yaml": aboutSchema,
  "accessibility.yaml": accessibilitySchema,
  "accounts.yaml": accountsSchema,
  "contact.yaml": contactSchema,
  "diary.yaml": diarySchema,
  "donate.yaml": donateSchema,
  "events.yaml": eventsSchema,
  "forms.yaml": formsSchema,
  "get-involved.yaml": getInvolvedSchema,
  "home.yaml": homeSchema,
  "my-gift.yaml": myGiftSchema,
  "not-found.yaml": notFoundSchema,
  "our-work.yaml": ourWorkSchema,
  "outbox.yaml": outboxSchema,
  "privacy.yaml": privacySchema,
  "questions.yaml": questionsSchema,
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
  loadAccessibilityTests();
  loadUnconfirmed();
  loadEditor();
  loadLedger();
  checkReceipts();
  loadEvents();
  loadDiary();
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
