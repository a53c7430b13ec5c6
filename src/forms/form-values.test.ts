import { describe, expect, test } from "vitest";

import { fieldNames } from "./field-rules.ts";
import {
  cleanValues,
  contactForm,
  errorsOf,
  initialValues,
  textsOf,
  volunteerForm,
  withAnswers,
} from "./form-values.ts";

const anyWords = fieldNames.filter((name) => name !== "event").map((name) => [name, "Some words"]);

const typed = {
  ...initialValues,
  ...Object.fromEntries(anyWords),
  name: " <Aïcha>\u00A0",
  email: "\u200Faicha@example.org ",
  dialCode: " +1 CA",
  phone: "٣٦ 12-34-56",
  interest: "\tFood\r\n",
  availability: "Week\nends",
  subject: " Partnership\u2029",
  message: "\r\nI can drive\r\na lorry.\0 ",
};

test("form values: are sent clean, under the names of the email's templates", () => {
  expect(volunteerForm.params(cleanValues(volunteerForm, typed))).toEqual({
    from_name: "Aïcha",
    from_email: "aicha@example.org",
    phone: "+136123456",
    interest: "Food",
    availability: "Week ends",
    message: "I can drive\na lorry.",
  });
  expect(contactForm.params(cleanValues(contactForm, typed))).toEqual({
    from_name: "Aïcha",
    from_email: "aicha@example.org",
    subject: "Partnership",
    message: "I can drive\na lorry.",
  });
});

test("errorsOf: finds the first error of each wrong field", () => {
  expect(errorsOf(volunteerForm, typed)).toBeUndefined();
  expect(errorsOf(contactForm, typed)).toBeUndefined();
  expect(errorsOf(volunteerForm, { ...initialValues, dialCode: "" })).toEqual({
    name: "nameRequired",
    email: "emailRequired",
    dialCode: "dialCodeInvalid",
    phone: "phoneRequired",
    interest: "interestRequired",
    availability: "availabilityRequired",
    message: "messageRequired",
  });
  expect(errorsOf(contactForm, { ...typed, subject: "" })).toEqual({ subject: "subjectRequired" });
});

test("draft: holds the texts of its form, and not the event", () => {
  const kept = textsOf(volunteerForm, { ...typed, event: "2031-05-10-raking" });
  expect(Object.keys(kept)).toEqual(volunteerForm.fields.filter((name) => name !== "event"));
  expect(textsOf(contactForm, typed)["subject"]).toBe(typed.subject);
});

describe("answers of an event", () => {
  const answers = { interest: "Raking", availability: "10 May" };
  const complete = (values: object) =>
    withAnswers(volunteerForm, { ...initialValues, ...values }, answers);

  test.each(["", "  ", "<>", "\u200b\n"])("withAnswers: replaces %j by the answer", (blank) => {
    expect(complete({ interest: blank, availability: blank })).toMatchObject(answers);
  });

  test("withAnswers: keeps what the visitor wrote in either field", () => {
    const written = { interest: "I cook", message: "Hello" };
    expect(complete(written)).toEqual({ ...initialValues, ...written, availability: "10 May" });
  });

  test("withAnswers: leaves an empty field empty when there is no answer", () => {
    expect(withAnswers(volunteerForm, initialValues, {})).toEqual(initialValues);
    expect(withAnswers(contactForm, initialValues, answers)).toEqual(initialValues);
  });
});
