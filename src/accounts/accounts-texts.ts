import * as v from "valibot";
import { head, plural, template, text, texts } from "../content/kit.ts";
import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";

/** The words of Accounts: `content/<language>/accounts.yaml`. They are checked once. */
export const accountsSchema = v.cache(
  v.strictObject({
    head,
    title: text,
    lead: text,
    asOf: template("date"),
    empty: v.pipe(text, v.description("In place of the figures while there is no row.")),
    examples: text,
    /** A year, or a month, that has a page of its own. */
    period: v.strictObject({
      headTitle: template("period"),
      headDescription: template("period"),
      title: template("period"),
      lead: template("before", "left"),
      back: text,
    }),
    programs: texts("food", "water", "cleanUp", "general"),
    sheet: texts("caption", "all", "before", "in", "out", "left"),
    chart: v.strictObject({
      title: template("period"),
      lead: text,
      label: template("period"),
      table: text,
      month: text,
      program: text,
    }),
    rows: v.strictObject({
      title: text,
      lead: text,
      count: plural("count"),
      day: text,
      note: text,
      none: text,
      open: template("period"),
    }),
    years: texts("title", "lead"),
    files: texts("title", "lead", "csv", "json", "datapackage", "check"),
    closing: texts("title", "lead", "donate", "ask"),
  }),
);

export const loadAccountsTexts = (language: Language) =>
  loadTexts("accounts.yaml", accountsSchema, language);
