import type { OutboxMessage } from "./outbox-message.ts";
import { type MailRequest, mailTimeoutMs } from "./send-email.ts";

export type OutboxRequest =
  | {
      readonly outbox: "add";
      readonly message: Pick<OutboxMessage, "id" | "form" | "values">;
      readonly mail: MailRequest;
    }
  | { readonly outbox: "show" }
  | { readonly outbox: "send"; readonly id: string }
  /** With a state, the message is removed only while it has this state. */
  | { readonly outbox: "remove"; readonly id: string; readonly state?: "changing" }
  | { readonly outbox: "hold"; readonly id: string; readonly state: "whatsapp" | "changing" };

export const isOutboxRequest = (data: unknown): data is OutboxRequest =>
  typeof data === "object" && data !== null && "outbox" in data;

/** In milliseconds: the message may wait for another one, and both may take the full time. */
const limitMs = 2 * mailTimeoutMs + 5000;

export const canWait = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** @throws when there is no worker, or its storage is denied or full */
export async function askWorker(request: OutboxRequest): Promise<readonly OutboxMessage[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) throw new Error("no service worker");
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<readonly OutboxMessage[] | "failed">((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, limitMs, "failed");
  });
  worker.postMessage(request, [port2]);
  const messages = await answer;
  port1.close();
  if (messages === "failed") throw new Error("the worker could not do it");
  return messages;
}
