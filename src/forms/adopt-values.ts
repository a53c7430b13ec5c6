import { type FormDefinition, type FormValues, normalized } from "./form-definition.ts";

/**
 * The values a form starts with in the browser: what was typed before the page's script arrived,
 * else what was kept as a draft, else the form's own.
 */
export function adoptValues<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  typed: Partial<Record<Field, string>>,
  draft: Partial<Record<Field, string>>,
): FormValues<Field> {
  const early: Partial<Record<Field, string>> = {};
  for (const field of definition.fields) {
    const text = typed[field];
    if (text !== undefined && text !== definition.initial[field]) early[field] = text;
  }
  return overlay(definition, overlay(definition, definition.initial, draft), early);
}

/** Values with others laid over them, as the fields hold them. */
export function overlay<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  values: FormValues<Field>,
  over: Partial<Record<Field, string>>,
): FormValues<Field> {
  const result: Record<Field, string> = { ...values };
  for (const field of definition.fields) {
    const text = over[field];
    if (text !== undefined) result[field] = normalized(definition, field, text);
  }
  return result;
}

/** Whether nothing stands in the form but what stood there at first. */
export function isPristine<Field extends string, Code extends string, Value>(
  { fields, initial }: FormDefinition<Field, Code, Value>,
  values: FormValues<Field>,
): boolean {
  return fields.every((field) => values[field] === initial[field]);
}

/** What the controls of a form hold, as far as they belong to its fields. */
export function readControls<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const read: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = data.get(field);
    // Older browsers give CR LF for a line break that the control itself holds as LF.
    if (typeof value === "string") read[field] = value.replace(/\r\n?/gu, "\n");
  }
  return read;
}
