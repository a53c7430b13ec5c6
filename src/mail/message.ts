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
  /**
   * Where it was noticed that the message is late, or has ended: only by a page at which nobody looked, or by a person
   * who saw the notice or the outbox page. An open message that has it is late.
   */
  readonly noticed?: { readonly by: "page" | "notice" | "outbox"; readonly at: number } | undefined;
  readonly state: MessageState;
  readonly tries: number;
};

export type Messages = readonly WaitingMessage[];

export const isOpen = ({ endedAt }: WaitingMessage): boolean => endedAt === undefined;

/** Whether it may be sent without asking. */
export const isDue = ({ state, noticed }: WaitingMessage): boolean =>
  state === "waiting" && noticed === undefined;

/** An open message is not deleted before this moment, nor before a person saw that it is late. */
export const deletedAt = ({ since, noticed }: WaitingMessage): number =>
  noticed ? noticed.at + dayMs : since + sendWithinMs;

function ended(message: WaitingMessage, state: "sent" | "deleted", endedAt: number) {
  const empty = { values: {}, mail: { url: "", body: "" }, noticed: undefined };
  return { ...message, ...empty, state, endedAt } as const;
}

/**
 * Ages a message. One that is late, or has ended, stays until a day after a person saw so.
 * @returns undefined when it is to be deleted
 */
export function ageMessage(message: WaitingMessage, now: number): WaitingMessage | undefined {
  const { since, noticed = { by: "page", at: now } } = message;
  const isOver = noticed.by !== "page" && Math.abs(now - noticed.at) >= dayMs;
  if (!isOpen(message)) return isOver ? undefined : message;
  if (message.state === "sending") return message;
  // A message from the future has been written, or is read, by a wrong clock: the visitor decides about it too.
  const isLate = Math.abs(now - since) >= sendWithinMs;
  if (isLate && isOver) return ended(message, "deleted", now);
  return { ...message, noticed: isLate ? noticed : undefined };
}

/** Remembers that a person saw that a message is late or has ended. */
export function afterSeen(message: WaitingMessage, by: "notice" | "outbox", at: number) {
  const { noticed } = message;
  const isNews = noticed !== undefined || !isOpen(message);
  const isKnown = noticed?.by === by || noticed?.by === "outbox";
  return isNews && !isKnown ? { ...message, noticed: { by, at } } : message;
}

export function afterTry(message: WaitingMessage, result: SendResult, now: number): WaitingMessage {
  if (result === "sent") return ended(message, "sent", now);
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
export function noticeOfOne({ state, noticed }: WaitingMessage): Notice | undefined {
  if (state === "sent" || state === "deleted") {
    return noticed?.by === "outbox" ? undefined : state;
  }
  if (noticed) return "ends";
  return state === "waiting" || state === "sending" ? "waiting" : "needsDecision";
}
