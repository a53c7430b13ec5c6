import * as v from "valibot";
import { template, text } from "../content/kit.ts";

const toast = v.strictObject({ title: text, text: text });

/** The words around a gift on the Donate page: checking, sharing, reporting and remembering it. */
export const donorSchema = v.strictObject({
  old: v.strictObject({ beside: template("amount"), warning: template("amount", "old") }),
  badLink: toast,
  official: v.strictObject({
    account: template("name"),
    since: template("date"),
    pin: text,
    report: text,
  }),
  merchant: v.strictObject({
    label: text,
    orNumber: text,
    open: text,
    step: template("code"),
    copied: text,
    copyLarge: text,
    copiedLarge: text,
    next: text,
  }),
  title: text,
  sent: v.strictObject({
    title: text,
    lead: text,
    code: text,
    whatsapp: text,
    email: text,
    greeting: text,
    date: text,
    reference: text,
    print: text,
    note: text,
    notReceipt: text,
  }),
  reminder: v.strictObject({
    title: text,
    monthly: text,
    ramadan: text,
    event: template("name"),
    approximate: text,
    ready: toast,
    failed: toast,
  }),
  share: v.strictObject({
    title: text,
    text: template("name"),
    whatsapp: text,
    copy: text,
    copied: text,
  }),
  poster: v.strictObject({ sentence: text, scan: text }),
});

export type DonorTexts = v.InferOutput<typeof donorSchema>;
