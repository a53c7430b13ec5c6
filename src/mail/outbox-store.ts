import { createStore, get, update } from "idb-keyval";
import { sendEmail } from "./send-email.ts";
import type { Messages, WaitingMessage } from "./waiting-message.ts";
import { afterTry, ageMessage, isDue, isOpen } from "./waiting-message.ts";

type ChangeAll = (before: Messages) => Messages;
type ChangeOne = (message: WaitingMessage) => WaitingMessage | undefined;

/** All messages are one value under this key, so that a change of several is one transaction. */
const key = "messages";
const store = createStore("outbox", key);

/** The name of the channel on which pages hear of changes, of the sender's lock, and of Background Sync's tag. */
export const outboxName = "outbox";

/** @throws when the browser denies the storage */
const readMessages = async (): Promise<Messages> => (await get<Messages>(key, store)) ?? [];

/**
 * Ages and changes all messages in one transaction, and tells every page when something has changed.
 * @returns the messages after that
 * @throws when the browser denies the storage, or it is full
 */
export async function changeMessages(change: ChangeAll): Promise<Messages> {
  let before: Messages = [];
  let after: Messages = [];
  const changeStored = (stored: Messages = []) => {
    before = stored;
    after = change(stored.flatMap((one) => ageMessage(one) ?? []));
    return after;
  };
  await update(key, changeStored, store);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    const channel = new BroadcastChannel(outboxName);
    channel.postMessage("changed");
    channel.close();
  }
  tellPages(after.length > 0);
  return after;
}

/** Without a message a page loads no script of the outbox. A worker lacks this storage, and a full one keeps nothing. */
function tellPages(hasMessage: boolean): void {
  try {
    localStorage.setItem(outboxName, hasMessage ? "1" : "");
  } catch {
    // The message is kept, and is sent by this page or by the next one that loads the outbox.
  }
}

/** Changes one message, unless it is being sent or has ended. @returns the message as it is now */
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
 * @param remember changes the messages that a person sees. In a hidden tab, or behind another window, nobody sees them.
 * @throws when this browser cannot keep a message, or have one sender (Safari before 15.4), or its database is silent
 */
export async function watchMessages(show: (messages: Messages) => void, remember: ChangeAll) {
  if (!navigator.locks || !localStorage) throw new Error("the browser has no locks or no storage");
  const isSeen = () => !document.hidden && document.hasFocus();
  // The messages can still be read when the storage is full.
  const showNow = async () =>
    show(await changeMessages((all) => (isSeen() ? remember(all) : all)).catch(readMessages));
  new BroadcastChannel(outboxName).onmessage = showNow;
  for (const event of ["focus", "pageshow"]) addEventListener(event, showNow);
  // Some versions of Safari never open a database, and never say so. A form waits 3 seconds for an answer.
  await Promise.race([showNow(), new Promise((_, refuse) => setTimeout(refuse, 3000))]);
}

/** The email service accepts one message a second. */
const pauseMs = 1000;

/**
 * Tries once to send each message that is due. Whichever page or worker holds the lock is the only sender.
 * @param waits whether to wait while another one sends, as after a press, or to leave the messages to that one
 * @returns all messages after that
 * @throws when the browser denies the storage
 */
export async function sendWaitingMessages(waits = false): Promise<Messages> {
  await navigator.locks.request(outboxName, { ifAvailable: !waits }, (lock) => lock && sendAll());
  return readMessages();
}

async function sendAll(): Promise<void> {
  // Only the holder of the lock marks a message as "sending". One that still is has lost its sender.
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
    await changeMessages((all) => all.map((one) => (one.id === id ? afterTry(one, result) : one)));
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
