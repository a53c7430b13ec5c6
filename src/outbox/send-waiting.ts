import { sendEmail } from "../forms/send-email.ts";
import { afterTry, isDue } from "./message.ts";
import { changeMessage, changeMessages, outboxName, readMessages } from "./store.ts";

/** The email service accepts one message a second. In milliseconds. */
const pauseMs = 1000;

/**
 * Tries each message that is due once. Pages and the worker call it, and whoever holds the lock is the only
 * sender.
 * @param waits whether to wait for another sender, as after a press, or to leave the messages to it
 * @throws when the browser denies the storage
 */
export async function sendWaitingMessages(waits = false): Promise<void> {
  await navigator.locks.request(outboxName, { ifAvailable: !waits }, async (lock) => {
    if (lock) await sendAll();
  });
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
  await sendWaitingMessages();
  if ((await readMessages()).some(isDue)) throw new Error("a message still waits");
}
