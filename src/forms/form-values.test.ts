import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../tests/support/properties.ts";
import { cleanLine } from "./field-rules.ts";
import {
  cleanValues,
  contactForm,
  errorsOf,
  initialValues,
  isInitial,
  startValues,
  typedTexts,
  volunteerForm,
  withAnswers,
  withTexts,
} from "./form-values.ts";

const typed = {
  ...initialValues,
  name: " <Aïcha>\u00A0",
  email: "\u200Faicha@example.org ",
  dialCode: " +1 CA",
  phone: "٣٦ 12-34-56",
  interest: "\tFood\r\n",
  availability: "Week\nends",
  subject: " Partnership\u2029",
  message: "\r\nI can drive\r\na lorry.\0 ",
};

test("what is sent is clean, under the names of the email's templates", () => {
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

test("what is good has no errors; of what is wrong each field has its first", () => {
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

test("whatever is typed, what is let through stays as it is when cleaned again, and holds no <", () => {
  const text = anyText({ maxLength: 40 });
  const long = text.map((typed) => `${typed}long enough`);
  const email = text.map((typed) => `a${typed}@example.org`);
  const phone = text.map((typed) => `${typed}36123456`);
  const any = fc.record({ name: long, email, phone, interest: long, subject: text, message: long });
  fc.assert(
    fc.property(any, (texts) => {
      const values = { ...typed, ...texts };
      const clean = cleanValues(volunteerForm, values);
      expect(errorsOf(volunteerForm, clean)).toEqual(errorsOf(volunteerForm, values));
      fc.pre(!errorsOf(volunteerForm, values));
      expect(cleanValues(volunteerForm, clean)).toEqual(clean);
      for (const sent of Object.values(volunteerForm.params(clean))) {
        expect(sent).not.toMatch(/[<>]|(?![\n\t])\p{Cc}/u);
        expect(sent).toBe(sent.trim());
      }
    }),
  );
});

describe("the values a form starts with", () => {
  const start = (typed: object, draft: object) =>
    startValues(volunteerForm, { ...typed }, { ...draft });
  const draft = { name: "Aïcha", dialCode: "+221", message: "Kept", age: "8" };
  const { age: _, ...known } = draft;

  test.each([
    ["its own, where nothing was typed and no draft kept", initialValues, {}, {}],
    ["its own, where nothing could be typed", {}, {}, {}],
    ["the draft's, but what is no field", initialValues, draft, known],
    ["before the draft's those typed early", { name: "Ali" }, draft, { ...known, name: "Ali" }],
    ["also those chosen early", { dialCode: "+33" }, draft, { ...known, dialCode: "+33" }],
    ["normalized like typing", { phone: "36 12" }, {}, { phone: "3612" }],
    ["normalized in a draft too", {}, { phone: "٣٦ 12" }, { phone: "3612" }],
  ])("are %s", (_what, typed, draft, values) => {
    expect(start(typed, draft)).toEqual({ ...initialValues, ...values });
  });
});

test("what a browser filled in without telling is laid over the values", () => {
  const filled = withTexts(volunteerForm, typed, { phone: "36 12", name: "", subject: "Not here" });
  expect(filled).toEqual({ ...typed, phone: "3612", name: "" });
});

test("at first nothing stands in a form but Mauritania's dial code", () => {
  const { dialCode, ...others } = initialValues;
  expect(dialCode).toBe("+222 MR");
  expect(Object.values(others).join("")).toBe("");
});

test("values: are initial until one differs, the dial code and the event included", () => {
  expect(isInitial({ ...initialValues })).toBe(true);
  expect(isInitial({ ...initialValues, dialCode: "+1" })).toBe(false);
  expect(isInitial({ ...initialValues, event: "2031-05-10-raking" })).toBe(false);
  expect(isInitial({ ...initialValues, message: " " })).toBe(false);
});

test("draft: holds the texts of the form's own fields", () => {
  const { name, email, subject, message } = typed;
  expect(typedTexts(contactForm, typed)).toEqual({ name, email, subject, message });
});

test("draft: does not hold the event, which only its link chooses", () => {
  const { event: _, subject: __, ...kept } = { ...typed, event: "2031-05-10-raking" };
  expect(typedTexts(volunteerForm, { ...typed, event: "2031-05-10-raking" })).toEqual(kept);
});

describe("the answers of an event", () => {
  const answers = { interest: "Raking", availability: "10 May" };
  const complete = (values: object) =>
    withAnswers(volunteerForm, { ...initialValues, ...values }, answers);

  test.each(["", "  ", "<>", "\u200b\n"])("values: an answer takes the place of %j", (blank) => {
    expect(complete({ interest: blank, availability: blank })).toMatchObject(answers);
  });

  test("values: what the visitor wrote stays, each field by itself", () => {
    const own = { interest: "I cook", message: "Hello" };
    expect(complete(own)).toEqual({ ...initialValues, ...own, availability: "10 May" });
  });

  test("values: without an answer an empty field stays empty", () => {
    expect(withAnswers(volunteerForm, initialValues, {})).toEqual(initialValues);
    expect(withAnswers(contactForm, initialValues, answers)).toEqual(initialValues);
  });

  test("values: nothing that a visitor wrote is ever lost", () => {
    const text = anyText({ maxLength: 40 }).filter((own) => cleanLine(own) !== "");
    fc.assert(
      fc.property(text, text, (interest, availability) => {
        expect(complete({ interest, availability })).toMatchObject({ interest, availability });
      }),
    );
  });
});
