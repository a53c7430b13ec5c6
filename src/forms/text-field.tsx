import { controlLook, Field } from "../ui/field.tsx";
import type { ControlProps } from "./control-props.ts";
import { constraintsOf, type FieldName } from "./field-rules.ts";

/** What `useForm` gives a field. */
export type FormFieldProps = {
  control: ControlProps<FieldName>;
  error: string | undefined;
  readOnly: boolean;
};

type TextFieldProps = FormFieldProps & {
  texts: { label: string; hint?: string };
  remark?: string | undefined;
  /** Text that reads left to right in every language, such as an e-mail address. */
  ltr?: boolean;
  /** Several lines, this many shown. */
  rows?: number;
  besideAnother?: boolean;
};

/** A text field, of one line or several. */
export function TextField({ control, texts, readOnly, ltr, rows, ...field }: TextFieldProps) {
  const { type, ...constraints } = constraintsOf(control.name);
  const direction = ltr ? { dir: "ltr" } : { dir: "auto" };
  return (
    <Field id={control.id} label={texts.label} hint={texts.hint} {...field}>
      {(ids) => {
        const shared = { ...constraints, ...control, ...ids, ...direction, readOnly };
        return rows === undefined ? (
          <input
            {...shared}
            type={type}
            className={`${controlLook} ${ltr ? "rtl:text-end" : ""}`}
          />
        ) : (
          <textarea {...shared} rows={rows} className={`${controlLook} resize-y`} />
        );
      }}
    </Field>
  );
}
