import { useEffect, useState } from "react";
import { askWorker, type OutboxRequest } from "../forms/ask-worker.ts";
import { clearDraft, readDraft, writeDraft } from "../forms/draft.ts";
import { isOpen, type OutboxMessage } from "../forms/outbox-message.ts";
import { isConnectionFailure } from "../forms/send-email.ts";

export type Outbox =
  | { readonly kind: "looking" | "unreadable" }
  | { readonly kind: "read"; readonly messages: readonly OutboxMessage[] };

export type ActionResult = "offline" | "refused" | "storage" | "replacing" | "sending" | undefined;

export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ kind: "looking" });
  useEffect(() => {
    const askForMessages = () =>
      askWorker({ outbox: "show" }).then(
        (messages) =>
          setOutbox((before) => ({ kind: "read", messages: withEnded(before, messages) })),
        () => setOutbox({ kind: "unreadable" }),
      );
    const changed = ({ data }: MessageEvent) => "outbox" in data.news && askForMessages();
    void askForMessages();
    navigator.serviceWorker?.addEventListener("message", changed);
    return () => navigator.serviceWorker?.removeEventListener("message", changed);
  }, []);
  return outbox;
}

/** Messages that were sent or deleted stay visible while the page is open. */
function withEnded(before: Outbox, now: readonly OutboxMessage[]): readonly OutboxMessage[] {
  const known = new Set(now.map(({ id }) => id));
  const shown = before.kind === "read" ? before.messages : [];
  return [...now, ...shown.filter((message) => !isOpen(message) && !known.has(message.id))];
}

export async function requestAction(request: OutboxRequest): Promise<ActionResult> {
  if (request.outbox === "send" && !navigator.onLine) return "offline";
  try {
    const messages = await askWorker(request);
    const message = "id" in request && messages.find(({ id }) => id === request.id);
    if (request.outbox === "hold") {
      return message && message.state === request.state ? undefined : "sending";
    }
    if (request.outbox !== "send" || !message || message.state !== "waiting") return undefined;
    return message.failure && (isConnectionFailure(message.failure) ? "offline" : "refused");
  } catch {
    return "storage";
  }
}

/** The message stays until its form is sent, so a closed tab loses nothing. */
export async function changeInForm(
  { id, form, values }: OutboxMessage,
  replace: boolean,
): Promise<ActionResult> {
  const draft = readDraft(form);
  if (draft.id !== id) {
    if (draft.id && !replace) return "replacing";
    writeDraft(form, { ...values, id });
    if (readDraft(form).id !== id) return "storage";
  }
  const result = await requestAction({ outbox: "hold", id, state: "changing" });
  // The message is being sent or was sent, so the form does not get its text.
  if (result === "sending" && draft.id) writeDraft(form, draft);
  else if (result === "sending") clearDraft(form);
  return result;
}
