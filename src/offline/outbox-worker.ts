import { Queue } from "workbox-background-sync/Queue.js";
import { QueueStore } from "workbox-background-sync/QueueStore.js";
import { StorableRequest } from "workbox-background-sync/StorableRequest.js";
import type { OutboxRequest } from "../forms/ask-worker.ts";
import { afterTry, age, isOpen, noticeOf, type OutboxMessage } from "../forms/outbox-message.ts";
import { sendEmail, toRequest } from "../forms/send-email.ts";
import { tellPages } from "./cached-pages.ts";

/* docs/decisions/010-outbox.md: the worker alone sends, and there is one of it. */

declare const self: ServiceWorkerGlobalScope;

const name = "messages";
// What is old is told and deleted here; the queue would drop it unsaid.
const queue = new Queue(name, { maxRetentionTime: Number.POSITIVE_INFINITY, onSync });
const store = new QueueStore(name);

let sending: string | undefined;
let inFlight: Promise<void> | undefined;

/** Thrown means that the browser is to call it again. */
async function onSync(): Promise<void> {
  // Without Background Sync the queue calls this whenever the worker starts; pages ask there.
  if (!("sync" in self.registration)) return;
  await sendWaiting(false);
  const messages = await readMessages();
  if (messages.some(({ state }) => state === "waiting")) throw new Error("still waiting");
}

/** Once, however many pages ask at the same time. @param seen whether a page is open */
export async function sendWaiting(seen: boolean): Promise<void> {
  inFlight ??= sendAll(seen).finally(() => {
    inFlight = undefined;
  });
  await inFlight;
  // For a page that has come meanwhile, too.
  await tellNotice();
}

async function sendAll(seen: boolean): Promise<void> {
  const messages = await letAge(seen);
  for (const { id, state } of messages) {
    if (state === "waiting" && navigator.onLine) await send(id);
  }
}

export async function letAge(seen: boolean): Promise<OutboxMessage[]> {
  const messages = await change((message) => age(message, Date.now(), seen));
  await tellNotice();
  return messages;
}

export async function answerRequest(request: OutboxRequest): Promise<readonly OutboxMessage[]> {
  const isIt = ({ id }: OutboxMessage) => "id" in request && request.id === id && id !== sending;
  if (request.outbox === "add") await add(request);
  if (request.outbox === "send" && sending === undefined) await send(request.id);
  if (request.outbox === "remove") await change((one) => (isIt(one) ? undefined : one));
  if (request.outbox === "hold") {
    const { state } = request;
    await change((one) => (isIt(one) && isOpen(one) ? { ...one, state } : one));
  }
  const messages = await readMessages();
  const ended = messages.filter((one) => !isOpen(one)).map(({ id }) => id);
  // Said now, on the page that shows them, and not again on every page.
  if (request.outbox === "show") await change((one) => (ended.includes(one.id) ? undefined : one));
  if (request.outbox !== "show" || ended.length > 0) await tellNotice();
  return messages;
}

async function add({ message, mail }: Extract<OutboxRequest, { outbox: "add" }>): Promise<void> {
  if (message.id === sending) throw new Error("it is being sent");
  const metadata: OutboxMessage = {
    ...message,
    waitingSince: Date.now(),
    state: "waiting",
    tries: 0,
  };
  await queue.pushRequest({ request: toRequest(mail), metadata });
  // Deletes what it was before it was changed.
  await change((one) => one);
}

/** Marked before: if the worker is stopped meanwhile, nobody knows whether it arrived. */
async function send(id: string): Promise<void> {
  const entry = (await readEntries()).find(({ message }) => message.id === id);
  if (!entry || !isOpen(entry.message)) return;
  sending = id;
  try {
    await change((one) => (one.id === id ? { ...one, state: "unsure" } : one));
    await tellNotice();
    const result = await sendEmail(new StorableRequest(entry.requestData).toRequest());
    await change((one) => (one.id === id ? afterTry(one, result, Date.now()) : one));
  } finally {
    sending = undefined;
  }
}

const tellNotice = async () => tellPages({ outbox: noticeOf(await readMessages()) ?? "" });

async function readMessages(): Promise<OutboxMessage[]> {
  // While one is changed it is there twice, the later as it is now.
  const messages = new Map((await readEntries()).map(({ message }) => [message.id, message]));
  return [...messages.values()]
    .map((one) => (one.id === sending ? { ...one, state: "sending" as const } : one))
    .sort((a, b) => a.waitingSince - b.waitingSince);
}

const isMessage = (value: object | undefined): value is OutboxMessage =>
  value !== undefined && "waitingSince" in value;

async function readEntries() {
  return (await store.getAll()).flatMap(({ metadata, ...entry }) =>
    isMessage(metadata) ? [{ ...entry, message: metadata }] : [],
  );
}

let lastChange: Promise<unknown> = Promise.resolve();

function change(
  by: (message: OutboxMessage) => OutboxMessage | undefined,
): Promise<OutboxMessage[]> {
  const changing = lastChange.then(() => changeEach(by));
  lastChange = changing.catch(() => undefined);
  return changing;
}

async function changeEach(by: (message: OutboxMessage) => OutboxMessage | undefined) {
  const left: OutboxMessage[] = [];
  const entries = await readEntries();
  const newest = new Map(entries.map(({ id, message }) => [message.id, id]));
  for (const { id, message, requestData, timestamp } of entries) {
    // A change was interrupted: the earlier one goes.
    const changed = newest.get(message.id) === id ? by(message) : undefined;
    if (changed) left.push(changed);
    if (changed === message) continue;
    // The new one first: what is interrupted in between must not lose a text.
    if (changed) {
      const data = isOpen(changed) ? requestData : { url: "/", headers: {} };
      await store.pushEntry({ requestData: data, timestamp, metadata: changed });
    }
    await store.deleteEntry(id);
  }
  return left;
}
