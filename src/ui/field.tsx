import type { ReactNode } from "react";

export const controlClasses = "control";

type ControlIds = { id: string; "aria-describedby": string };

type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A text that is announced while typing, or "". An error replaces it. */
  remark?: string | undefined;
  besideAnother?: boolean;
  children: (ids: ControlIds) => ReactNode;
};

/** Only the remark is a live region, since the error summary announces all errors. */
export function Field({ id, label, hint, error, remark, besideAnother, children }: FieldProps) {
  const ids = { hint: `${id}-hint`, error: `${id}-error`, remark: `${id}-remark` };
  const describedBy = [hint && ids.hint, ids.error, remark !== undefined && ids.remark];
  return (
    <div className={besideAnother ? "sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0" : ""}>
      <div className={besideAnother ? "self-end" : ""}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={ids.hint} className="text-small text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <div className="mt-1">
        {children({ id, "aria-describedby": describedBy.filter(Boolean).join(" ") })}
      </div>
      <div className="font-medium text-danger">
        <p id={ids.error} className="not-empty:mt-1">
          {error}
        </p>
        {remark === undefined ? null : (
          <p id={ids.remark} aria-live="polite" className="not-empty:mt-1">
            {error ? "" : remark}
          </p>
        )}
      </div>
    </div>
  );
}
