import { useEffect, useState } from "react";
import { readDraft, readMessageId, writeDraft, writeMessageId } from "../forms/draft.ts";
import { isUnreached } from "../forms/send-email.ts";
import { deliver } from "./deliver.ts";
import { asking, isOpen, type KeptMessage } from "./kept-message.ts";
import { announce, changeMessage, forgetClosed, readMessages } from "./outbox-store.ts";

/** The kept messages, as far as the browser lets them be read. */
export type Outbox =
  | { readonly kind: "looking" | "unreadable" }
  | { readonly kind: "read"; readonly messages: readonly KeptMessage[] };

/** How an action ended: undefined for nothing to say, why it was not done, or a question to answer first. */
export type ActionResult = "offline" | "busy" | "noDraft" | "storage" | "replacing" | undefined;

/** The kept messages, always as they are now. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ kind: "looking" });
  useEffect(() => {
    const read = async () => {
      try {
        const kept = await readMessages();
        setOutbox((before) => ({ kind: "read", messages: withClosed(before, kept) }));
        // Said now, and not again on every page.
        if (kept.some((message) => !isOpen(message))) await forgetClosed(kept);
      } catch {
        setOutbox({ kind: "unreadable" });
      }
    };
    void read();
    addEventListener("storage", read);
    addEventListener("pageshow", read);
    return () => {
      removeEventListener("storage", read);
      removeEventListener("pageshow", read);
    };
  }, []);
  return outbox;
}

/** What was sent or deleted stays in sight as long as the page is open. */
function withClosed(before: Outbox, kept: readonly KeptMessage[]): readonly KeptMessage[] {
  const known = new Set(kept.map(({ id }) => id));
  const shown = before.kind === "read" ? before.messages : [];
  return [...kept, ...shown.filter((message) => !isOpen(message) && !known.has(message.id))];
}

/** Does something to a message. Never throws: storage may be denied. */
export async function act(action: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await action();
  } catch {
    return "storage";
  }
}

export async function send({ id }: KeptMessage, toEmail: string): Promise<ActionResult> {
  if (!navigator.onLine) return "offline";
  await deliver({ trigger: "asked", toEmail, seen: true, only: id });
  const message = (await readMessages()).find((one) => one.id === id);
  if (message?.claim) return "busy";
  const { state } = message ?? {};
  return state?.kind === "waiting" && isUnreached(state.failure) ? "offline" : undefined;
}

export async function remove({ id }: KeptMessage): Promise<ActionResult> {
  const left = await changeMessage(id, (message) => (message.claim ? message : undefined));
  await announce();
  return left ? "busy" : undefined;
}

/** Holds a message back: it is being changed, or may be sent in WhatsApp now. */
export async function holdBack(
  { id }: KeptMessage,
  question: "whatsapp" | "changing",
): Promise<ActionResult> {
  const message = await changeMessage(id, (kept) => asking(kept, question));
  await announce();
  return message?.claim ? "busy" : undefined;
}

/**
 * Takes the message into its form. It stays kept, and is not sent by itself, until the form is sent or
 * keeps it again: if the tab is closed meanwhile, nothing is lost.
 * @param replace whether another draft in the form may go
 */
export async function changeInForm(message: KeptMessage, replace: boolean): Promise<ActionResult> {
  const { id, form, values } = message;
  const draft = Object.values(readDraft(form)).some((text) => text !== "");
  const ownDraft = draft && readMessageId(form) === id;
  if (draft && !ownDraft && !replace) return "replacing";
  const problem = await holdBack(message, "changing");
  if (problem || ownDraft) return problem;
  writeDraft(form, values);
  writeMessageId(form, id);
  if (JSON.stringify(readDraft(form)) === JSON.stringify(values)) return undefined;
  await changeMessage(id, (kept) => ({ ...kept, state: message.state }));
  await announce();
  return "noDraft";
}
