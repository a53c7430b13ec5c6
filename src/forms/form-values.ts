import {
  cleanLine,
  dialCodeOf,
  type ErrorCode,
  errorOf,
  type FieldName,
  fieldNames,
  fieldOf,
} from "./field-rules.ts";

export type Values = Readonly<Record<FieldName, string>>;

export type Errors = Partial<Record<FieldName, ErrorCode | undefined>>;

export type FormDefinition = {
  readonly id: "contact" | "volunteer";
  readonly fields: readonly FieldName[];
  /** The parameters of the email without its address, from clean values (requirements, section 7). */
  readonly params: (values: Values) => Readonly<Record<string, string>>;
};

export const contactForm: FormDefinition = {
  id: "contact",
  fields: ["name", "email", "subject", "message"],
  params: ({ name, email, subject, message }) => ({
    from_name: name,
    from_email: email,
    subject,
    message,
  }),
};

export const volunteerForm: FormDefinition = {
  id: "volunteer",
  fields: ["name", "email", "dialCode", "phone", "event", "interest", "availability", "message"],
  params: ({ name, email, dialCode, phone, interest, availability, message }) => ({
    from_name: name,
    from_email: email,
    phone: `${dialCodeOf(dialCode)}${phone}`,
    interest,
    availability,
    message,
  }),
};

export const initialValues: Values = {
  name: "",
  email: "",
  dialCode: "+222 MR",
  phone: "",
  event: "",
  interest: "",
  availability: "",
  subject: "",
  message: "",
};

export function errorsOf({ fields }: FormDefinition, values: Values): Errors | undefined {
  const errors: Errors = {};
  for (const field of fields) {
    const error = errorOf(field, values[field]);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The texts to keep. The event is left out, since it is in the address and a draft must not choose one. */
export const textsOf = (
  { fields }: FormDefinition,
  values: Values,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.filter((field) => field !== "event").map((field) => [field, values[field]]),
  );

/** Reads the fields of a form. What it does not have keeps its first value. */
export function readFields(form: HTMLFormElement | null): Values {
  const texts = new Map<string, string>();
  for (const [name, value] of form ? new FormData(form) : []) {
    // Older browsers give CR LF for a line break.
    if (typeof value === "string") texts.set(name, value.replace(/\r\n?/gu, "\n"));
  }
  const read = fieldNames.map((field) => [field, texts.get(field) ?? initialValues[field]]);
  return { ...initialValues, ...Object.fromEntries(read) };
}

/** Writes only what differs, since writing moves the caret. */
export function writeFields(form: HTMLFormElement, values: Values): void {
  for (const field of fieldNames) {
    const control = form.elements.namedItem(field);
    if (control === null || !("value" in control)) continue;
    if (control.value !== values[field]) control.value = values[field];
  }
}

/** Compares the fields of all forms. */
export const isInitial = (values: Values): boolean =>
  fieldNames.every((field) => values[field] === initialValues[field]);

const rewriteFields = (
  { fields }: FormDefinition,
  values: Values,
  to: (field: FieldName) => string,
): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, to(field)])),
});

export const cleanValues = (definition: FormDefinition, values: Values): Values =>
  rewriteFields(definition, values, (field) => fieldOf(field).clean(values[field]));

/** Texts that an event gives for fields that the visitor leaves empty. */
export type Answers = Readonly<Partial<Record<FieldName, string>>>;

export const withAnswers = (definition: FormDefinition, values: Values, answers: Answers): Values =>
  rewriteFields(definition, values, (field) =>
    cleanLine(values[field]) === "" ? (answers[field] ?? values[field]) : values[field],
  );
