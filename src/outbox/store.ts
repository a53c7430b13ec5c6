import { createStore, get, update } from "idb-keyval";
import { ageMessage, isOpen, type WaitingMessage } from "./message.ts";

export type Messages = readonly WaitingMessage[];

/** All messages are one value, so that a change of several is one transaction. */
const key = "messages";
const store = createStore("outbox", key);

/** The name of the channel for news, of the lock of the sender and of Background Sync's tag. */
export const outboxName = "outbox";

/** @throws when the browser denies the storage */
export const readMessages = async (): Promise<Messages> => (await get<Messages>(key, store)) ?? [];

/**
 * Ages and changes all messages at once, whoever else reads or writes, and tells every page.
 * @throws when the browser denies the storage, or it is full
 */
export async function changeMessages(change: (before: Messages) => Messages): Promise<Messages> {
  let before: Messages = [];
  let after: Messages = [];
  await update<Messages>(
    key,
    (stored = []) => {
      before = stored;
      after = change(stored.flatMap((one) => ageMessage(one, Date.now()) ?? []));
      return after;
    },
    store,
  );
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    const channel = new BroadcastChannel(outboxName);
    channel.postMessage("changed");
    channel.close();
  }
  // Marks whether there is a message, so that a page without one loads no script. A worker has no such storage.
  globalThis.localStorage?.setItem(outboxName, after.length > 0 ? "1" : "");
  return after;
}

/** Changes one message, unless it is being sent or has ended. @returns it as it is now */
export async function changeMessage(
  id: string,
  change: (message: WaitingMessage) => WaitingMessage | undefined,
): Promise<WaitingMessage | undefined> {
  const mayChange = (one: WaitingMessage) =>
    one.id === id && isOpen(one) && one.state !== "sending";
  const all = await changeMessages((before) =>
    before.flatMap((one) => (mayChange(one) ? change(one) : one) ?? []),
  );
  return all.find((one) => one.id === id);
}

/**
 * Shows the messages of this browser now, after each change, and when the page is looked at again.
 * @param see notes what somebody sees of them. A hidden tab, or a window behind another, is seen by nobody.
 * @throws when this browser cannot keep a message, or have one sender (Safari before 15.4), or its database is silent
 */
export async function watchMessages(
  show: (messages: Messages) => void,
  see: (messages: Messages) => Messages,
): Promise<void> {
  if (!navigator.locks) throw new Error("the browser has no locks");
  const isLookedAt = () => !document.hidden && document.hasFocus();
  const note = () => changeMessages((all) => (isLookedAt() ? see(all) : all));
  // A full storage takes no note, but its messages can still be read.
  const showNow = async () => show(await note().catch(readMessages));
  new BroadcastChannel(outboxName).onmessage = showNow;
  for (const event of ["focus", "pageshow"]) addEventListener(event, showNow);
  // Some versions of Safari never open a database, nor say so. A form waits so many milliseconds for an answer.
  await Promise.race([showNow(), new Promise((_, refuse) => setTimeout(refuse, 3000))]);
}
