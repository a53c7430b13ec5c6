import { Queue } from "workbox-background-sync/Queue.js";
import { StorableRequest } from "workbox-background-sync/StorableRequest.js";
import type { OutboxRequest } from "../forms/ask-worker.ts";
import {
  afterTry,
  ageMessage,
  isOpen,
  newMessageId,
  noticeOf,
  type OutboxMessage,
} from "../forms/outbox-message.ts";
import { type MailRequest, sendEmail, toRequest } from "../forms/send-email.ts";
import { tellPages } from "./cached-pages.ts";
import {
  changeMessages,
  queueName,
  readStored,
  type StoredMail,
  writeInTurn,
} from "./outbox-store.ts";
import { makeTurns } from "./turns.ts";

/* Only the worker sends messages, and there is one worker (docs/decisions/010-outbox.md). */

declare const self: ServiceWorkerGlobalScope;

// This file announces and deletes old messages. The queue would drop them silently.
const queue = new Queue(queueName, { maxRetentionTime: Number.POSITIVE_INFINITY, onSync });

const sendInTurn = makeTurns();
let sending: { readonly id: string; readonly mail: StoredMail } | undefined;
let round: Promise<void> | undefined;

/** Throws to make the browser call it again. */
async function onSync(): Promise<void> {
  // Without Background Sync the queue calls this at every start, but then pages ask.
  if (!("sync" in self.registration)) return;
  await sendWaiting(false);
  const messages = await readMessages();
  if (messages.some(({ state }) => state === "waiting")) throw new Error("still waiting");
}

/** Tries each waiting message once, also when several pages ask. @param seen whether a page is open */
export async function sendWaiting(seen: boolean): Promise<void> {
  await ageMessages(seen);
  round ??= sendRound().finally(() => {
    round = undefined;
  });
  const ending = round;
  // A page that has opened meanwhile needs the news too.
  await notifyAfter(() => ending);
}

async function sendRound(): Promise<void> {
  const tried = new Set<string>();
  const isNext = ({ id, state }: OutboxMessage) =>
    navigator.onLine && state === "waiting" && !tried.has(id);
  for (let id = await sendNextMessage(isNext); id; id = await sendNextMessage(isNext)) {
    tried.add(id);
  }
}

/** Sends a message only if it is still as the visitor saw it. */
async function sendPressed(wanted: string): Promise<void> {
  const seen = (await readMessages()).find(({ id }) => id === wanted);
  await sendNextMessage(
    ({ id, state, tries }) => id === wanted && state === seen?.state && tries === seen.tries,
  );
}

/** Sends the first open message that may be sent at its turn. @returns its id */
function sendNextMessage(maySend: (message: OutboxMessage) => boolean) {
  return sendInTurn(async (): Promise<string | undefined> => {
    try {
      // The mark comes first: after an interruption nobody knows whether the message arrived.
      await changeMessages((message, mail) => {
        if (sending || !isOpen(message) || !maySend(message)) return message;
        sending = { id: message.id, mail };
        return { ...message, state: "unsure" };
      });
      if (!sending) return undefined;
      const { id, mail } = sending;
      await notifyPages();
      const result = await sendEmail(new StorableRequest(mail).toRequest());
      await changeMessages((message) =>
        message.id === id ? afterTry(message, result, Date.now()) : message,
      );
      return id;
    } finally {
      sending = undefined;
    }
  });
}

const isBeingSent = (message: OutboxMessage) => message.id === sending?.id;

export const ageMessages = (seen: boolean): Promise<void> =>
  notifyAfter(() =>
    changeMessages((message) =>
      isBeingSent(message) ? message : ageMessage(message, Date.now(), seen),
    ),
  );

export async function answerRequest(request: OutboxRequest): Promise<readonly OutboxMessage[]> {
  if (request.outbox === "show") return showMessages();
  await notifyAfter(() => followRequest(request));
  return readMessages();
}

async function followRequest(request: Exclude<OutboxRequest, { outbox: "show" }>): Promise<void> {
  if (request.outbox === "add") await addMessage(request);
  if (request.outbox === "send") await sendPressed(request.id);
  if (request.outbox === "remove") {
    const { id, state } = request;
    const isGone = (message: OutboxMessage) =>
      message.id === id && !isBeingSent(message) && (state ?? message.state) === message.state;
    await changeMessages((message) => (isGone(message) ? undefined : message));
  }
  if (request.outbox === "hold") {
    const { id, state } = request;
    // A message opened in WhatsApp while it is being sent is not tried again.
    const isHeld = (message: OutboxMessage) =>
      message.id === id && isOpen(message) && (state === "whatsapp" || !isBeingSent(message));
    await changeMessages((message) => (isHeld(message) ? { ...message, state } : message));
  }
}

/** Messages that ended while a page shows them, without text, for each tab that asks. */
const shownEnded = new Map<string, OutboxMessage>();

/** A message that has ended is announced here, and not again on every page. */
async function showMessages(): Promise<OutboxMessage[]> {
  const messages = new Map((await readMessages()).map((message) => [message.id, message]));
  const ended = [...messages].filter(([, message]) => !isOpen(message));
  for (const [id, message] of ended) shownEnded.set(id, message);
  if (ended.length > 0) {
    const isSaid = (message: OutboxMessage) => !isOpen(message) && shownEnded.has(message.id);
    await changeMessages((message) => (isSaid(message) ? undefined : message));
    await notifyPages();
  }
  return [...new Map([...shownEnded, ...messages]).values()].sort(byAge);
}

type AddRequest = Extract<OutboxRequest, { outbox: "add" }>;

async function addMessage({ message, mail }: AddRequest): Promise<void> {
  await writeInTurn(async () => {
    const before = (await readStored()).get(message.id);
    const isSame = JSON.stringify(before?.values) === JSON.stringify(message.values);
    if (isSame && message.id === sending?.id) return;
    // A duplicated tab has the number of a message of the other tab.
    const isTaken = before && !isSame && before.state !== "changing";
    const id = isTaken ? newMessageId() : message.id;
    const since = { waitingSince: Date.now(), state: "waiting", tries: 0 } as const;
    const metadata: OutboxMessage = { ...message, ...since, id };
    await queue.pushRequest({ request: toRequest(withNumber(mail, id)), metadata });
  });
  // This deletes the older entry.
  await changeMessages((stored) => stored);
}

const withNumber = ({ url, body }: MailRequest, number: string): MailRequest => ({
  url,
  body: JSON.stringify(
    JSON.parse(body, (key, value: unknown) => (key === "message_id" ? number : value)),
  ),
});

/** Pages need no news while there are no messages, which saves them a script. */
async function notifyAfter(work: () => Promise<void>): Promise<void> {
  const before = await readStored();
  await work();
  if (before.size > 0 || (await readStored()).size > 0) await notifyPages();
}

export const notifyPages = async () => tellPages({ outbox: noticeOf(await readMessages()) ?? "" });

async function readMessages(): Promise<OutboxMessage[]> {
  return [...(await readStored()).values()]
    .map((message) => (isBeingSent(message) ? { ...message, state: "sending" as const } : message))
    .sort(byAge);
}

const byAge = (a: OutboxMessage, b: OutboxMessage) => a.waitingSince - b.waitingSince;
