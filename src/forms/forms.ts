import { dialCodeOf, type ErrorCode, type FieldName, fieldOf } from "./fields.ts";

/** What stands in the fields; in those that a form does not have, what stood there at first. */
export type Values = Readonly<Record<FieldName, string>>;

/** The first broken rule of each field that breaks one. */
export type Errors = Partial<Record<FieldName, ErrorCode | undefined>>;

/** What a form is, apart from how it looks. */
export type Form = {
  /** Names the draft and the mail's template, and starts the ids of the controls. */
  readonly id: "contact" | "volunteer";
  /** In the order they stand in the form. */
  readonly fields: readonly FieldName[];
  /** The parameters of the mail (requirements, section 7), but where it goes, of clean values. */
  readonly params: (values: Values) => Readonly<Record<string, string>>;
};

export const contactForm: Form = {
  id: "contact",
  fields: ["name", "email", "subject", "message"],
  params: ({ name, email, subject, message }) => ({
    from_name: name,
    from_email: email,
    subject,
    message,
  }),
};

export const volunteerForm: Form = {
  id: "volunteer",
  fields: ["name", "email", "dialCode", "phone", "interest", "availability", "message"],
  params: ({ name, email, dialCode, phone, interest, availability, message }) => ({
    from_name: name,
    from_email: email,
    phone: `${dialCodeOf(dialCode)}${phone}`,
    interest,
    availability,
    message,
  }),
};

/** What stands in the fields at first. */
export const initialValues: Values = {
  name: "",
  email: "",
  dialCode: "+222 MR",
  phone: "",
  interest: "",
  availability: "",
  subject: "",
  message: "",
};

/** The error of what was typed into a field, if there is one. */
export function errorOf(field: FieldName, typed: string): ErrorCode | undefined {
  const { clean, rules } = fieldOf(field);
  const text = clean(typed);
  return rules.find(([, isBroken]) => isBroken(text))?.[0];
}

/** What is wrong with what stands in a form; undefined when nothing is. */
export function errorsOf({ fields }: Form, values: Values): Errors | undefined {
  const errors: Errors = {};
  for (const field of fields) {
    const error = errorOf(field, values[field]);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Texts by the names of fields, of which a form takes its own. */
export type Texts = Readonly<Record<string, string>>;

/** What stands in the fields that a form has. */
export const ownTexts = ({ fields }: Form, values: Values): Texts =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

const change = ({ fields }: Form, values: Values, to: (field: FieldName) => string): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, to(field)])),
});

/** The values as they are sent: what is checked is what is sent. */
export const cleanValues = (form: Form, values: Values): Values =>
  change(form, values, (field) => fieldOf(field).clean(values[field]));

/** A text as its field holds it. */
export const normalize = (field: FieldName, text: string): string =>
  fieldOf(field).whileTyping?.(text) ?? text;

/** Values with some of them replaced, as the fields hold them. */
export const withTexts = (form: Form, values: Values, texts: Texts): Values =>
  change(form, values, (field) => normalize(field, texts[field] ?? values[field]));

/**
 * The values a form starts with in the browser: what was typed before hydration, else what was kept as a
 * draft, else its own.
 */
export function startValues(form: Form, typed: Texts, draft: Texts): Values {
  const early = form.fields.filter((field) => typed[field] !== initialValues[field]);
  const texts = Object.fromEntries(
    early.map((field) => [field, typed[field] ?? draft[field] ?? initialValues[field]]),
  );
  return withTexts(form, initialValues, { ...draft, ...texts });
}

/** Whether nothing stands in the form but what stood there at first. */
export const isPristine = ({ fields }: Form, values: Values): boolean =>
  fields.every((field) => values[field] === initialValues[field]);
