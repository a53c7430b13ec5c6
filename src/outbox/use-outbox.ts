import { useEffect, useState } from "react";
import { clearDraft, draftOfMessage, knownNumber, readDraft } from "../forms/draft.ts";
import { afterShown, isOpen, type WaitingMessage } from "./message.ts";
import { holdMessage, type Problem } from "./outbox-actions.ts";
import {
  ageMessages,
  canKeepMessages,
  changeMessages,
  isLookedAt,
  type Messages,
  outboxName,
} from "./store.ts";

export type Outbox =
  | { readonly kind: "looking" | "unreadable" }
  | { readonly kind: "read"; readonly messages: Messages };

/** The messages of this browser, always as they are now. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ kind: "looking" });
  useEffect(() => {
    const show = async () => {
      const messages = await changeMessages((all) =>
        ageMessages(all).map(isLookedAt() ? told : same),
      );
      setOutbox({ kind: "read", messages });
    };
    const begin = async () => {
      if (!(await canKeepMessages())) return setOutbox({ kind: "unreadable" });
      await show();
      channel.onmessage = show;
    };
    const channel = new BroadcastChannel(outboxName);
    addEventListener("focus", show);
    void begin();
    return () => {
      channel.close();
      removeEventListener("focus", show);
    };
  }, []);
  return outbox;
}

const same = (message: WaitingMessage) => message;

/** This page shows how a message ended, so no other page has to. */
function told(message: WaitingMessage): WaitingMessage {
  const shown = afterShown(message, Date.now());
  return isOpen(message) || message.isTold ? shown : { ...shown, isTold: true };
}

/**
 * Makes the message the draft of its form. The message stays until the form is sent, so that a closed tab loses
 * nothing, and every draft stays as it was when the message is being sent.
 */
export async function changeInForm(
  { id, form, values, state }: WaitingMessage,
  replaces: boolean,
): Promise<Problem | undefined> {
  const isSame = knownNumber(form)?.changes === id;
  if (readDraft(form) && !isSame && !replaces) return "replacing";
  const problem = await holdMessage(id, "changing");
  if (problem || isSame) return problem;
  clearDraft(form);
  if (draftOfMessage(form, id, values)) return undefined;
  await holdMessage(id, state);
  return "storage";
}
