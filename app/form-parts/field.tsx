import type { ReactNode } from "react";

/** What a control needs to belong to its label, hint and error. */
export type ControlIds = { id: string; "aria-describedby": string };

type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A remark while typing; it gives way to the error. */
  remark?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
};

/** A labelled control with its hint and error. It owns the ids that tie them together. */
export function Field({ id, label, hint, error, remark, children }: FieldProps) {
  const ids = { hint: `${id}-hint`, message: `${id}-message` };
  const describedBy = hint ? `${ids.hint} ${ids.message}` : ids.message;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={ids.hint} className="text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-1">{children({ id, "aria-describedby": describedBy })}</div>
      <p id={ids.message} aria-live="polite" className="mt-1 font-medium text-danger empty:hidden">
        {error ?? remark}
      </p>
    </div>
  );
}
