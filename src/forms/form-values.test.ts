import { expect, test } from "vitest";
import { fieldNames } from "./field-rules.ts";
import { cleanValues, contactForm, errorsOf, initialValues, volunteerForm } from "./form-values.ts";

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
  const wrong = { name: "nameRequired", phone: "phoneInvalid" };
  expect(errorsOf(volunteerForm, { ...typed, name: "", phone: "1" })).toEqual(wrong);
  expect(errorsOf(contactForm, { ...typed, subject: "" })).toEqual({ subject: "subjectRequired" });
});
