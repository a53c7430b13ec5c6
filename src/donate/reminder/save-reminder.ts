import type { ReminderKind } from "./reminder-days.ts";
import { type ReminderWords, reminderFile } from "./reminder-file.ts";

/** How long the file stays at hand, in milliseconds: phones ask before they save. */
const keepMs = 60_000;

/**
 * Makes the reminder and hands it to the browser as a download, which phones open in their calendar.
 * @throws Error where the browser cannot count Islamic months
 */
export function saveReminder(kind: ReminderKind, words: ReminderWords): void {
  const seed = crypto.getRandomValues(new Uint32Array(3)).join("-");
  const file = reminderFile(kind, words, { now: new Date(), seed });
  const href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = `${kind}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keepMs);
}
