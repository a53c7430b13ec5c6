import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { iconButtonClasses } from "../ui/button.tsx";
import { CircleAlert, CircleCheck, X } from "../ui/icons.tsx";
import { useIslandShell } from "./use-island-shell.ts";

type ToastText = { title: string; text: string };

/** A toast replaces an earlier one with the same title. */
export function showSuccess(message: ToastText): void {
  toast.success(<ToastMessage {...message} />, { id: message.title, duration: 6000 });
}

/** It stays longer, since it has more to read (requirements, section 4, "destructive toast"). */
export function showError(message: ToastText): void {
  toast.error(<ToastMessage {...message} />, { id: message.title, duration: 12000 });
}

function ToastMessage({ title, text }: ToastText) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </>
  );
}

const regionClasses = "pointer-events-none fixed inset-x-0 bottom-0 z-30";
const toastClasses =
  "toast pointer-events-auto flex w-full max-w-md items-start gap-3 bg-white p-4 shadow-raised";

/** Both live regions exist before their text arrives (WCAG 2.2, 4.1.3). */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const { ui } = useIslandShell();
  const shownIn = (role: string) =>
    toasts.filter(
      ({ visible, type }) => visible && role === (type === "error" ? "alert" : "status"),
    );
  return (
    <section
      aria-label={ui.toast.region}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className={`${regionClasses} grid justify-items-center gap-2 p-4 sm:justify-items-end print:hidden`}
    >
      {["alert", "status"].map((role) => (
        <div key={role} role={role} className="contents">
          {shownIn(role).map((item) => (
            <OneToast key={item.id} item={item} dismissLabel={ui.toast.dismiss} />
          ))}
        </div>
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
        className={`mt-0.5 size-6 shrink-0 ${item.type === "error" ? "text-danger" : "text-press"}`}
      />
      <div className="min-w-0 flex-1">{resolveValue(item.message, item)}</div>
      <button
        type="button"
        onClick={() => toast.dismiss(item.id)}
        className={`-m-2 inline-flex shrink-0 ${iconButtonClasses}`}
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">{dismissLabel}</span>
      </button>
    </div>
  );
}
