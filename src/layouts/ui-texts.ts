import * as v from "valibot";
import { described, template, text, texts } from "../content/kit.ts";

const words = v.strictObject({
  name: text,
  tagline: text,
  skip: text,
  nav: texts("label", "menu", "home", "about", "ourWork", "getInvolved", "contact", "donate"),
  more: described(
    texts("questions", "diary", "accounts", "myGift", "events", "privacy", "accessibility"),
    "The pages that the footer leads to beside those of the navigation.",
  ),
  records: described(texts("diary", "accounts"), "Ways from other pages to the charity’s records."),
  logo: template("name"),
  languages: texts("label", "offer", "accept", "decline"),
  trust: v.strictObject({
    label: text,
    badges: v.strictTuple([text, text, text, template("founded")]),
  }),
  stats: v.strictObject({
    families: text,
    meals: template("year"),
    water: text,
    waste: template("year"),
    years: template("year"),
    programs: text,
  }),
  footer: v.strictObject({
    about: text,
    pages: text,
    contact: text,
    follow: text,
    location: text,
    phone: text,
    email: text,
    facebook: text,
    instagram: text,
    whatsapp: text,
    copyright: template("name", "founded"),
    registration: template("number"),
  }),
  whatsappGreeting: text,
  toast: texts("region", "dismiss"),
  offlineCopy: v.strictObject({ notice: template("date"), newer: text }),
  outbox: described(
    texts("label", "waiting", "asks", "ends", "deleted", "sent", "link"),
    "The line about a kept message, whatever has become of it.",
  ),
  breadcrumb: text,
  line: described(
    template("label", "value"),
    "How the language joins a label and a value in a message.",
  ),
  label: described(
    template("label"),
    "A label before what it names, for readers who hear both run together.",
  ),
  crash: texts("title", "text", "reload"),
  place: described(texts("city", "country"), "For search engines."),
});

/** Words of the shell and of pieces that stand on several pages: read by each of them, checked once. */
export const uiSchema = v.cache(words);

export type UiTexts = v.InferOutput<typeof uiSchema>;
