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
  /** The pages that the footer leads to beside those of the navigation. */
  more: v.strictObject({
    questions: text,
    diary: text,
    accounts: text,
    myGift: text,
    events: text,
    privacy: text,
    accessibility: text,
  }),
  /** Ways from other pages to the charity's records. */
  records: v.strictObject({ diary: text, accounts: text }),
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
  /** The line about a kept message, whatever has become of it. */
  outbox: v.strictObject({
    label: text,
    waiting: text,
    asks: text,
    ends: text,
    deleted: text,
    sent: text,
    link: text,
  }),
  breadcrumb: text,
  /** How the language joins a label and a value in a message. */
  line: template("label", "value"),
  /** A label before what it names, for readers who hear both run together. */
  label: template("label"),
  crash: v.strictObject({ title: text, text: text, reload: text }),
  place: v.strictObject({ city: text, country: text }),
});

/** Words of the shell and of pieces that stand on several pages: read by each of them, checked once. */
export const uiSchema = v.cache(words);

export type UiTexts = v.InferOutput<typeof uiSchema>;
