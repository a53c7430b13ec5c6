import type { InputHTMLAttributes } from "react";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause } from "../../ui/timing.ts";

type CheckedFieldProps = {
  id: string;
  label: string;
  value: string;
  /** What is wrong with it, "" for nothing. */
  problem: string;
  type: (text: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "dir" | "inputMode" | "maxLength">;

/** A text that is never sent from here: what is wrong with it is said once the visitor pauses. */
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
