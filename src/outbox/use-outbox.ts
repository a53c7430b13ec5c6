import { useEffect, useState } from "react";
import { messageInForm, readDraft, writeDraft } from "../forms/draft.ts";
import { isConnectionFailure } from "../forms/send-email.ts";
import { afterShown, isOpen, type WaitingMessage } from "./message.ts";
import type { OutboxProps } from "./outbox-page.tsx";
import { sendWaitingMessages } from "./send-waiting.ts";
import { changeMessage, type Messages, readMessages, watchMessages } from "./store.ts";

type Shown = { messages: Messages; absence: "looking" | "unreadable" | "empty" };

/** The messages of this browser, always as they are now, and what to say while there is none. */
export function useOutbox(): Shown {
  const [shown, setShown] = useState<Shown>({ messages: [], absence: "looking" });
  useEffect(() => {
    // The island stays as long as its page.
    watchMessages(
      (messages) => setShown({ messages, absence: "empty" }),
      (messages) => messages.map(told),
    ).catch(() => setShown({ messages: [], absence: "unreadable" }));
  }, []);
  return shown;
}

/** This page shows how a message ended, so no other page has to. */
function told(message: WaitingMessage): WaitingMessage {
  const shown = afterShown(message, Date.now());
  return isOpen(message) || message.isTold ? shown : { ...shown, isTold: true };
}

/** What the page says after a press. It says nothing when the message is being sent, which shows by itself. */
export type Problem = keyof OutboxProps["texts"]["problems"];

export async function sendNow(id: string): Promise<Problem | undefined> {
  if (!navigator.onLine) return "offline";
  const asNew = { lateSince: undefined, shownAt: undefined, state: "waiting", tries: 0 } as const;
  await changeMessage(id, (message) => ({ ...message, ...asNew, since: Date.now() }));
  await sendWaitingMessages(true);
  const message = (await readMessages()).find((one) => one.id === id);
  if (message?.state !== "waiting") return undefined;
  return message.failure && isConnectionFailure(message.failure) ? "offline" : "refused";
}

/** @returns whether it has the state now: a message that is being sent or has ended is left as it is */
export async function holdMessage(id: string, state: WaitingMessage["state"]): Promise<boolean> {
  const messages = await changeMessage(id, (message) => ({ ...message, state }));
  return messages.some((one) => one.id === id && one.state === state);
}

const isInForm = ({ id, form }: WaitingMessage) => messageInForm(form) === id;

export const wouldReplaceDraft = (message: WaitingMessage): boolean =>
  readDraft(message.form) !== undefined && !isInForm(message);

/**
 * Makes the message the draft of its form, and goes there. The message stays until the form is sent, so that a
 * closed tab loses nothing, and every draft stays as it was when the message is being sent.
 */
export async function changeInForm(
  message: WaitingMessage,
  path: string,
): Promise<Problem | undefined> {
  const { id, form, values, state } = message;
  if (!(await holdMessage(id, "changing"))) return undefined;
  if (isInForm(message) || writeDraft(form, { ...values, changes: id })) {
    location.assign(path);
    return undefined;
  }
  await holdMessage(id, state);
  return "storage";
}
