import type { Message } from "../forms/field-rules.ts";
import { type SendResult, stateAfter } from "../forms/send-email.ts";

const dayMs = 86_400_000;

/** How long a message is sent without asking. */
const sendWithinMs = 7 * dayMs;

type MessageState =
  | "waiting"
  | "sending" // when nobody holds the lock, the sender was stopped
  | "unsure" // it may have arrived
  | "whatsapp" // the visitor opened it in WhatsApp
  | "changing" // the visitor began to change it in the form
  | "refused" // the email service refuses it
  | "sent"
  | "deleted";

export type WaitingMessage = Message & {
  /** These moments are in milliseconds. */
  readonly since: number;
  /** When a page first found it too old to be sent without asking. */
  readonly lateSince?: number | undefined;
  /** When somebody first saw that it is late or has ended. */
  readonly shownAt?: number | undefined;
  /** Whether the page of the outbox showed how it ended, so that no other page has to. */
  readonly isTold?: boolean | undefined;
  readonly endedAt?: number;
  readonly state: MessageState;
  readonly tries: number;
};

export type Messages = readonly WaitingMessage[];

export const isOpen = ({ endedAt }: WaitingMessage): boolean => endedAt === undefined;

/** Whether it may be sent without asking. */
export const isDue = ({ state, lateSince }: WaitingMessage): boolean =>
  state === "waiting" && lateSince === undefined;

/** At the earliest one day after somebody was told. */
export const deletedAt = ({ since, shownAt = 0 }: WaitingMessage): number =>
  Math.max(since + sendWithinMs, shownAt + dayMs);

const noNews = { lateSince: undefined, shownAt: undefined, isTold: undefined };

const ended = (message: WaitingMessage, state: "sent" | "deleted", endedAt: number) =>
  ({ ...message, ...noNews, values: {}, mail: { url: "", body: "" }, state, endedAt }) as const;

/**
 * Ages a message. What nobody saw stays, because the clock may be wrong: only its text goes, when two looks at the
 * clock, 23 days apart, both found it late.
 * @returns undefined when it is to be deleted
 */
export function ageMessage(message: WaitingMessage, now: number): WaitingMessage | undefined {
  const { since, shownAt, lateSince = now, state } = message;
  const wasSeen = shownAt !== undefined && Math.abs(now - shownAt) >= dayMs;
  if (!isOpen(message)) return wasSeen ? undefined : message;
  if (state === "sending") return message;
  // A start in the future comes from a wrong clock, too. The visitor decides about such a message.
  const isLate = now - since >= sendWithinMs || since - now >= dayMs;
  if (!isLate) return { ...message, ...noNews };
  if (wasSeen || now - lateSince >= 23 * dayMs) return ended(message, "deleted", now);
  return { ...message, lateSince };
}

/** Remembers that somebody saw that a message is late or has ended: in the notice, or on the outbox page. */
export function afterShown(message: WaitingMessage, now: number, isTold = false): WaitingMessage {
  const { shownAt = now, lateSince } = message;
  const isNews = !isOpen(message) || lateSince !== undefined;
  return isNews ? { ...message, shownAt, isTold } : message;
}

export function afterTry(message: WaitingMessage, result: SendResult, now: number): WaitingMessage {
  if (result === "sent") return ended(message, "sent", now);
  const tries = message.tries + 1;
  // Each of three tries that did not reach the service may still have delivered the message.
  const isLast = result === "network" && tries >= 3;
  return { ...message, tries, state: isLast ? "unsure" : stateAfter[result] };
}

/** The notice on every page, about the most urgent of all messages. */
export const notices = ["ends", "needsDecision", "deleted", "waiting", "sent"] as const;
export type Notice = (typeof notices)[number];

export function noticeOf(messages: Messages): Notice | undefined {
  const all = messages.map(noticeOfOne);
  return notices.find((notice) => all.includes(notice));
}

export function noticeOfOne({ state, lateSince, isTold }: WaitingMessage): Notice | undefined {
  if (state === "sent" || state === "deleted") return isTold ? undefined : state;
  if (lateSince !== undefined) return "ends";
  return state === "waiting" || state === "sending" ? "waiting" : "needsDecision";
}
