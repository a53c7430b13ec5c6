import { useState } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type Row, whatsAppText } from "../forms/fallback-links.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { PenLine, Send, Trash2 } from "../ui/icons.tsx";
import type { WaitingMessage } from "./message.ts";
import { holdMessage, type Problem, removeMessage, sendNow } from "./outbox-actions.ts";
import type { OutboxProps } from "./outbox-page.tsx";
import { changeInForm } from "./use-outbox.ts";

type MessageActionsProps = Pick<OutboxProps, "texts"> & {
  message: WaitingMessage;
  /** WhatsApp's text always contains the first row. */
  rows: readonly Row[];
  path: string;
};

export function MessageActions({ message, rows, texts, path }: MessageActionsProps) {
  const shell = useIslandShell();
  const { id } = message;
  const actions = useActions(message, path);
  const whole = describeMessage(rows, shell);
  const chat = whatsAppText(whole, shell.site.whatsapp);
  const disabled = actions.busy || message.state === "sending";
  const className = "disabled:cursor-progress disabled:border-ink-soft disabled:text-ink-soft";
  const actionProps = { variant: "quiet", disabled, className } as const;
  return (
    <>
      <ButtonRow className="mt-5">
        <Button
          {...actionProps}
          icon={Send}
          onClick={actions.send}
          className={`${className} [&>svg]:mirrored`}
        >
          {texts.actions.send}
        </Button>
        <Button {...actionProps} icon={PenLine} onClick={actions.change}>
          {texts.actions.change}
        </Button>
        {disabled ? null : (
          <WhatsAppButton
            message={chat}
            target="_blank"
            onClick={() => void holdMessage(id, "whatsapp")}
          >
            {texts.actions.whatsapp}
          </WhatsAppButton>
        )}
        <Button {...actionProps} icon={Trash2} onClick={actions.remove}>
          {texts.actions.remove}
        </Button>
      </ButtonRow>
      {chat === whole ? null : <p className="mt-3">{texts.shortened}</p>}
      <Answer actions={actions} texts={texts} />
    </>
  );
}

type Actions = ReturnType<typeof useActions>;

function Answer({ actions, texts }: { actions: Actions; texts: OutboxProps["texts"] }) {
  const { busy, question, problem } = actions;
  return (
    <>
      <p aria-live="polite" className="not-empty:mt-4">
        {busy ? texts.states.sending : null}
      </p>
      <div aria-live="assertive" className="not-empty:mt-4">
        {problem ? <p className="font-medium text-danger">{texts.problems[problem]}</p> : null}
        {question ? <p className="font-semibold">{texts[question].question}</p> : null}
      </div>
      {question ? (
        <ButtonRow className="mt-3">
          <Button variant="quiet" onClick={actions.yes}>
            {texts[question].yes}
          </Button>
          <Button variant="quiet" onClick={actions.no}>
            {texts.no}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

function useActions(message: WaitingMessage, path: string) {
  const { id } = message;
  const [question, setQuestion] = useState<"removing" | "replacing">();
  const [problem, setProblem] = useState<keyof OutboxProps["texts"]["problems"]>();
  const [busy, setBusy] = useState(false);
  async function run(action: Promise<Problem | undefined>) {
    setQuestion(undefined);
    setProblem(undefined);
    setBusy(true);
    const problem = await action.catch(() => "storage" as const);
    setBusy(false);
    if (problem === "replacing") setQuestion(problem);
    // The message itself says that it is being sent.
    else if (problem !== "sending") setProblem(problem);
    return problem;
  }
  async function changeMessage(replaces: boolean) {
    const problem = await run(changeInForm(message, replaces));
    if (problem === undefined) location.assign(path);
  }
  return {
    busy,
    question,
    problem,
    send: () => void run(sendNow(id)),
    change: () => void changeMessage(false),
    remove: () => setQuestion("removing"),
    yes: () => void (question === "removing" ? run(removeMessage(id)) : changeMessage(true)),
    no: () => setQuestion(undefined),
  };
}
