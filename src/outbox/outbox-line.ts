import { afterShown, noticeOf, noticeOfOne } from "./message.ts";
import { takeOverOldQueue } from "./old-queue.ts";
import { forgetChanged, keepMessage } from "./outbox-actions.ts";
import { sendWaitingMessages } from "./send-waiting.ts";
import { ageMessages, canKeepMessages, changeMessages, isLookedAt, outboxName } from "./store.ts";

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
  new BroadcastChannel(outboxName).onmessage = showLine;
  addEventListener("focus", showLine);
  // A network that is back needs a moment. In milliseconds.
  addEventListener("online", () => setTimeout(sendAndShow, 2000));
  addEventListener("pageshow", ({ persisted }) => persisted && sendAndShow());
  document.addEventListener("visibilitychange", sendAndShow);
  await takeOverOldQueue();
  await sendAndShow();
}

async function sendAndShow(): Promise<void> {
  await showLine();
  if (!document.hidden) await sendWaitingMessages();
}

/** Says the most urgent news, and notes what somebody has seen. */
async function showLine(): Promise<void> {
  const messages = await changeMessages((all) => {
    const aged = ageMessages(all);
    const notice = noticeOf(aged);
    if (!isLookedAt() || isHidden()) return aged;
    return aged.map((one) => (noticeOfOne(one) === notice ? afterShown(one, Date.now()) : one));
  });
  const notice = noticeOf(messages);
  for (const line of document.querySelectorAll<HTMLElement>("[data-line]")) line.hidden = !notice;
  for (const words of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    words.hidden = words.dataset["notice"] !== notice;
  }
}

/** The page of the outbox shows the messages themselves. */
const isHidden = () => document.querySelector("[data-line].invisible") !== null;
