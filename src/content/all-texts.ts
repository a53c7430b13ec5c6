import type * as v from "valibot";
import { aboutSchema } from "../about/about-texts.ts";
import { accessibilitySchema } from "../accessibility/accessibility-texts.ts";
import { accountsSchema } from "../accounts/accounts-texts.ts";
import { contactSchema } from "../contact/contact-texts.ts";
import { diarySchema } from "../diary/diary-texts.ts";
import { donateSchema } from "../donate/donate-texts.ts";
import { eventsSchema } from "../events/events-texts.ts";
import { formsSchema } from "../forms/forms-texts.ts";
import { getInvolvedSchema } from "../get-involved/get-involved-texts.ts";
import { homeSchema } from "../home/home-texts.ts";
import { shareSchema } from "../layouts/share-texts.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { myGiftSchema } from "../my-gift/my-gift-texts.ts";
import { notFoundSchema } from "../not-found/not-found-texts.ts";
import { ourWorkSchema } from "../our-work/our-work-texts.ts";
import { outboxSchema } from "../outbox/outbox-texts.ts";
import { privacySchema } from "../privacy/privacy-texts.ts";
import { questionsSchema } from "../questions/questions-texts.ts";

/** The files of texts, which each language has, and what they must be like; in the order of the editor. */
export const textSchemas = {
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
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

export type TextFile = keyof typeof textSchemas;

/** Whether a file of a language's folder is one of them. */
export const isTextFile = (file: string): file is TextFile => file in textSchemas;
