import type { ChangeEvent } from "react";
import { controlLook, Field } from "../ui/field.tsx";
import { asHeld, controls, type FieldName } from "./field-rules.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAction, FormState } from "./form-state.ts";

/** What `useForm` gives a field. */
export type FormFieldProps = {
  control: ControlProps<FieldName>;
  error: string | undefined;
  remark: string | undefined;
  readOnly: boolean;
};

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
            className={`${controlLook} ${dir === "ltr" ? "rtl:text-end" : ""}`}
          />
        ) : (
          <textarea {...shared} rows={rows} className={`${controlLook} resize-y`} />
        );
      }}
    </Field>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field's control is given. */
type ControlProps<Field extends FieldName> = {
  id: string;
  name: Field;
  value: string;
  "aria-invalid": boolean;
  onChange: (event: ChangeEvent<Control>) => void;
};

/** Gives the props of each field's control. */
export function controlPropsOf<Field extends FieldName>(
  definition: FormDefinition<Field>,
  { values, errors }: FormState<Field>,
  dispatch: (action: FormAction<Field>) => void,
) {
  return (field: Field): ControlProps<Field> => ({
    id: `${definition.id}-${field}`,
    name: field,
    value: values[field],
    "aria-invalid": errors[field] !== undefined,
    onChange: ({ currentTarget }) => {
      const value = normalizeTyping(currentTarget, (text) => asHeld(field, text));
      dispatch({ type: "changed", field, value });
    },
  });
}

/** Where the caret belongs once a text was normalized: after what is left of the text before it. */
export function caretAfter(
  normalize: (text: string) => string,
  typed: string,
  caret: number,
): number {
  return normalize(typed.slice(0, caret)).length;
}

/**
 * Replaces what was typed into a control by its normalized form at once, keeping the caret: left to
 * React, the caret would jump to the end whenever a character is taken out of the middle.
 */
function normalizeTyping(control: Control, normalize: (text: string) => string): string {
  const typed = control.value;
  const value = normalize(typed);
  if (value === typed || !("selectionStart" in control)) return value;
  const caret = caretAfter(normalize, typed, control.selectionStart ?? typed.length);
  control.value = value;
  control.setSelectionRange(caret, caret);
  return value;
}
