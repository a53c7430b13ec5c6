import type { Message } from "../forms/field-rules.ts";
import { afterShown, type Messages, noticeOf, noticeOfOne } from "./message.ts";
import { changeMessages, outboxName, sendWaitingMessages, watchMessages } from "./store.ts";

declare global {
  interface Window {
    /** Keeps a message for a form. Where the browser cannot, there is nothing to show either. */
    outbox?: Promise<typeof replaceMessage | undefined>;
  }
}

window.outbox = showOutbox().catch(() => undefined);

/** Shows the notice about the messages, and sends what waits: now, connected again, and when looked at again. */
async function showOutbox() {
  await watchMessages(showNotice, rememberSeen);
  const send = () => void (document.hidden || sendWaitingMessages());
  // A network that is back needs a moment.
  addEventListener("online", () => setTimeout(send, 2000));
  addEventListener("pageshow", send);
  document.addEventListener("visibilitychange", send);
  send();
  return replaceMessage;
}

/** Says the most urgent news. */
function showNotice(messages: Messages): void {
  const notice = noticeOf(messages);
  for (const box of document.querySelectorAll<HTMLElement>("[data-outbox]")) box.hidden = !notice;
  for (const words of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    words.hidden = words.dataset["notice"] !== notice;
  }
}

/** Remembers what somebody sees of it. The outbox page hides the notice and shows the messages themselves. */
function rememberSeen(messages: Messages): Messages {
  const notice = noticeOf(messages);
  if (!notice || document.querySelector("[data-outbox].invisible")) return messages;
  return messages.map((one) => (noticeOfOne(one) === notice ? afterShown(one, Date.now()) : one));
}

/**
 * Keeps a message until there is a connection, in the place of the one that was changed in the form. Without a
 * message, the form has sent it.
 * @throws when the browser has no room for it
 */
async function replaceMessage(replaced: string | undefined, message?: Message): Promise<void> {
  await changeMessages((all) => {
    const others = all.filter(
      ({ id, state }) => (id !== replaced || state !== "changing") && id !== message?.id,
    );
    if (!message) return others;
    return [...others, { ...message, since: Date.now(), state: "waiting", tries: 0 }];
  });
  // Background Sync, where it exists, sends also when no page is open. Otherwise the next page sends.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.sync?.register(outboxName))
    .catch(() => undefined);
}
