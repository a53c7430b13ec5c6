import type { InputHTMLAttributes } from "react";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause } from "../../ui/timing.ts";

type CheckedFieldProps = {
  id: string;
  label: string;
  value: string;
  problem: string;
  type: (text: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "dir" | "inputMode" | "maxLength">;

export function CheckedField({ id, label, problem, type, ...input }: CheckedFieldProps) {
  const afterPause = useAfterPause(problem);
  return (
    <Field id={id} label={label} remark={problem && afterPause}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          type="text"
          autoComplete="off"
          aria-invalid={problem !== "" && afterPause !== ""}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className={controlClasses}
        />
      )}
    </Field>
  );
}
