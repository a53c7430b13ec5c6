import { controlClasses, Field } from "../ui/field.tsx";
import { controls, type FieldName, normalize } from "./field-rules.ts";
import type { FormFieldProps } from "./use-form.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type TextFieldProps = FormFieldProps & {
  texts: { label: string; hint?: string };
  besideAnother?: boolean;
};

/** A text field, of one line or several; an address or a number reads left to right in every language. */
export function TextField({ control, texts, readOnly, ...field }: TextFieldProps) {
  const { type, rows, dir = "auto", ...constraints } = controls[control.name];
  return (
    <Field id={control.id} {...texts} {...field}>
      {(ids) => {
        const shared = { ...constraints, ...control, ...ids, dir, readOnly };
        return rows === undefined ? (
          <input
            {...shared}
            type={type}
            className={`${controlClasses} ${dir === "ltr" ? "rtl:text-end" : ""}`}
          />
        ) : (
          <textarea {...shared} rows={rows} className={`${controlClasses} resize-y`} />
        );
      }}
    </Field>
  );
}

/** Where the caret belongs once a text was normalized: after what is left of the text before it. */
export const caretAfter = (field: FieldName, typed: string, caret: number): number =>
  normalize(field, typed.slice(0, caret)).length;

/**
 * What was typed into a control, as the field holds it. What is taken out goes at once, keeping the
 * caret: left to React, the caret would jump to the end whenever a character leaves the middle.
 */
export function normalizeInput(field: FieldName, control: Control): string {
  const typed = control.value;
  const value = normalize(field, typed);
  if (value === typed || !("selectionStart" in control)) return value;
  const caret = caretAfter(field, typed, control.selectionStart ?? typed.length);
  control.value = value;
  control.setSelectionRange(caret, caret);
  return value;
}
