import { useState, useTransition } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type LabelledValue, whatsAppText } from "../charity/message-links.ts";
import { readDraft, writeDraft } from "../forms/draft.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { type Icon, PenLine, Send, Trash2 } from "../ui/icons.tsx";
import type { WaitingMessage } from "./message.ts";
import type { OutboxProps } from "./outbox-page.tsx";
import { changeMessage, sendWaitingMessages } from "./store.ts";

type MessageActionsProps = Pick<OutboxProps, "texts"> & {
  message: WaitingMessage;
  /** WhatsApp's text always contains the first row. */
  rows: readonly LabelledValue[];
  path: string;
};

const actionClasses =
  "disabled:cursor-progress disabled:border-ink-soft disabled:text-ink-soft [&>svg]:mirrored";

/** What a visitor can do with a message. A press on one that is being sent or has ended changes nothing. */
export function MessageActions({ message, rows, texts, path }: MessageActionsProps) {
  const shell = useIslandShell();
  const { id, form, state } = message;
  const [question, setQuestion] = useState<"removing" | "replacing">();
  const [problem, setProblem] = useState<Problem>();
  const [busy, start] = useTransition();
  function run(action: () => Promise<Problem | undefined>) {
    setQuestion(undefined);
    setProblem(undefined);
    start(async () => setProblem(await action().catch(() => "storage" as const)));
  }
  const yes = {
    removing: async () => void (await changeMessage(id, () => undefined)),
    replacing: () => changeInForm(message, path),
  };
  const draft = readDraft(form);
  const isFormFree = !draft || draft.replaces === id;
  const whole = describeMessage(rows, shell);
  const chat = whatsAppText(whole, shell.site.whatsapp);
  const disabled = busy || state === "sending";
  const action = (name: "send" | "change" | "remove", icon: Icon, onClick: () => void) => (
    <Button variant="quiet" {...{ icon, disabled, onClick }} className={actionClasses}>
      {texts.actions[name]}
    </Button>
  );
  return (
    <>
      <ButtonRow className="mt-5">
        {action("send", Send, () => run(() => sendNow(id)))}
        {action("change", PenLine, () =>
          isFormFree ? run(yes.replacing) : setQuestion("replacing"),
        )}
        {disabled ? null : (
          <WhatsAppButton
            message={chat}
            target="_blank"
            onClick={() => noteWhatsApp(id).catch(() => setProblem("storage"))}
          >
            {texts.actions.whatsapp}
          </WhatsAppButton>
        )}
        {action("remove", Trash2, () => setQuestion("removing"))}
      </ButtonRow>
      {chat === whole ? null : <p className="mt-3">{texts.shortened}</p>}
      <p aria-live="polite" className="not-empty:mt-4">
        {busy ? texts.states.sending : null}
      </p>
      <div aria-live="assertive" className="not-empty:mt-4">
        {problem ? <p className="font-medium text-danger">{texts.problems[problem]}</p> : null}
        {question ? <p className="font-semibold">{texts[question].question}</p> : null}
      </div>
      {question ? (
        <ButtonRow className="mt-3">
          <Button variant="quiet" onClick={() => run(yes[question])}>
            {texts[question].yes}
          </Button>
          <Button variant="quiet" onClick={() => setQuestion(undefined)}>
            {texts.no}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

/** What the page says after a press. It says nothing when the message is being sent, which shows by itself. */
type Problem = keyof OutboxProps["texts"]["problems"];

const noteWhatsApp = (id: string) => changeMessage(id, (one) => ({ ...one, state: "whatsapp" }));

async function sendNow(id: string): Promise<Problem | undefined> {
  if (!navigator.onLine) return "offline";
  const since = Date.now();
  await changeMessage(id, (one) => ({ ...one, since, state: "waiting", tries: 0 }));
  const messages = await sendWaitingMessages(true);
  const isLeft = messages.some((one) => one.id === id && one.state === "waiting");
  return isLeft ? "refused" : undefined;
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
