import * as v from "valibot";

/** What the check of a form says: the cleaned values, or the first failing rule of each field. */
export type Checked<Value, Field extends string, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field, Code> };

export type FieldErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

type Rules<Field extends string, Code extends string, Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly fields: readonly Field[];
  readonly codes: readonly Code[];
};

/** Checks any input against a form's schema; what is missing or not a text counts as empty. */
export function checkFields<Field extends string, Code extends string, Value>(
  { schema, fields, codes }: Rules<Field, Code, Value>,
  values: unknown,
): Checked<Value, Field, Code> {
  const result = v.safeParse(schema, textsOf(values, fields), { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors<Field, Code> = {};
  for (const issue of result.issues) {
    const field = fields.find((name) => name === issue.path?.[0]?.key);
    const code = codes.find((known) => known === issue.message);
    if (field !== undefined && code !== undefined) errors[field] ??= code;
  }
  return { ok: false, errors };
}

function textsOf(values: unknown, fields: readonly string[]): Record<string, string> {
  const known = new Map(isObject(values) ? Object.entries(values) : []);
  return Object.fromEntries(
    fields.map((field) => {
      const value = known.get(field);
      return [field, typeof value === "string" ? value : ""];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
