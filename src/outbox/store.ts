import { createStore, get, update } from "idb-keyval";
import { sendEmail } from "../forms/send-email.ts";
import type { Messages, WaitingMessage } from "./message.ts";
import { afterTry, ageMessage, isDue, isOpen } from "./message.ts";

type ChangeAll = (before: Messages) => Messages;
type ChangeOne = (message: WaitingMessage) => WaitingMessage | undefined;

/** All messages are one value, so that a change of several is one transaction. */
const key = "messages";
const store = createStore("outbox", key);

/** The name of the channel for news, of the lock of the sender and of Background Sync's tag. */
export const outboxName = "outbox";

/** @throws when the browser denies the storage */
const readMessages = async (): Promise<Messages> => (await get<Messages>(key, store)) ?? [];

/**
 * Ages and changes all messages at once, whoever else reads or writes, and tells every page.
 * @throws when the browser denies the storage, or it is full
 */
export async function changeMessages(change: ChangeAll): Promise<Messages> {
  let before: Messages = [];
  let after: Messages = [];
  const changeStored = (stored: Messages = []) => {
    before = stored;
    after = change(stored.flatMap((one) => ageMessage(one, Date.now()) ?? []));
    return after;
  };
  await update(key, changeStored, store);
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
export async function changeMessage(id: string, change: ChangeOne) {
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
export async function watchMessages(show: (messages: Messages) => void, see: ChangeAll) {
  if (!navigator.locks || !localStorage) throw new Error("the browser has no locks or no storage");
  const note: ChangeAll = (all) => (!document.hidden && document.hasFocus() ? see(all) : all);
  // A full storage takes no note, but its messages can still be read.
  const showNow = async () => show(await changeMessages(note).catch(readMessages));
  new BroadcastChannel(outboxName).onmessage = showNow;
  for (const event of ["focus", "pageshow"]) addEventListener(event, showNow);
  // Some versions of Safari never open a database, nor say so. A form waits so many milliseconds for an answer.
  await Promise.race([showNow(), new Promise((_, refuse) => setTimeout(refuse, 3000))]);
}

/** The email service accepts one message a second. */
const pauseMs = 1000;

/**
 * Tries each message that is due once. Of all pages and the worker, whoever holds the lock is the only sender.
 * @param waits whether to wait for another sender, as after a press, or to leave the messages to it
 * @returns all messages after that
 * @throws when the browser denies the storage
 */
export async function sendWaitingMessages(waits = false): Promise<Messages> {
  await navigator.locks.request(outboxName, { ifAvailable: !waits }, (lock) => lock && sendAll());
  return readMessages();
}

async function sendAll(): Promise<void> {
  // A message is marked as "sending" only inside the lock, so its sender was stopped.
  const messages = await changeMessages((all) =>
    all.map((one) => (one.state === "sending" ? { ...one, state: "unsure" } : one)),
  );
  for (const { id } of messages.filter(isDue)) {
    if (!navigator.onLine) return;
    // The visitor may have changed or deleted the message since it was read.
    const claimed = await changeMessage(id, (one) =>
      isDue(one) ? { ...one, state: "sending" } : one,
    );
    if (claimed?.state !== "sending") continue;
    const result = await sendEmail(claimed.mail);
    await changeMessages((all) =>
      all.map((one) => (one.id === id ? afterTry(one, result, Date.now()) : one)),
    );
    // The lock is held meanwhile, so that the next sender pauses too.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * What the worker does for Background Sync, also when no page is open.
 * @throws while a message waits, which makes the browser call it again later
 */
export async function sendInBackground(): Promise<void> {
  if ((await sendWaitingMessages()).some(isDue)) throw new Error("a message still waits");
}
