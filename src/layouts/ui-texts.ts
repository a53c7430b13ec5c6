import * as v from "valibot";
import { template, text } from "../content/kit.ts";

const words = v.strictObject({
  name: text,
  tagline: text,
  skip: text,
  nav: v.strictObject({
    label: text,
    menu: text,
    home: text,
    about: text,
    ourWork: text,
    getInvolved: text,
    contact: text,
    donate: text,
  }),
  more: v.pipe(
    v.strictObject({
      questions: text,
      diary: text,
      accounts: text,
      myGift: text,
      events: text,
      privacy: text,
      accessibility: text,
    }),
    v.description("The pages that the footer leads to beside those of the navigation."),
  ),
  records: v.pipe(
    v.strictObject({ diary: text, accounts: text }),
    v.description("Ways from other pages to the charity’s records."),
  ),
  logo: template("name"),
  languages: v.strictObject({ label: text, offer: text, accept: text, decline: text }),
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
  toast: v.strictObject({ region: text, dismiss: text }),
  kept: v.strictObject({ notice: template("date"), newer: text }),
  outbox: v.pipe(
    v.strictObject({
      label: text,
      waiting: text,
      asks: text,
      ends: text,
      deleted: text,
      sent: text,
      link: text,
    }),
    v.description("The line about a kept message, whatever has become of it."),
  ),
  breadcrumb: text,
  line: v.pipe(
    template("label", "value"),
    v.description("How the language joins a label and a value in a message."),
  ),
  label: v.pipe(
    template("label"),
    v.description("A label before what it names, for readers who hear both run together."),
  ),
  crash: v.strictObject({ title: text, text: text, reload: text }),
  place: v.pipe(
    v.strictObject({ city: text, country: text }),
    v.description("For search engines."),
  ),
});

/** Words of the shell and of pieces that stand on several pages: read by each of them, checked once. */
export const uiSchema = v.cache(words);

export type UiTexts = v.InferOutput<typeof uiSchema>;
