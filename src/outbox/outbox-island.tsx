import { useState, useTransition } from "react";
import { describeMessage, type Row, whatsAppText } from "../charity/contact-links.ts";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { rowsOf } from "../forms/field-rules.ts";
import { type MomentWords, showMoment } from "../i18n/day-words.ts";
import { islandOf } from "../layouts/island.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { PenLine, Send, Trash2 } from "../ui/icons.tsx";
import { NoStamp, Rosette } from "../ui/ornament.tsx";
import { Trans } from "../ui/trans.tsx";
import { deletedAt, isOpen, type WaitingMessage } from "./message.ts";
import type { OutboxProps } from "./outbox-page.tsx";
import { changeMessage } from "./store.ts";
import {
  changeInForm,
  holdMessage,
  type Problem,
  sendNow,
  useOutbox,
  wouldReplaceDraft,
} from "./use-outbox.ts";

export const OutboxIsland = islandOf(OutboxMessages);

function OutboxMessages({ texts, times, forms }: OutboxProps) {
  const { messages, absence } = useOutbox();
  return (
    <div className="with-script min-h-28">
      <p aria-live="polite" className="text-lead">
        {messages.length === 0 ? texts[absence] : null}
      </p>
      <div className="grid gap-10">
        {messages.map((message) => (
          <MessageEnvelope key={message.id} {...{ message, texts, times, forms }} />
        ))}
      </div>
    </div>
  );
}

type EnvelopeProps = OutboxProps & { message: WaitingMessage };

function MessageEnvelope({ message, texts, times, forms }: EnvelopeProps) {
  const { form, id, values, endedAt = 0 } = message;
  const state = shownState(message);
  const sentence = texts.states[state];
  const rows = rowsOf(values, forms[form].labels);
  const number: Row = [texts.number, id];
  return (
    <article className="airmail" data-message={id} data-state={state}>
      <div>
        <div className="flex items-start justify-between gap-x-5">
          <div>
            <h2 className="text-title">{texts.forms[form]}</h2>
            <p aria-live="polite" className="mt-2 max-w-text font-semibold">
              {/* A new key makes a new element, since a browser that translates may have removed the text. */}
              <span key={state}>
                {typeof sentence === "string" ? (
                  sentence
                ) : (
                  <Trans text={sentence} values={{ time: showTime(endedAt, times) }} />
                )}
              </span>
            </p>
          </div>
          {state === "sent" ? <Rosette className="size-16 text-accent" /> : <NoStamp />}
        </div>
        <div className="mt-5 ruled-details">
          {[...rows, number].map(([label, value]) => (
            <div key={label}>
              <p>{label}</p>
              <div className="whitespace-pre-line">
                <bdi>{value}</bdi>
              </div>
            </div>
          ))}
        </div>
        {isOpen(message) ? (
          <>
            <p className="mt-4 text-small">
              <Trans text={texts.deletes} values={{ time: showTime(deletedAt(message), times) }} />
            </p>
            <MessageActions
              {...{ message, texts }}
              rows={[number, ...rows]}
              path={forms[form].path}
            />
          </>
        ) : null}
      </div>
    </article>
  );
}

function shownState({ state, lateSince, tries }: WaitingMessage) {
  if (state !== "waiting") return state;
  if (lateSince !== undefined) return "late";
  return tries > 0 ? "failed" : "waiting";
}

function showTime(at: number, words: MomentWords) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{showMoment(moment, words)}</time>;
}

type MessageActionsProps = Pick<OutboxProps, "texts"> & {
  message: WaitingMessage;
  /** WhatsApp's text always contains the first row. */
  rows: readonly Row[];
  path: string;
};

function MessageActions({ message, rows, texts, path }: MessageActionsProps) {
  const shell = useIslandShell();
  const { id, state } = message;
  const { actions } = texts;
  const [question, setQuestion] = useState<"removing" | "replacing">();
  const [problem, setProblem] = useState<Problem>();
  const [busy, start] = useTransition();
  function run(action: Promise<Problem | undefined>) {
    setQuestion(undefined);
    setProblem(undefined);
    start(async () => setProblem(await action.catch(() => "storage" as const)));
  }
  const change = () => run(changeInForm(message, path));
  const remove = async () => void (await changeMessage(id, () => undefined));
  const whole = describeMessage(rows, shell);
  const chat = whatsAppText(whole, shell.site.whatsapp);
  const disabled = busy || state === "sending";
  const look = "disabled:cursor-progress disabled:border-ink-soft disabled:text-ink-soft";
  const shared = { variant: "quiet", disabled, className: look } as const;
  return (
    <>
      <ButtonRow className="mt-5">
        <Button
          {...shared}
          icon={Send}
          onClick={() => run(sendNow(id))}
          className={`${look} [&>svg]:mirrored`}
        >
          {actions.send}
        </Button>
        <Button
          {...shared}
          icon={PenLine}
          onClick={() => (wouldReplaceDraft(message) ? setQuestion("replacing") : change())}
        >
          {actions.change}
        </Button>
        {disabled ? null : (
          <WhatsAppButton
            message={chat}
            target="_blank"
            onClick={() => void holdMessage(id, "whatsapp")}
          >
            {actions.whatsapp}
          </WhatsAppButton>
        )}
        <Button {...shared} icon={Trash2} onClick={() => setQuestion("removing")}>
          {actions.remove}
        </Button>
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
          <Button
            variant="quiet"
            onClick={() => (question === "removing" ? run(remove()) : change())}
          >
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
