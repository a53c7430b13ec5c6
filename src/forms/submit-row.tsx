import { Send, Trash2, Undo2 } from "lucide-react";

type SubmitRowProps = {
  labels: { submit: string; submitting: string; clear: string; restore: string };
  submitting: boolean;
  ready: boolean;
  onClear: () => void;
  /** Brings back what was cleared; nothing when there is nothing to bring back. */
  onRestore: (() => void) | undefined;
};

const quietLook =
  "inline-flex min-h-12 items-center gap-2 rounded-soft px-4 font-medium text-ink underline-offset-4 hover:underline active:bg-sand disabled:text-ink-soft";

/** The submit button, which says when it is sending, and the control that clears the form. */
export function SubmitRow({ labels, submitting, ready, onClear, onRestore }: SubmitRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="submit"
        disabled={submitting || !ready}
        className={`inline-flex min-h-12 items-center gap-2 rounded-soft px-6 font-semibold text-white active:bg-ink disabled:cursor-progress ${submitting ? "bg-ink-soft" : "bg-press hover:bg-press-deep"}`}
      >
        <Send aria-hidden className="size-5 mirrored" />
        {/* In an element: a browser that translates the page takes away a text beside an icon. */}
        <span>{submitting ? labels.submitting : labels.submit}</span>
      </button>
      <button type="button" onClick={onClear} disabled={submitting || !ready} className={quietLook}>
        <Trash2 aria-hidden className="size-5" />
        {labels.clear}
      </button>
      {onRestore ? (
        <button type="button" onClick={onRestore} className={quietLook}>
          <Undo2 aria-hidden className="size-5 mirrored" />
          {labels.restore}
        </button>
      ) : null}
    </div>
  );
}
