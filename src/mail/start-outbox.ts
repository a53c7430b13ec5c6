import { changeMessages, outboxName, sendWaitingMessages, watchMessages } from "./outbox-store.ts";
import type { Message } from "./send-email.ts";
import { afterSeen, type Messages, noticeOf, noticeOfOne } from "./waiting-message.ts";

declare global {
  interface Window {
    /** What a form does with the outbox, or null in a browser that cannot keep a message. */
    outbox?: Promise<typeof outbox | null>;
  }
}

window.outbox = startOutbox().catch(() => null);

/** Shows the notice, and sends what waits: now, when the connection is back, and when the page is looked at again. */
async function startOutbox() {
  await watchMessages(showNotice, rememberSeen);
  const send = () => void (document.hidden || sendWaitingMessages());
  // A network that is back needs a moment.
  addEventListener("online", () => setTimeout(send, 2000));
  addEventListener("pageshow", send);
  document.addEventListener("visibilitychange", send);
  send();
  return outbox;
}

function showNotice(messages: Messages): void {
  const notice = noticeOf(messages);
  for (const box of document.querySelectorAll<HTMLElement>("[data-outbox]")) box.hidden = !notice;
  for (const words of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    words.hidden = words.dataset["notice"] !== notice;
  }
}

/** A person sees the notice, which the outbox page lacks. */
function rememberSeen(messages: Messages): Messages {
  const notice = noticeOf(messages);
  if (!notice || !document.querySelector("[data-outbox]")) return messages;
  return messages.map((one) => (noticeOfOne(one) === notice ? afterSeen(one, "notice") : one));
}

/** All messages but the one that was changed in the form. */
const without = (changed: string | undefined, all: Messages) =>
  all.filter(({ id, state }) => id !== changed || state !== "changing");

const outbox = {
  removeChanged: (changed: string) => changeMessages((all) => without(changed, all)),

  /**
   * Keeps a message until there is a connection, in the place of the one that was changed.
   * @throws when the browser has no room for the message
   */
  async keepMessage(message: Message, changed: string | undefined): Promise<void> {
    await changeMessages((all) => {
      const others = without(changed, all).filter(({ id }) => id !== message.id);
      return [...others, { ...message, since: Date.now(), state: "waiting", tries: 0 }];
    });
    // Background Sync, where it exists, sends also when no page is open. Otherwise the next page sends.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.sync?.register(outboxName))
      .catch(() => undefined);
  },
};
