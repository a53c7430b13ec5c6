import type { WaitingMessage } from "./message.ts";
import { changeMessages } from "./store.ts";

/* Until November 2026 the worker kept messages in the queue of Workbox. A browser that nobody has used since may
   still hold one, so this file stays until December 2027. */

const oldDatabase = "workbox-background-sync";

type OldEntry = {
  readonly metadata: Omit<WaitingMessage, "since" | "mail" | "state"> & {
    readonly waitingSince: number;
    readonly state: WaitingMessage["state"] | "late";
  };
  readonly requestData: { readonly url: string; readonly body?: ArrayBuffer };
};

/** Copies what waits in the old queue into the outbox and deletes the queue. Without one it does nothing. */
export async function takeOverOldQueue(): Promise<void> {
  const database = await openOld();
  const entries = database?.objectStoreNames.contains("requests") ? await readOld(database) : [];
  database?.close();
  if (entries.length > 0) {
    const old = entries.map(fromOld);
    // An interrupted takeover begins again.
    await changeMessages((all) => [
      ...all,
      ...old.filter(({ id }, i) => ![...all, ...old.slice(i + 1)].some((one) => one.id === id)),
    ]);
  }
  if (database) indexedDB.deleteDatabase(oldDatabase);
}

/** Opens the old database, and does not make one. */
function openOld(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(oldDatabase);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      resolve(undefined);
    };
  });
}

function readOld(database: IDBDatabase): Promise<readonly OldEntry[]> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<OldEntry[]> = database
      .transaction("requests")
      .objectStore("requests")
      .getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function fromOld({ metadata, requestData }: OldEntry): WaitingMessage {
  const { waitingSince: since, state, ...message } = metadata;
  const mail = { url: requestData.url, body: new TextDecoder().decode(requestData.body) };
  return { ...message, mail, since, state: state === "late" ? "waiting" : state };
}
