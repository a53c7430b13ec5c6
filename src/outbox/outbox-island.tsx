import { type Row, rowsOf } from "../forms/fallback-links.ts";
import { type MomentWords, showMoment } from "../i18n/day-words.ts";
import { Island } from "../layouts/island.tsx";
import type { IslandShell } from "../shell/shell.server.ts";
import { NoStamp, Rosette } from "../ui/ornament.tsx";
import { Trans } from "../ui/trans.tsx";
import { deletedAt, isOpen, type WaitingMessage } from "./message.ts";
import { MessageActions } from "./message-actions.tsx";
import type { OutboxProps } from "./outbox-page.tsx";
import { useOutbox } from "./use-outbox.ts";

export function OutboxIsland({ shell, ...props }: OutboxProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <OutboxMessages {...props} />
    </Island>
  );
}

function OutboxMessages({ texts, times, forms }: OutboxProps) {
  const outbox = useOutbox();
  const messages = outbox.kind === "read" ? outbox.messages : [];
  const sentence = { looking: texts.looking, unreadable: texts.unreadable, read: texts.empty };
  return (
    <div className="with-script min-h-28">
      <p aria-live="polite" className="text-lead">
        {messages.length === 0 ? sentence[outbox.kind] : null}
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
  const { form, id, values } = message;
  const state = shownState(message);
  const rows = rowsOf(values, forms[form].labels);
  const number: Row = [texts.number, id];
  return (
    <article className="airmail" data-message={id} data-state={state}>
      <div>
        <div className="flex items-start justify-between gap-x-5">
          <div>
            <h2 className="text-title">{texts.forms[form]}</h2>
            <p aria-live="polite" className="mt-2 max-w-text font-semibold">
              <StateSentence {...{ message, texts, times }} />
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
              <Trans
                text={texts.deletes}
                values={{ time: <Time at={deletedAt(message)} words={times} /> }}
              />
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

function StateSentence({ message, texts, times }: Omit<EnvelopeProps, "forms">) {
  const { tries, endedAt = 0 } = message;
  const state = shownState(message);
  const { states } = texts;
  if (state === "sent" || state === "deleted") {
    return <Trans text={states[state]} values={{ time: <Time at={endedAt} words={times} /> }} />;
  }
  return state === "waiting" && tries > 0 ? states.failed : states[state];
}

const shownState = ({ state, lateSince }: WaitingMessage) =>
  state === "waiting" && lateSince !== undefined ? "late" : state;

function Time({ at, words }: { at: number; words: MomentWords }) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{showMoment(moment, words)}</time>;
}
