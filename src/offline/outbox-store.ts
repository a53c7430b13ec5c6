import { QueueStore } from "workbox-background-sync/QueueStore.js";
import { isOpen, type OutboxMessage } from "../forms/outbox-message.ts";
import { makeTurns } from "./turns.ts";

export const queueName = "messages";
const store = new QueueStore(queueName);

type Entry = Awaited<ReturnType<typeof store.getAll>>[number];
export type StoredMail = Entry["requestData"];

/** @returns the new message, `undefined` to delete it, or the same object to leave it */
type Change = (message: OutboxMessage, mail: StoredMail) => OutboxMessage | undefined;

/** Writers take turns, so that a message does not change between reading and writing. */
export const writeInTurn = makeTurns();

export const changeMessages = (change: Change): Promise<void> =>
  writeInTurn(async () => {
    const entries = await readEntries();
    const newest = new Set(newestOf(entries).values());
    for (const entry of entries) {
      const { id, message, requestData } = entry;
      // An older entry is left from an interrupted change and is deleted.
      const changed = newest.has(entry) ? change(message, requestData) : undefined;
      if (changed === message) continue;
      // The new entry is stored first, so that an interruption loses no text.
      if (changed) await replaceMessage(entry, changed);
      await store.deleteEntry(id);
    }
  });

function replaceMessage({ timestamp, requestData }: Entry, message: OutboxMessage): Promise<void> {
  const data = isOpen(message) ? requestData : { url: "/", headers: {} };
  return store.pushEntry({ requestData: data, timestamp, metadata: message });
}

export async function readStored(): Promise<Map<string, OutboxMessage>> {
  const entries = [...newestOf(await readEntries()).values()];
  return new Map(entries.map(({ message }) => [message.id, message]));
}

/** During a change a message is stored twice. The later entry is valid. */
const newestOf = <E extends { message: OutboxMessage }>(entries: readonly E[]) =>
  new Map(entries.map((entry) => [entry.message.id, entry]));

const isMessage = (value: object | undefined): value is OutboxMessage =>
  value !== undefined && "waitingSince" in value;

async function readEntries() {
  return (await store.getAll()).flatMap((entry) =>
    isMessage(entry.metadata) ? [{ ...entry, message: entry.metadata }] : [],
  );
}
