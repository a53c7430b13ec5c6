import { isConnectionFailure } from "../forms/send-email.ts";
import type { WaitingMessage } from "./message.ts";
import { sendWaitingMessages } from "./send-waiting.ts";
import { changeMessage, changeMessages, outboxName, readMessages } from "./store.ts";

type NewMessage = Pick<WaitingMessage, "id" | "form" | "values" | "mail"> & {
  /** The number of the waiting message that this one replaces. */
  readonly changes?: string | undefined;
};

/** Keeps a message until there is a connection. @throws when the browser has no room for it */
export async function keepMessage({ changes, ...message }: NewMessage): Promise<void> {
  await changeMessages((all) => {
    const others = all.filter((one) => !isReplaced(one, changes));
    // A duplicated tab may have kept the same text under the same number.
    if (others.some(({ id }) => id === message.id)) return others;
    return [...others, { ...message, since: Date.now(), state: "waiting", tries: 0 }];
  });
  void sendWithoutPage();
}

/** Deletes the message that was changed in the form, and sent from there. Never throws. */
export async function forgetChanged(changes: string | undefined): Promise<void> {
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

/** What a page says after a press. "sending" is said by the message itself, and "replacing" is a question. */
export type Problem = "offline" | "refused" | "storage" | "replacing" | "sending";

/** Sends a message because the visitor asks for it. @returns what went wrong */
export async function sendNow(id: string): Promise<Problem | undefined> {
  if (!navigator.onLine) return "offline";
  await changeMessage(id, (message) => ({
    ...message,
    since: Date.now(),
    lateSince: undefined,
    shownAt: undefined,
    state: "waiting",
    tries: 0,
  }));
  await sendWaitingMessages(true);
  const message = (await readMessages()).find((one) => one.id === id);
  if (message?.state !== "waiting") return undefined;
  return message.failure && isConnectionFailure(message.failure) ? "offline" : "refused";
}

/** @returns "sending" when the message is being sent or has ended, and so was left as it is */
export async function holdMessage(
  id: string,
  state: WaitingMessage["state"],
): Promise<Problem | undefined> {
  const messages = await changeMessage(id, (message) => ({ ...message, state }));
  return messages.some((one) => one.id === id && one.state === state) ? undefined : "sending";
}

export async function removeMessage(id: string): Promise<Problem | undefined> {
  const messages = await changeMessage(id, () => undefined);
  return messages.some((one) => one.id === id) ? "sending" : undefined;
}
