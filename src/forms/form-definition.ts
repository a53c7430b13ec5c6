import type { Checked } from "./check-fields.ts";

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What a form is, apart from how it looks and where it is sent. */
export type FormDefinition<Field extends string, Code extends string, Value> = {
  /** Names the draft, and starts the ids of the controls. */
  readonly id: string;
  /** In the order they stand in the form. */
  readonly fields: readonly Field[];
  readonly initial: FormValues<Field>;
  readonly check: (values: FormValues<Field>) => Checked<Value, Field, Code>;
  /** What typing does to a field's text, such as stripping what is not a digit. */
  readonly normalize?: Readonly<Partial<Record<Field, (text: string) => string>>>;
};

/** A text as the field holds it. */
export function normalized<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  field: Field,
  text: string,
): string {
  return definition.normalize?.[field]?.(text) ?? text;
}
