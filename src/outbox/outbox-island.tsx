import { useEffect, useState } from "react";
import { rowsOf } from "../forms/field-rules.ts";
import { type MomentWords, showMoment } from "../i18n/day-words.ts";
import { islandOf } from "../layouts/island.tsx";
import { NoStamp, Rosette } from "../ui/ornament.tsx";
import { Trans } from "../ui/trans.tsx";
import { afterShown, deletedAt, isOpen, type Messages, type WaitingMessage } from "./message.ts";
import { MessageActions } from "./message-actions.tsx";
import type { OutboxProps } from "./outbox-page.tsx";
import { watchMessages } from "./store.ts";

export const OutboxIsland = islandOf(OutboxMessages, "corner");

function OutboxMessages({ texts, times, forms }: OutboxProps) {
  /** The messages of this browser, always as they are now, or why there is none. */
  const [shown, show] = useState<Messages | "looking" | "unreadable">("looking");
  useEffect(() => {
    // The island stays as long as its page, which shows how a message ended, so no other page has to.
    const see = (all: Messages) => all.map((one) => afterShown(one, Date.now(), true));
    watchMessages(show, see).catch(() => show("unreadable"));
  }, []);
  const [messages, absence] = typeof shown === "string" ? [[], shown] : [shown, "empty" as const];
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

function MessageEnvelope(props: OutboxProps & { message: WaitingMessage }) {
  const { message, texts, times, forms } = props;
  const { form, id, endedAt = 0 } = message;
  const state = shownState(message);
  const { labels, path } = forms[form];
  const rows = rowsOf(message, labels);
  const number = [texts.number, id] as const;
  return (
    <article className="airmail" data-message={id} data-state={state}>
      <div>
        <div className="flex items-start justify-between gap-x-5">
          <div>
            <h2 className="text-title">{texts.forms[form]}</h2>
            <p aria-live="polite" className="mt-2 max-w-text font-semibold">
              {/* A new key makes a new element, because a browser that translates may have removed the text. */}
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

function shownState({ state, lateSince, tries }: WaitingMessage) {
  if (state !== "waiting") return state;
  if (lateSince !== undefined) return "late";
  return tries > 0 ? "failed" : "waiting";
}

function showTime(at: number, words: MomentWords) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{showMoment(moment, words)}</time>;
}
