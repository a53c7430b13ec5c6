import { contactForm } from "../../src/contact/contact-form.ts";
import { volunteerForm } from "../../src/get-involved/volunteer-form.ts";

/** A good application. */
export const application = {
  name: "Aïcha",
  email: "aicha@example.org",
  dialCode: "+222",
  phone: "36123456",
  interest: "Food",
  availability: "Weekends",
  message: "I can drive a lorry.",
};

/** A good contact message. */
export const message = {
  name: "Aïcha",
  email: "aicha@example.org",
  subject: "Partnership",
  message: "We have a lorry to lend.",
};

/** What a check says of a good application with one change: "ok" or the errors. */
export const volunteer = (change: object) =>
  outcome(volunteerForm.check({ ...application, ...change }));
export const contact = (change: object) => outcome(contactForm.check({ ...message, ...change }));

export function outcome(checked: { ok: true } | { ok: false; errors: object }) {
  return checked.ok ? "ok" : checked.errors;
}

/** A title that a reader can take in: long values are shown by their length. */
export function titled<Row extends readonly [...string[], string, string]>(rows: readonly Row[]) {
  return rows.map((row): readonly [string, Row] => {
    const value = row.at(-2) ?? "";
    const shown = value.length > 20 ? `${value.length} units` : JSON.stringify(value);
    return [`${row.slice(0, -2).join(" ")} ${shown}: ${row.at(-1)}`, row];
  });
}

export const chars = (count: number) => "x".repeat(count);
export const digits = (count: number) => "1".repeat(count);
