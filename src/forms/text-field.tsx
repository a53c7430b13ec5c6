import { controlClasses, Field } from "../ui/field.tsx";
import { type FieldName, fieldOf } from "./field-rules.ts";
import { normalize } from "./form-values.ts";
import type { FormFieldProps } from "./use-form.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type TextFieldProps = FormFieldProps & {
  texts: { label: string; hint?: string };
  besideAnother?: boolean;
};

export function TextField({ control, texts, readOnly, ...field }: TextFieldProps) {
  const { min: minLength, control: own } = fieldOf(control.name);
  const { type = "text", rows, dir = "auto", autoComplete = "off", inputMode } = own;
  return (
    <Field id={control.id} {...texts} {...field}>
      {(ids) => {
        const constraints = { required: true, minLength, autoComplete, inputMode, dir, readOnly };
        const shared = { ...constraints, ...control, ...ids };
        const endInRtl = dir === "ltr" ? "rtl:text-end" : "";
        return rows === undefined ? (
          <input {...shared} type={type} className={`${controlClasses} ${endInRtl}`} />
        ) : (
          <textarea {...shared} rows={rows} className={`${controlClasses} resize-y`} />
        );
      }}
    </Field>
  );
}

/** Keeps the caret: React would move it to the end whenever a character leaves the middle. */
export function normalizeKeepingCaret(field: FieldName, control: Control): string {
  const typed = control.value;
  const value = normalize(field, typed);
  if (value === typed || !("selectionStart" in control)) return value;
  const before = typed.slice(0, control.selectionStart ?? typed.length);
  const caret = normalize(field, before).length;
  control.value = value;
  control.setSelectionRange(caret, caret);
  return value;
}
