import { type ComponentProps, type ReactNode, useState } from "react";
import { useAfterPause } from "../../lib/timing.ts";

type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A text that is announced while typing, or "". An error replaces it. */
  remark?: string | undefined;
  inRow?: true | undefined;
  children: (ids: { id: string; "aria-describedby": string }) => ReactNode;
};

/**
 * Only the remark is a live region, because the error summary announces all errors. It describes the field once
 * the visitor has left it: a description that changes during typing would be said beside the live region.
 */
export function Field({ id, label, hint, error, remark, inRow, children }: FieldProps) {
  const [isTyping, setTyping] = useState(false);
  const ids = { hint: `${id}-hint`, error: `${id}-error`, remark: `${id}-remark` };
  const isDescribed = remark !== undefined && !isTyping;
  const describedBy = [hint && ids.hint, ids.error, isDescribed && ids.remark];
  return (
    <div className={inRow && "sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0"}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the control inside is used; its events come up to here */}
      <div className="mt-1" onInput={() => setTyping(true)} onBlur={() => setTyping(false)}>
        {children({ id, "aria-describedby": describedBy.filter(Boolean).join(" ") })}
      </div>
      <div className="font-medium text-danger">
        {/* The lines are even, so that none ends within "7-15 digits". */}
        <p id={ids.error} className="text-balance not-empty:mt-1">
          {error}
        </p>
        {remark === undefined ? null : (
          <p id={ids.remark} aria-live="polite" className="not-empty:mt-1">
            {error ? "" : remark}
          </p>
        )}
        {hint ? (
          <p id={ids.hint} className="mt-2 text-small font-normal text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A field with one line of text. */
export function InputField(props: Omit<FieldProps, "children"> & ComponentProps<"input">) {
  const { label, hint, error, remark, inRow, ...input } = props;
  const endInRtl = input.dir === "ltr" ? "rtl:text-end" : "";
  return (
    <Field {...{ id: input.id, label, hint, error, remark, inRow }}>
      {(ids) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...ids}
          className={`control ${endInRtl}`}
        />
      )}
    </Field>
  );
}

/** A problem to show. It waits for a pause while somebody types, but a field that appears with one shows it at once. */
export const useRemark = (problem: string, isTyping = true): string =>
  useAfterPause(problem, problem) === problem || !isTyping ? problem : "";
