import { useEffect, useState } from "react";
import { askWorker, type OutboxRequest } from "../forms/ask-worker.ts";
import { readDraft, readMessageId, writeDraft, writeMessageId } from "../forms/draft.ts";
import { isConnectionFailure } from "../forms/send-email.ts";
import { isOpen, type WaitingMessage } from "../forms/waiting-message.ts";

/** The messages that wait, as far as the worker tells them. */
export type Outbox =
  | { readonly kind: "looking" | "unreadable" }
  | { readonly kind: "read"; readonly messages: readonly WaitingMessage[] };

/** How an action ended: undefined for nothing to say, why it was not done, or a question to answer first. */
export type ActionResult = "offline" | "refused" | "storage" | "replacing" | undefined;

/** The messages that wait, always as they are now. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ kind: "looking" });
  useEffect(() => {
    const read = () =>
      askWorker({ outbox: "show" }).then(
        (messages) =>
          setOutbox((before) => ({ kind: "read", messages: withEnded(before, messages) })),
        () => setOutbox({ kind: "unreadable" }),
      );
    const changed = ({ data }: MessageEvent) => "outbox" in data.news && read();
    void read();
    navigator.serviceWorker?.addEventListener("message", changed);
    return () => navigator.serviceWorker?.removeEventListener("message", changed);
  }, []);
  return outbox;
}

/** What was sent or deleted stays in sight as long as the page is open. */
function withEnded(before: Outbox, now: readonly WaitingMessage[]): readonly WaitingMessage[] {
  const known = new Set(now.map(({ id }) => id));
  const shown = before.kind === "read" ? before.messages : [];
  return [...now, ...shown.filter((message) => !isOpen(message) && !known.has(message.id))];
}

/** Asks the worker to do something to a message. */
export async function act(request: OutboxRequest): Promise<ActionResult> {
  if (request.outbox === "send" && !navigator.onLine) return "offline";
  try {
    const messages = await askWorker(request);
    if (request.outbox !== "send") return undefined;
    const failed = messages.find(({ id, state }) => id === request.id && state === "waiting");
    return failed?.failure && (isConnectionFailure(failed.failure) ? "offline" : "refused");
  } catch {
    return "storage";
  }
}

/**
 * Takes the message into its form. It stays, and is not sent by itself, until the form is sent or keeps it
 * again: if the tab is closed meanwhile, nothing is lost.
 * @param replace whether another draft in the form may go
 */
export async function changeInForm(
  { id, form, values }: WaitingMessage,
  replace: boolean,
): Promise<ActionResult> {
  const draft = Object.values(readDraft(form)).some((text) => text !== "");
  const ownDraft = draft && readMessageId(form) === id;
  if (draft && !ownDraft && !replace) return "replacing";
  if (!ownDraft) {
    writeDraft(form, values);
    writeMessageId(form, id);
    if (JSON.stringify(readDraft(form)) !== JSON.stringify(values)) return "storage";
  }
  return act({ outbox: "hold", id, state: "changing" });
}
