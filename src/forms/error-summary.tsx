import { type MouseEvent, useEffect, useRef } from "react";

type ErrorSummaryProps = {
  title: string;
  /** The control's id and its message, in the order of the form. */
  errors: readonly { id: string; message: string }[];
  /** How often a submit was refused; the summary takes focus each time. */
  refusals: number;
};

/**
 * Everything that is wrong with a form, on top of it, each leading to its field. Shown even for
 * one error and with the same words as beside the field (GOV.UK design system, "Error summary").
 */
export function ErrorSummary({ title, errors, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-error-summary=""
      className="mb-6 scroll-mt-24 rounded-soft border-4 border-danger bg-white p-5"
    >
      <h3 className="text-title">{title}</h3>
      <ul className="mt-2 list-disc ps-5">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={focusField}
              className="inline-block py-1 font-semibold text-danger underline underline-offset-4 hover:text-ink"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field and shows its label too, which the browser's own jump would hide. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
