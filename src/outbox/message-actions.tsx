import { useState } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, type Row, whatsAppText } from "../forms/fallback-links.ts";
import type { OutboxMessage } from "../forms/outbox-message.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { PenLine, Send, Trash2 } from "../ui/icons.tsx";
import type { OutboxProps } from "./outbox-page.tsx";
import { type ActionResult, changeInForm, requestAction } from "./use-outbox.ts";

type MessageActionsProps = Pick<OutboxProps, "texts"> & {
  message: OutboxMessage;
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
            onClick={() => void requestAction({ outbox: "hold", id, state: "whatsapp" })}
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
  const { question, problem } = actions;
  return (
    <>
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

function useActions(message: OutboxMessage, path: string) {
  const { id } = message;
  const [result, setResult] = useState<ActionResult | "removing">();
  const [busy, setBusy] = useState(false);
  const isQuestion = result === "removing" || result === "replacing";
  const question = isQuestion ? result : undefined;
  const runAction = async (action: Promise<ActionResult>) => {
    setResult(undefined);
    setBusy(true);
    const result = await action;
    setBusy(false);
    setResult(result);
    return result;
  };
  const changeMessage = async (replace: boolean) => {
    const result = await runAction(changeInForm(message, replace));
    if (result === undefined) location.assign(path);
  };
  const removeMessage = () => runAction(requestAction({ outbox: "remove", id }));
  return {
    busy,
    question,
    problem: isQuestion || result === "sending" ? undefined : result,
    send: () => void runAction(requestAction({ outbox: "send", id })),
    change: () => void changeMessage(false),
    remove: () => setResult("removing"),
    yes: () => void (question === "removing" ? removeMessage() : changeMessage(true)),
    no: () => setResult(undefined),
  };
}
