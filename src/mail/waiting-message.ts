import { type Message, type SendResult, stateAfter } from "./send-email.ts";

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
  /** This and the other moments are in milliseconds. */
  readonly since: number;
  readonly endedAt?: number;
  /** Where and when a person saw that the message is late, or has ended. */
  readonly seen?: { readonly by: "notice" | "outbox"; readonly at: number } | undefined;
  readonly state: MessageState;
  readonly tries: number;
};

export type Messages = readonly WaitingMessage[];

export const isOpen = ({ endedAt }: WaitingMessage): boolean => endedAt === undefined;

const isPast = (moment: number, ms: number) => Math.abs(Date.now() - moment) >= ms;

/** Also one from the future is late: a wrong clock wrote it, or reads it, so the visitor decides about it too. */
export const isLate = ({ since, state }: WaitingMessage): boolean =>
  state !== "sending" && isPast(since, sendWithinMs);

/** Whether it may be sent without asking. */
export const isDue = (message: WaitingMessage): boolean =>
  message.state === "waiting" && !isLate(message);

/** An open message is not deleted before this moment, nor before a person saw that it is late. */
export const deletedAt = (message: WaitingMessage): number =>
  isLate(message) ? (message.seen?.at ?? Date.now()) + dayMs : message.since + sendWithinMs;

function ended(message: WaitingMessage, state: "sent" | "deleted") {
  const empty = { values: {}, mail: { url: "", body: "" }, seen: undefined };
  return { ...message, ...empty, state, endedAt: Date.now() } as const;
}

/**
 * Ages a message. One that is late, or has ended, stays until a day after a person saw so.
 * @returns undefined when it is to be deleted
 */
export function ageMessage(message: WaitingMessage): WaitingMessage | undefined {
  const isOver = message.seen !== undefined && isPast(message.seen.at, dayMs);
  if (!isOpen(message)) return isOver ? undefined : message;
  // With a clock that is right again, nobody has seen it late.
  if (!isLate(message)) return { ...message, seen: undefined };
  return isOver ? ended(message, "deleted") : message;
}

/** Remembers that a person saw that a message is late or has ended. */
export function afterSeen(message: WaitingMessage, by: "notice" | "outbox"): WaitingMessage {
  const isNews = isLate(message) || !isOpen(message);
  const isKnown = message.seen?.by === by || message.seen?.by === "outbox";
  return isNews && !isKnown ? { ...message, seen: { by, at: Date.now() } } : message;
}

export function afterTry(message: WaitingMessage, result: SendResult): WaitingMessage {
  if (result === "sent") return ended(message, "sent");
  const tries = message.tries + 1;
  // A third try that does not reach the service is the last, because the message may have arrived all the same.
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

/** The outbox page shows how a message ended, so no other page has to after it. */
export function noticeOfOne(message: WaitingMessage): Notice | undefined {
  const { state, seen } = message;
  if (state === "sent" || state === "deleted") return seen?.by === "outbox" ? undefined : state;
  if (isLate(message)) return "ends";
  return state === "waiting" || state === "sending" ? "waiting" : "needsDecision";
}
