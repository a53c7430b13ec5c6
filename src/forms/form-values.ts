import {
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
  /** The event is not one of them: it is in the address, is not sent, and no draft chooses one. */
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

export const textsOf = (
  { fields }: FormDefinition,
  values: Values,
): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Reads the fields of a form. What it does not have keeps its first value. */
export function readFields(form: HTMLFormElement | null): Values {
  const texts = [...(form ? new FormData(form) : [])].map(([name, value]) => {
    // Older browsers give CR LF for a line break.
    return [name, `${value}`.replace(/\r\n?/gu, "\n")] as const;
  });
  return { ...initialValues, ...Object.fromEntries(texts) };
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

export const cleanValues = ({ fields }: FormDefinition, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, fieldOf(field).clean(values[field])])),
});
