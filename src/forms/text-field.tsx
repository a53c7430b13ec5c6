import { controlClasses, Field } from "../ui/field.tsx";
import { fieldOf } from "./field-rules.ts";
import type { FormFieldProps } from "./use-form.ts";

type TextFieldProps = FormFieldProps & {
  texts: { label: string; hint?: string };
  besideAnother?: boolean;
};

export function TextField({ control, texts, readOnly, ...field }: TextFieldProps) {
  const { min: minLength, errors, control: own } = fieldOf(control.name);
  const { type = "text", rows, dir = "auto", autoComplete = "off", inputMode } = own;
  return (
    <Field id={control.id} {...texts} {...field}>
      {(ids) => {
        const required = errors.empty !== undefined;
        const constraints = { required, minLength, autoComplete, inputMode, dir, readOnly };
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
