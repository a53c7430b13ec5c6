import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { iconButtonClasses } from "../ui/button.tsx";
import { CircleAlert, CircleCheck, X } from "../ui/icons.tsx";
import { useIslandShell } from "./use-island-shell.ts";

type ToastText = { title: string; text: string };

/**
 * Shows one toast at a time, since an old success beside a new error would be read as one message. Its title is
 * its id.
 * @param live "off" for words that take the focus as well, which a screen reader would otherwise say twice
 */
export function showSuccess({ title, text }: ToastText, live: "polite" | "off" = "polite"): void {
  const ariaProps = { role: "status", "aria-live": live } as const;
  hideToast();
  toast.success(text, { id: title, duration: 6000, ariaProps });
}

/** It stays longer, since it has more to read (requirements, section 4, "destructive toast"). */
export function showError({ title, text }: ToastText): void {
  hideToast();
  toast.error(text, { id: title, duration: 12000 });
}

/** Removes it at once: a toast that is only dismissed would take a new one with the same title along. */
export const hideToast = (): void => toast.remove();

const regionClasses = "pointer-events-none fixed inset-x-0 bottom-0 z-30";
const toastClasses =
  "toast pointer-events-auto relative flex w-full max-w-md items-start gap-3 bg-white p-3 shadow-raised sm:p-4";

/**
 * Screen readers say the parts of a region in any order: each toast is said as one text. It is never said
 * over something else, since an error moves the focus as well.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const { ui } = useIslandShell();
  const shown = toasts.filter(({ visible }) => visible);
  const said = shown.filter(({ ariaProps }) => ariaProps["aria-live"] !== "off");
  return (
    <section
      aria-label={ui.toast.region}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className={`${regionClasses} grid justify-items-center gap-2 p-2 sm:p-4 sm:justify-items-end print:hidden [form~&]:lg:justify-items-start`}
    >
      <p aria-live="polite" className="sr-only">
        {said.map((item) => (
          <span key={item.id}>{`${item.id} – ${resolveValue(item.message, item)} `}</span>
        ))}
      </p>
      {shown.map((item) => (
        <OneToast key={item.id} item={item} dismissLabel={ui.toast.dismiss} />
      ))}
    </section>
  );
}

function OneToast({ item, dismissLabel }: { item: Toast; dismissLabel: string }) {
  const Icon = item.type === "error" ? CircleAlert : CircleCheck;
  return (
    <div
      data-toast={item.type}
      className={`${toastClasses} rounded-soft border border-s-8 border-press data-[toast=error]:border-danger`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-6 shrink-0 max-sm:hidden ${item.type === "error" ? "text-danger" : "text-press"}`}
      />
      <div aria-hidden className="min-w-0 flex-1">
        <p className="pe-8 font-semibold leading-snug">{item.id}</p>
        <p className="max-sm:text-small">{resolveValue(item.message, item)}</p>
      </div>
      <button
        type="button"
        onClick={() => toast.dismiss(item.id)}
        className={`absolute end-2 top-2 inline-flex ${iconButtonClasses}`}
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">{dismissLabel}</span>
      </button>
    </div>
  );
}
