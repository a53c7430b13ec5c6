import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isOpen, type KeptMessage, type Notice, noticeOf } from "./kept-message.ts";
import { channelName, noticeKey } from "./notice-key.ts";

type Schema = DBSchema & { messages: { key: string; value: KeptMessage } };

/** How long the browser may take to open the database, in milliseconds; some never answer. */
const openLimitMs = 4000;

/**
 * Does something to the kept messages in one transaction, so that no two pages do it at once.
 * @throws where the browser denies the database, has no room, or does not answer
 */
async function withMessages<Result>(
  mode: "readonly" | "readwrite",
  work: (messages: Messages) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction("messages", mode);
    const { store } = transaction;
    const [result] = await Promise.all([
      work({
        all: () => store.getAll(),
        get: (id) => store.get(id),
        put: async (message) => void (await store.put?.(message)),
        remove: async (id) => void (await store.delete?.(id)),
      }),
      transaction.done,
    ]);
    return result;
  } finally {
    // Not held open: that would keep a page out of the back-forward cache and a new version waiting.
    database.close();
  }
}

type Messages = {
  readonly all: () => Promise<KeptMessage[]>;
  readonly get: (id: string) => Promise<KeptMessage | undefined>;
  readonly put: (message: KeptMessage) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

async function open(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>("khayma-outbox", 1, {
    upgrade: (database) => void database.createObjectStore("messages", { keyPath: "id" }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the database does not open")), openLimitMs);
  });
  try {
    return await Promise.race([opening, limit]);
  } catch (error) {
    opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Every kept message, oldest first. @throws where it cannot be read */
export async function readMessages(): Promise<KeptMessage[]> {
  const messages = await withMessages("readonly", ({ all }) => all());
  return messages.sort((a, b) => a.keptAt - b.keptAt);
}

/** Changes one message, or forgets it, as it is at this moment; gives what it has become. */
export function changeMessage(
  id: string,
  change: (message: KeptMessage) => KeptMessage | undefined,
): Promise<KeptMessage | undefined> {
  return withMessages("readwrite", async ({ get, put, remove }) => {
    const message = await get(id);
    const changed = message && change(message);
    if (changed) await put(changed);
    else if (message) await remove(id);
    return changed;
  });
}

/**
 * Keeps a message, in place of one with the same number.
 * @throws where the browser cannot keep it, or could not say so on every page; then it is not kept
 */
export async function keepMessage(message: KeptMessage): Promise<void> {
  const before = localStorage.getItem(noticeKey);
  // First: a notice without a message is taken back, a message without a notice would be forgotten.
  setNotice("waiting");
  try {
    await withMessages("readwrite", ({ put }) => put(message));
  } catch (error) {
    if (before === null) setNotice(undefined);
    throw error;
  }
  await announce();
}

/** Forgets a message, or nothing when there is none. @throws where storage is denied */
export async function forgetMessage(id: string): Promise<void> {
  if (localStorage.getItem(noticeKey) === null) return;
  await changeMessage(id, () => undefined);
  await announce();
}

/** Forgets what only says that it was sent or deleted, once the visitor has read it. */
export async function forgetClosed(messages: readonly KeptMessage[]): Promise<void> {
  for (const { id } of messages.filter((message) => !isOpen(message))) {
    await changeMessage(id, (message) => (isOpen(message) ? message : undefined));
  }
  await announce();
}

function setNotice(notice: Notice | undefined): void {
  if (notice) localStorage.setItem(noticeKey, `${notice}.${Date.now()}`);
  else localStorage.removeItem(noticeKey);
}

/** Brings the notice up to date and tells this page and all others. Never throws. */
export async function announce(): Promise<void> {
  try {
    const notice = noticeOf(await readMessages());
    if (typeof localStorage === "undefined") return tellPages();
    setNotice(notice);
    // Browsers tell the other pages only.
    dispatchEvent(new Event("storage"));
  } catch {
    // Cannot be read just now: the notice stays as it is, since a message may be there.
  }
}

function tellPages(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("");
  channel.close();
}
