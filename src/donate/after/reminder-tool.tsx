import { showError, showSuccess } from "../../ui/show-toast.tsx";
import type { DonorTexts } from "../donor-schema.ts";
import type { ReminderKind } from "../reminder/reminder-days.ts";
import { saveReminder } from "../reminder/save-reminder.ts";

type ReminderToolProps = {
  texts: DonorTexts["reminder"];
  /** What the calendar will say. */
  event: {
    readonly title: string;
    readonly address: string;
    readonly text: Readonly<Record<ReminderKind, string>>;
  };
  look: string;
};

const kinds = ["monthly", "ramadan"] as const satisfies readonly ReminderKind[];

/** A reminder for the phone's calendar: every month, or before Ramadan. */
export function ReminderTool({ texts, event, look }: ReminderToolProps) {
  const save = (kind: ReminderKind) => {
    try {
      saveReminder(kind, { ...event, text: event.text[kind] });
      showSuccess(texts.ready);
    } catch {
      showError(texts.failed);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <button key={kind} type="button" onClick={() => save(kind)} className={look}>
          {texts[kind]}
        </button>
      ))}
    </div>
  );
}
