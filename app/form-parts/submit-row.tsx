import { Send, Trash2 } from "lucide-react";

type SubmitRowProps = {
  labels: { submit: string; submitting: string; clear: string };
  submitting: boolean;
  ready: boolean;
  onClear: () => void;
};

/** The submit button, which says when it is sending, and the control that clears the form. */
export function SubmitRow({ labels, submitting, ready, onClear }: SubmitRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="submit"
        disabled={submitting || !ready}
        className="inline-flex min-h-12 items-center gap-2 rounded-soft bg-press px-6 font-semibold text-white hover:bg-press-deep active:bg-ink disabled:bg-ink-soft"
      >
        <Send aria-hidden className="size-5 rtl:-scale-x-100" />
        {submitting ? labels.submitting : labels.submit}
      </button>
      <button
        type="button"
        onClick={onClear}
        disabled={submitting || !ready}
        className="inline-flex min-h-12 items-center gap-2 rounded-soft px-4 font-medium text-ink underline-offset-4 hover:underline active:bg-sand disabled:text-ink-soft"
      >
        <Trash2 aria-hidden className="size-5" />
        {labels.clear}
      </button>
    </div>
  );
}
