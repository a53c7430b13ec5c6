import type { MailRequest } from "./send-email.ts";
import type { WaitingMessage } from "./waiting-message.ts";

/** What a page may ask of the service worker, which has the messages that wait. */
export type OutboxRequest =
  | {
      readonly outbox: "keep";
      readonly message: Pick<WaitingMessage, "id" | "form" | "values">;
      readonly mail: MailRequest;
    }
  /** All, by the page that shows them. */
  | { readonly outbox: "show" }
  | { readonly outbox: "send" | "remove"; readonly id: string }
  /** Is not sent by itself: it was opened in WhatsApp, or in its form. */
  | { readonly outbox: "hold"; readonly id: string; readonly state: "whatsapp" | "changing" };

export const isOutboxRequest = (data: unknown): data is OutboxRequest =>
  typeof data === "object" && data !== null && "outbox" in data;

/** How long the worker may take, in milliseconds: sending included, which takes 15 seconds at most. */
const limitMs = 20_000;

/** Whether a message can wait here: a worker is there that would send it. */
export const canWait = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * Asks the worker, which answers with all messages as they are then.
 * @throws where there is no worker, or it cannot do it: the browser denies it storage, or has no room
 */
export async function askWorker(request: OutboxRequest): Promise<readonly WaitingMessage[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) throw new Error("no service worker");
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<readonly WaitingMessage[] | "failed">((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, limitMs, "failed");
  });
  worker.postMessage(request, [port2]);
  const messages = await answer;
  port1.close();
  if (messages === "failed") throw new Error("the worker could not do it");
  return messages;
}
