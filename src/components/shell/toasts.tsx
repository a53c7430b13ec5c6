import { useEffect, useState } from "react";
import { sharedValue } from "../../lib/shared-value.ts";
import { useWindowEvent } from "../../lib/use-window-event.ts";
import { iconButtonClasses } from "../ui/button.tsx";
import { CircleAlert, CircleCheck, X } from "../ui/icons.tsx";
import { useIslandShell } from "./use-island-shell.ts";

/** Beside what was pressed at the end of a wide screen, `atStart` covers nothing. */
type ToastText = { title: string; text: string; atStart?: boolean };

/** `since` in milliseconds tells two toasts with the same words apart. */
type Toast = ToastText & { kind: "success" | "error"; since: number };

/** There is one at a time, because an old success beside a new error would be read as one message. */
const toastStore = sharedValue<Toast | undefined>();

/** An error has more to read (requirements, section 4, "destructive toast"). */
const shownMs = { success: 6000, error: 9000 };

const showToast = (kind: Toast["kind"], words: ToastText): void =>
  toastStore.set({ ...words, kind, since: performance.now() });

export const showSuccess = (words: ToastText): void => showToast("success", words);

export const showError = (words: ToastText): void => showToast("error", words);

export const hideToast = (): void => toastStore.set(undefined);

const regionClasses =
  "pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center p-2 sm:justify-items-end sm:p-4 print:hidden";
const toastClasses =
  "pointer-events-auto relative flex w-full max-w-96 items-start gap-3 bg-white p-3 shadow-raised sm:p-4";

/**
 * Screen readers say the parts of a region in any order, so they get each toast as one text. Even an error is polite,
 * and interrupts nothing. A form says the same in the page, in a box that takes the focus, so its toast is not announced.
 */
export function Toasts({ besideForm }: { besideForm: boolean }) {
  const toast = toastStore.useValue();
  // Only this toast is paused. The next one is not, although the pointer stays where this one was dismissed.
  const [paused, setPaused] = useState<Toast>();
  const { ui } = useIslandShell();
  // On a small screen a toast would cover the form, and the button or the page has said what succeeded.
  const isSaid = besideForm || toast?.kind === "success";
  const isDrawn = toast && (!isSaid || matchMedia("(min-width: 64rem)").matches);
  const isError = toast?.kind === "error";
  const Icon = isError ? CircleAlert : CircleCheck;
  useEffect(() => {
    if (toast === undefined || toast === paused) return;
    const timer = setTimeout(hideToast, shownMs[toast.kind]);
    return () => clearTimeout(timer);
  }, [toast, paused]);
  // A button has copied (`src/lib/scripts/copy-values.ts`), and its words say so.
  useWindowEvent("copied", (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { title = "", text = "", atStart } = event.detail;
    showSuccess({ title, text, atStart: atStart !== undefined });
  });
  // A toast may cover the control that a keyboard has reached (WCAG 2.2, 2.4.11).
  useWindowEvent("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") hideToast();
  });
  return (
    <section
      aria-label={ui.toast.region}
      onMouseEnter={() => setPaused(toast)}
      onMouseLeave={() => setPaused(undefined)}
      className={`${regionClasses} ${besideForm || toast?.atStart ? "lg:justify-items-start" : ""}`}
    >
      <p aria-live="polite" className="sr-only">
        {toast && !besideForm && <span key={toast.since}>{`${toast.title} – ${toast.text} `}</span>}
      </p>
      {isDrawn && (
        <div
          key={toast.since}
          data-toast={toast.kind}
          className={`${toastClasses} rounded-soft border border-s-8 ${isError ? "border-danger" : "border-press"}`}
        >
          <Icon
            aria-hidden
            className={`mt-0.5 size-6 shrink-0 max-sm:hidden ${isError ? "text-danger" : "text-press"}`}
          />
          <div aria-hidden className="min-w-0 flex-1">
            <p className="pe-8 font-semibold leading-snug">{toast.title}</p>
            <p className="max-sm:text-small">{toast.text}</p>
          </div>
          <button
            type="button"
            onClick={hideToast}
            className={`absolute end-2 top-2 inline-flex ${iconButtonClasses}`}
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{ui.toast.dismiss}</span>
          </button>
        </div>
      )}
    </section>
  );
}
