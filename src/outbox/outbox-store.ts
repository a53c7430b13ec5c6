import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { within } from "../forms/send-email.ts";
import {
  isOpen,
  type KeptMessage,
  type Notice,
  noticeKey,
  noticeOf,
  outboxName,
} from "./kept-message.ts";

type Schema = DBSchema & { messages: { key: string; value: KeptMessage } };

/** How long the browser may take to open the database, in milliseconds; some never answer. */
const openLimitMs = 4000;

/** Does something to the kept messages. @throws where the browser denies the database, or is too slow */
async function withMessages<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    // Not held open: that would keep a page out of the back-forward cache and a new version waiting.
    database.close();
  }
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(outboxName, 1, {
    upgrade: (database) => void database.createObjectStore("messages", { keyPath: "id" }),
  });
  const database = await within(openLimitMs, opening);
  if (database) return database;
  opening.then(
    (late) => late.close(),
    () => undefined,
  );
  throw new Error("the database does not open");
}

/** Every kept message, oldest first. @throws where it cannot be read */
export async function readMessages(): Promise<KeptMessage[]> {
  const messages = await withMessages((database) => database.getAll("messages"));
  return messages.sort((a, b) => a.keptAt - b.keptAt);
}

/**
 * Changes one message, or forgets it, as it is at this moment, in one transaction, so that no two pages
 * do it at once; returns what it has become.
 */
export function changeMessage(
  id: string,
  change: (message: KeptMessage) => KeptMessage | undefined,
): Promise<KeptMessage | undefined> {
  return withMessages(async (database) => {
    const { store, done } = database.transaction("messages", "readwrite");
    const message = await store.get(id);
    const changed = message && change(message);
    await Promise.all([changed ? store.put(changed) : store.delete(id), done]);
    return changed;
  });
}

/**
 * Keeps a message, in place of one with the same number.
 * @throws where the browser cannot keep it, or could not say so on every page; then it is not kept
 */
export async function keepMessage(message: KeptMessage): Promise<void> {
  const before = localStorage.getItem(noticeKey);
  // The notice first: one without a message is removed again, but a message without one would stay unsent.
  setNotice("waiting");
  try {
    await withMessages((database) => database.put("messages", message));
  } catch (error) {
    if (before === null) setNotice(undefined);
    throw error;
  }
  await announce();
  void navigator.serviceWorker?.ready.then(askForSync).catch(() => undefined);
}

/**
 * Asks the browser to wake the worker some time after the connection is back, even when no page is open:
 * the Background Sync API (WICG) of Chrome, Edge, Samsung Internet and Opera. Nothing depends on it.
 */
async function askForSync(registration: ServiceWorkerRegistration): Promise<void> {
  const sync: unknown = Reflect.get(registration, "sync");
  if (typeof sync !== "object" || sync === null) return;
  const register: unknown = Reflect.get(sync, "register");
  if (typeof register === "function") await register.call(sync, outboxName);
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

/** The worker has no localStorage: it tells the pages, and they set the notice. */
function tellPages(): void {
  const channel = new BroadcastChannel(outboxName);
  channel.postMessage("");
  channel.close();
}
