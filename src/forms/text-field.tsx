import type { ChangeEvent } from "react";
import { constraintsOf } from "./constraints.ts";
import { controlLook } from "./control-look.ts";
import { Field } from "./field.tsx";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `useForm` gives a control. */
export type ControlProps = {
  id: string;
  name: Parameters<typeof constraintsOf>[0];
  value: string;
  "aria-invalid": boolean;
  onChange: (event: ChangeEvent<Control>) => void;
};

type TextFieldProps = {
  control: ControlProps;
  texts: { label: string; hint?: string };
  error: string | undefined;
  remark?: string | undefined;
  readOnly: boolean;
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
