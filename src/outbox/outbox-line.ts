import { afterShown, noticeOf, noticeOfOne, type WaitingMessage } from "./message.ts";
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

type NewMessage = Pick<WaitingMessage, "id" | "form" | "values" | "mail"> & {
  /** The number of the waiting message that this one replaces. */
  readonly changes?: string | undefined;
};

/** Keeps a message until there is a connection. @throws when the browser has no room for it */
async function keepMessage({ changes, ...message }: NewMessage): Promise<void> {
  await changeMessages((all) => {
    const others = all.filter((one) => !isReplaced(one, changes));
    // A duplicated tab may have kept the same text under the same number.
    if (others.some(({ id }) => id === message.id)) return others;
    return [...others, { ...message, since: Date.now(), state: "waiting", tries: 0 }];
  });
  void sendWithoutPage();
}

/** Deletes the message that was changed in the form, and sent from there. Never throws. */
async function forgetChanged(changes: string | undefined): Promise<void> {
  if (changes === undefined) return;
  const forget = changeMessages((all) => all.filter((one) => !isReplaced(one, changes)));
  await forget.catch(() => undefined);
}

const isReplaced = ({ id, state }: WaitingMessage, changes: string | undefined) =>
  id === changes && state === "changing";

/** Asks for Background Sync, where it exists: it sends also when no page is open. */
async function sendWithoutPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A browser may refuse it, and then the next page sends.
  await registration?.sync?.register(outboxName).catch(() => undefined);
}
