import { useState } from "react";
import { describeMessage, type Row, rowsOf } from "../forms/fallback-links.ts";
import { deletedAt, isOpen, type OutboxMessage } from "../forms/outbox-message.ts";
import { Button, ButtonRow, WhatsAppButton } from "../ui/button.tsx";
import { MessageCircle, PenLine, Send, Trash2 } from "../ui/icons.tsx";
import { Island } from "../ui/island.tsx";
import { Rosette } from "../ui/ornament.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { Trans } from "../ui/trans.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import type { OutboxProps } from "./outbox-page.tsx";
import { type ActionResult, act, changeInForm, useOutbox } from "./use-outbox.ts";

export function OutboxIsland({ shell, ...props }: OutboxProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <OutboxMessages {...props} />
    </Island>
  );
}

function OutboxMessages({ texts, forms }: OutboxProps) {
  const outbox = useOutbox();
  const messages = outbox.kind === "read" ? outbox.messages : [];
  const sentence = { looking: texts.looking, unreadable: texts.unreadable, read: texts.empty };
  return (
    <div className="with-script min-h-28">
      <p role="status" className="text-lead">
        {messages.length === 0 ? sentence[outbox.kind] : null}
      </p>
      <div className="grid gap-10">
        {messages.map((message) => (
          <Envelope key={message.id} {...{ message, texts, forms }} />
        ))}
      </div>
    </div>
  );
}

type EnvelopeProps = OutboxProps & { message: OutboxMessage };

function Envelope({ message, texts, forms }: EnvelopeProps) {
  const { form, id, state, values } = message;
  const rows: Row[] = [...rowsOf(values, forms[form].labels), [texts.number, id]];
  return (
    <article className="airmail" data-message={id} data-state={state}>
      <div>
        <div className="flex items-start justify-between gap-x-5">
          <div>
            <h2 className="text-title">{texts.forms[form]}</h2>
            <p role="status" className="mt-2 max-w-text font-semibold">
              <StateSentence message={message} texts={texts} />
            </p>
          </div>
          {state === "sent" ? (
            <Rosette className="size-16 text-accent" />
          ) : (
            <span className="size-16 shrink-0 rounded-full border-2 border-dashed border-line" />
          )}
        </div>
        <dl className="mt-5 ruled-details">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {isOpen(message) ? (
          <>
            <p className="mt-4 text-small">
              <Trans text={texts.deletes} values={{ time: <Time at={deletedAt(message)} /> }} />
            </p>
            <Actions {...{ message, rows, texts, path: forms[form].path }} />
          </>
        ) : null}
      </div>
    </article>
  );
}

function StateSentence({ message, texts: { states: texts } }: Omit<EnvelopeProps, "forms">) {
  const { state, tries, endedAt = 0 } = message;
  if (state === "sent" || state === "deleted") {
    return <Trans text={texts[state]} values={{ time: <Time at={endedAt} /> }} />;
  }
  return state === "waiting" && tries > 0 ? texts.failed : texts[state];
}

function Time({ at }: { at: number }) {
  const { language } = useIslandShell();
  // Field by field: Safari before 14.1 and Firefox before 79 know no `dateStyle`.
  const format = new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}

type ActionsProps = Omit<EnvelopeProps, "forms"> & {
  rows: readonly Row[];
  path: string;
};

function Actions({ message, rows, texts, path }: ActionsProps) {
  const shell = useIslandShell();
  const { id } = message;
  const [result, setResult] = useState<ActionResult | "removing">();
  const [busy, setBusy] = useState(false);
  const asked = result === "removing" || result === "replacing" ? result : undefined;
  const problem = result === "removing" || result === "replacing" ? undefined : result;
  const actionProps = {
    variant: "quiet",
    disabled: busy || message.state === "sending",
    className: "disabled:cursor-progress disabled:border-ink-soft disabled:text-ink-soft",
  } as const;
  const run = async (action: Promise<ActionResult>) => {
    setResult(undefined);
    setBusy(true);
    const result = await action;
    setBusy(false);
    setResult(result);
    return result;
  };
  const change = async (replace: boolean) => {
    const result = await run(changeInForm(message, replace));
    if (result === undefined) location.assign(path);
  };
  const yes = () => (asked === "removing" ? run(act({ outbox: "remove", id })) : change(true));
  return (
    <>
      <ButtonRow className="mt-5">
        <Button
          {...actionProps}
          icon={Send}
          onClick={() => void run(act({ outbox: "send", id }))}
          className={`${actionProps.className} [&>svg]:mirrored`}
        >
          {texts.actions.send}
        </Button>
        <Button {...actionProps} icon={PenLine} onClick={() => void change(false)}>
          {texts.actions.change}
        </Button>
        {actionProps.disabled ? null : (
          <WhatsAppButton
            message={describeMessage(rows, shell)}
            icon={MessageCircle}
            target="_blank"
            onClick={() => void act({ outbox: "hold", id, state: "whatsapp" })}
          >
            {texts.actions.whatsapp}
          </WhatsAppButton>
        )}
        <Button {...actionProps} icon={Trash2} onClick={() => setResult("removing")}>
          {texts.actions.remove}
        </Button>
      </ButtonRow>
      <div role="alert" className="not-empty:mt-4">
        {problem && problem !== "sending" ? (
          <p className="font-medium text-danger">{texts.problems[problem]}</p>
        ) : null}
        {asked ? <p className="font-semibold">{texts[asked].question}</p> : null}
      </div>
      {asked ? (
        <ButtonRow className="mt-3">
          <Button variant="quiet" onClick={() => void yes()}>
            {texts[asked].yes}
          </Button>
          <Button variant="quiet" onClick={() => setResult(undefined)}>
            {texts.no}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}
