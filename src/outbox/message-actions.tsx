import { useState, useTransition } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type LabelledValue, whatsAppText } from "../charity/message-links.ts";
import { readDraft, writeDraft } from "../forms/draft.ts";
import { changeMessage, sendWaitingMessages } from "../mail/outbox-store.ts";
import type { WaitingMessage } from "../mail/waiting-message.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { type Icon, PenLine, Send, Trash2 } from "../ui/icons.tsx";
import type { OutboxData } from "./outbox-data.server.ts";

type Texts = OutboxData["texts"];

/** @returns why the action failed. That it succeeded shows by itself. */
type Action = () => Promise<keyof Texts["problems"] | undefined>;

type MessageActionsProps = {
  message: WaitingMessage;
  /** WhatsApp's text always contains the first row. */
  rows: readonly LabelledValue[];
  texts: Texts;
  path: string;
};

/** What a visitor can do with a message. A press on one that is being sent or has ended changes nothing. */
export function MessageActions({ message, rows, texts, path }: MessageActionsProps) {
  const shell = useIslandShell();
  const { id, form, state } = message;
  /** What the visitor is asked before an action that loses a text. */
  const [question, ask] = useState<Texts["removing"] & { action: Action }>();
  const [problem, setProblem] = useState<keyof Texts["problems"]>();
  const [busy, startTransition] = useTransition();
  function run(action: Action) {
    ask(undefined);
    setProblem(undefined);
    startTransition(async () => setProblem(await action().catch(() => "storage" as const)));
  }
  const send = () => sendNow(id);
  const change = () => changeInForm(message, path);
  const remove = () => changeMessage(id, () => undefined).then(() => undefined);
  const noteWhatsApp = () =>
    changeMessage(id, (one) => ({ ...one, state: "whatsapp" })).catch(() => setProblem("storage"));
  const draft = readDraft(form);
  const losesDraft = draft !== undefined && draft.replaces !== id;
  const whole = describeMessage(rows, shell);
  const chat = whatsAppText(whole, shell.site.whatsapp);
  const disabled = busy || state === "sending";
  const button = (name: "send" | "change" | "remove", icon: Icon, onClick: () => void) => (
    <Button variant="quiet" {...{ icon, disabled, onClick }} className={actionClasses}>
      {texts.actions[name]}
    </Button>
  );
  return (
    <>
      <ButtonRow className="mt-5">
        {button("send", Send, () => run(send))}
        {button("change", PenLine, () =>
          losesDraft ? ask({ ...texts.replacing, action: change }) : run(change),
        )}
        {disabled ? null : (
          <WhatsAppButton message={chat} target="_blank" onClick={noteWhatsApp}>
            {texts.actions.whatsapp}
          </WhatsAppButton>
        )}
        {button("remove", Trash2, () => ask({ ...texts.removing, action: remove }))}
      </ButtonRow>
      {chat === whole ? null : <p className="mt-3">{texts.shortened}</p>}
      <p aria-live="polite" className="not-empty:mt-4">
        {busy ? texts.states.sending : null}
      </p>
      <div aria-live="assertive" className="not-empty:mt-4">
        {problem ? <p className="font-medium text-danger">{texts.problems[problem]}</p> : null}
        {question ? <p className="font-semibold">{question.question}</p> : null}
      </div>
      {question ? (
        <ButtonRow className="mt-3">
          <Button variant="quiet" onClick={() => run(question.action)}>
            {question.yes}
          </Button>
          <Button variant="quiet" onClick={() => ask(undefined)}>
            {texts.no}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

const actionClasses =
  "disabled:cursor-progress disabled:border-ink-soft disabled:text-ink-soft [&>svg]:mirrored";

async function sendNow(id: string): ReturnType<Action> {
  if (!navigator.onLine) return "offline";
  const since = Date.now();
  await changeMessage(id, (one) => ({ ...one, since, state: "waiting", tries: 0 }));
  const messages = await sendWaitingMessages(true);
  const isLeft = messages.some((one) => one.id === id && one.state === "waiting");
  return isLeft ? "stillWaits" : undefined;
}

/**
 * Makes the message the draft of its form, and goes there. The message stays until the form is sent, so that a
 * closed tab loses nothing. When the message is being sent, every draft stays as it was.
 */
async function changeInForm(message: WaitingMessage, path: string): Promise<undefined> {
  const { id, form, values } = message;
  const after = await changeMessage(id, (one) => {
    if (readDraft(form)?.replaces !== id) writeDraft(form, { ...values, replaces: id });
    if (readDraft(form)?.replaces !== id) throw new Error("the browser keeps no draft");
    return { ...one, state: "changing" };
  });
  if (after?.state === "changing") location.assign(path);
  return undefined;
}
