import { useEffect, useState } from "react";
import { labelledFields } from "../forms/field-rules.ts";
import { type MomentWords, showMoment } from "../i18n/day-words.ts";
import { islandOf } from "../layouts/island.tsx";
import { watchMessages } from "../mail/outbox-store.ts";
import {
  afterSeen,
  deletedAt,
  isLate,
  isOpen,
  type Messages,
  type WaitingMessage,
} from "../mail/waiting-message.ts";
import { ActionLink } from "../ui/button.tsx";
import { NoStamp, Rosette } from "../ui/ornament.tsx";
import { Trans } from "../ui/trans.tsx";
import { MessageActions } from "./message-actions.tsx";
import type { OutboxData } from "./outbox-data.server.ts";

export const OutboxIsland = islandOf(OutboxMessages);

function OutboxMessages({ data }: { data: OutboxData }) {
  /** The messages of this browser, always as they are now, or why there is none. */
  const [shown, show] = useState<Messages | "looking" | "unreadable">("looking");
  useEffect(() => {
    const rememberSeen = (all: Messages) => all.map((one) => afterSeen(one, "outbox"));
    watchMessages(show, rememberSeen).catch(() => show("unreadable"));
  }, []);
  const [messages, absence] = typeof shown === "string" ? [[], shown] : [shown, "empty" as const];
  return (
    <div className="with-script min-h-28">
      <p aria-live="polite" className="text-lead">
        {messages.length === 0 ? data.texts[absence] : null}
      </p>
      {shown !== "looking" && messages.length === 0 && (
        <p className="mt-4">
          <ActionLink href={data.forms.contact.path} variant="quiet">
            {data.contact}
          </ActionLink>
        </p>
      )}
      <div className="grid gap-10">
        {messages.map((message) => (
          <MessageEnvelope key={message.id} message={message} data={data} />
        ))}
      </div>
    </div>
  );
}

type EnvelopeProps = { message: WaitingMessage; data: OutboxData };

function MessageEnvelope({ message, data: { texts, times, forms } }: EnvelopeProps) {
  const { form, id, endedAt = 0 } = message;
  const state = shownState(message);
  const { labels, path } = forms[form];
  const rows = labelledFields(message, labels);
  const number = [texts.number, id] as const;
  return (
    <article className="airmail" data-message={id} data-state={state}>
      <div>
        <div className="flex items-start justify-between gap-x-5">
          <div>
            <h2 className="text-title">{texts.forms[form]}</h2>
            <p aria-live="polite" className="mt-2 max-w-text font-semibold">
              {/* `Trans` says why this has a key. */}
              <span key={state}>
                <Trans text={texts.states[state]} values={{ time: showTime(endedAt, times) }} />
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
            <MessageActions {...{ message, texts, path }} rows={[number, ...rows]} />
          </>
        ) : null}
      </div>
    </article>
  );
}

function shownState(message: WaitingMessage) {
  if (message.state !== "waiting") return message.state;
  if (isLate(message)) return "late";
  return message.tries > 0 ? "failed" : "waiting";
}

function showTime(at: number, words: MomentWords) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{showMoment(moment, words)}</time>;
}
