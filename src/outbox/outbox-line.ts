import type { Message } from "../forms/field-rules.ts";
import { afterShown, noticeOf, noticeOfOne } from "./message.ts";
import { sendWaitingMessages } from "./send-waiting.ts";
import {
  canKeepMessages,
  changeMessages,
  type Messages,
  outboxName,
  watchMessages,
} from "./store.ts";

/* `watch-outbox.ts` loads this file in a browser that has a message. */

declare global {
  interface Window {
    /** What forms need of the outbox. */
    outbox?: typeof outbox;
  }
}

const outbox = { canKeepMessages, forgetChanged, keepMessage };

window.outbox = outbox;
void showOutbox();

/**
 * Shows the line about the messages on this page from now on, and sends what waits: now, when the connection is
 * back, and when the page is looked at again.
 */
async function showOutbox(): Promise<void> {
  if (!(await canKeepMessages())) return;
  const showNow = watchMessages(showLine, seeLine);
  const sendAndShow = async () => {
    await showNow();
    if (!document.hidden) await sendWaitingMessages();
  };
  // A network that is back needs a moment. In milliseconds.
  addEventListener("online", () => setTimeout(sendAndShow, 2000));
  addEventListener("pageshow", ({ persisted }) => persisted && sendAndShow());
  document.addEventListener("visibilitychange", sendAndShow);
  await sendAndShow();
}

/** Says the most urgent news. */
function showLine(messages: Messages): void {
  const notice = noticeOf(messages);
  for (const line of document.querySelectorAll<HTMLElement>("[data-line]")) line.hidden = !notice;
  for (const words of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    words.hidden = words.dataset["notice"] !== notice;
  }
}

/** Notes what somebody sees of it. The page of the outbox hides the line and shows the messages themselves. */
function seeLine(messages: Messages): Messages {
  if (document.querySelector("[data-line].invisible")) return messages;
  const notice = noticeOf(messages);
  return messages.map((one) => (noticeOfOne(one) === notice ? afterShown(one, Date.now()) : one));
}

/**
 * Keeps a message until there is a connection.
 * @param changes the number of the waiting message that this one replaces
 * @throws when the browser has no room for it
 */
async function keepMessage(message: Message, changes: string | undefined): Promise<void> {
  await changeMessages((all) => {
    // A second press, or a duplicated tab, keeps the same text under the same number.
    const others = withoutChanged(all, changes).filter(
      ({ id, state }) => id !== message.id || state === "sending",
    );
    if (others.some(({ id }) => id === message.id)) return others;
    return [...others, { ...message, since: Date.now(), state: "waiting", tries: 0 }];
  });
  void sendWithoutPage().catch(() => undefined);
}

/** Asks for Background Sync, where it exists: it sends also when no page is open. Otherwise the next page sends. */
async function sendWithoutPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outboxName);
}

/** Deletes the message that was changed in the form, and sent from there. Never throws. */
async function forgetChanged(changes: string): Promise<void> {
  await changeMessages((all) => withoutChanged(all, changes)).catch(() => undefined);
}

const withoutChanged = (all: Messages, changes: string | undefined): Messages =>
  all.filter(({ id, state }) => id !== changes || state !== "changing");
