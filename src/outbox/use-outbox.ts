import { useCallback, useEffect, useState } from "react";
import { readDraft, readMessageId, writeDraft, writeMessageId } from "../forms/draft.ts";
import { useIsland } from "../ui/use-shell.ts";
import { deliver } from "./deliver.ts";
import { asking, isOpen, type KeptMessage } from "./kept-message.ts";
import { announce, changeMessage, forgetClosed, readMessages } from "./outbox-store.ts";

/** What the browser has kept, as far as it says. */
export type Outbox =
  | { readonly kind: "looking" | "unreadable" }
  | { readonly kind: "read"; readonly messages: readonly KeptMessage[] };

/** Why what the visitor asked for was not done. */
type Problem = "offline" | "busy" | "noDraft" | "storage";

/** How an action ended: nothing to say, a problem, or a question before it is done. */
export type ActionResult = Problem | "replacing" | undefined;

/** The kept messages, always as they are now, and what can be done with one. */
export function useOutbox() {
  const [outbox, setOutbox] = useState<Outbox>({ kind: "looking" });
  const { site } = useIsland();
  const read = useCallback(async () => {
    try {
      const kept = await readMessages();
      setOutbox((before) => ({ kind: "read", messages: withClosed(before, kept) }));
      // Said now, and not again on every page.
      if (kept.some((message) => !isOpen(message))) await forgetClosed(kept);
    } catch {
      setOutbox({ kind: "unreadable" });
    }
  }, []);
  useEffect(() => {
    void read();
    addEventListener("storage", read);
    addEventListener("pageshow", read);
    return () => {
      removeEventListener("storage", read);
      removeEventListener("pageshow", read);
    };
  }, [read]);
  return {
    outbox,
    send: (message: KeptMessage) => unlessDenied(() => send(message, site.email)),
    remove: (message: KeptMessage) => unlessDenied(() => remove(message)),
    change: (message: KeptMessage, replace: boolean) =>
      unlessDenied(() => changeInForm(message, replace)),
    /** It may be sent in WhatsApp now, so it is no longer sent by itself. */
    openedElsewhere: (message: KeptMessage) => unlessDenied(() => ask(message, "whatsapp")),
  };
}

/** What was sent or deleted stays in sight as long as the page is open. */
function withClosed(before: Outbox, kept: readonly KeptMessage[]): readonly KeptMessage[] {
  const known = new Set(kept.map(({ id }) => id));
  const shown = before.kind === "read" ? before.messages : [];
  return [...kept, ...shown.filter((message) => !isOpen(message) && !known.has(message.id))];
}

async function unlessDenied(action: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await action();
  } catch {
    return "storage";
  }
}

async function send({ id }: KeptMessage, toEmail: string): Promise<ActionResult> {
  if (!navigator.onLine) return "offline";
  await deliver({ trigger: "asked", toEmail, seen: true, only: id });
  const message = (await readMessages()).find((one) => one.id === id);
  if (message?.claim) return "busy";
  if (message?.state.kind !== "waiting") return undefined;
  const { failure } = message.state;
  return failure === "offline" || failure === "network" ? "offline" : undefined;
}

async function remove({ id }: KeptMessage): Promise<ActionResult> {
  const left = await changeMessage(id, (message) => (message.claim ? message : undefined));
  await announce();
  return left ? "busy" : undefined;
}

async function ask({ id }: KeptMessage, question: "whatsapp" | "changing"): Promise<ActionResult> {
  const message = await changeMessage(id, (kept) => asking(kept, question));
  await announce();
  return message?.claim ? "busy" : undefined;
}

/**
 * Takes the message into its form. It stays kept, and is not sent by itself, until the form is sent or
 * keeps it anew: a tab that is closed meanwhile costs nothing.
 */
async function changeInForm(message: KeptMessage, replace: boolean): Promise<ActionResult> {
  const { id, form, values } = message;
  const draft = Object.values(readDraft(form)).some((text) => text !== "");
  const ownDraft = draft && readMessageId(form) === id;
  if (draft && !ownDraft && !replace) return "replacing";
  const refused = await ask(message, "changing");
  if (refused || ownDraft) return refused;
  writeDraft(form, values);
  writeMessageId(form, id);
  if (JSON.stringify(readDraft(form)) === JSON.stringify(values)) return undefined;
  await changeMessage(id, (kept) => ({ ...kept, state: message.state }));
  await announce();
  return "noDraft";
}
