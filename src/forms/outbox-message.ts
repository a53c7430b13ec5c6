import type { FormDefinition } from "./form-values.ts";
import type { SendFailure, SendResult } from "./send-email.ts";

const dayMs = 86_400_000;

/** These times are in milliseconds. */
const waitsMs = 7 * dayMs;
const warningMs = dayMs;
const unseenMs = 30 * dayMs;

/** A try that did not reach the service may still have delivered the message. */
const mostTries = 3;

type MessageState =
  | "waiting"
  | "sending" // only pages see this state
  | "unsure" // it may have arrived: no answer came, or the worker was stopped
  | "late" // it has waited too long
  | "whatsapp" // the visitor opened it in WhatsApp
  | "changing" // the visitor is changing it in the form
  | "refused" // the email service refuses it
  | "sent"
  | "deleted";

export type OutboxMessage = {
  /** The number is also in the email, so that its reader sees a duplicate. */
  readonly id: string;
  readonly form: FormDefinition["id"];
  readonly values: Readonly<Record<string, string>>;
  readonly waitingSince: number;
  readonly state: MessageState;
  readonly tries: number;
  readonly failure?: SendFailure;
  /** When the visitor was first told about the deletion. */
  readonly warnedAt?: number;
  readonly endedAt?: number;
};

/** 32 letters and digits that people do not confuse. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number such as `K7F2-9QXM`. Two emails with the same number are one message. */
export function newMessageId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export const isOpen = ({ state }: OutboxMessage): boolean =>
  state !== "sent" && state !== "deleted";

/** At the earliest one day after the visitor was told. */
export const deletedAt = ({ waitingSince, warnedAt = 0 }: OutboxMessage): number =>
  Math.max(waitingSince + waitsMs, warnedAt + warningMs);

const ended = (message: OutboxMessage, state: "sent" | "deleted", endedAt: number) => ({
  ...message,
  values: {},
  state,
  endedAt,
});

/** Updates a message by its age. @param seen whether a page is open to show the line about it */
export function ageMessage(message: OutboxMessage, now: number, seen: boolean) {
  if (!isOpen(message)) return now - (message.endedAt ?? 0) < dayMs ? message : undefined;
  if (now < message.waitingSince + waitsMs - warningMs) return message;
  const isUnseen = message.warnedAt === undefined;
  if (now >= (isUnseen ? message.waitingSince + unseenMs : deletedAt(message))) {
    return ended(message, "deleted", now);
  }
  const isLate = message.state === "waiting" && now >= message.waitingSince + waitsMs;
  if (!isLate && !(seen && isUnseen)) return message;
  return {
    ...message,
    ...(isLate && { state: "late" as const }),
    ...(seen && { warnedAt: message.warnedAt ?? now }),
  };
}

export function afterTry(message: OutboxMessage, result: SendResult, now: number): OutboxMessage {
  if (result.ok) return ended(message, "sent", now);
  const { reason: failure } = result;
  const tries = message.tries + 1;
  // The visitor opened the message in WhatsApp while it was being sent.
  const state = message.state === "whatsapp" ? message.state : stateAfter(failure, tries);
  return { ...message, tries, failure, state };
}

function stateAfter(reason: SendFailure, tries: number): MessageState {
  switch (reason) {
    case "offline":
    case "throttled":
    case "server":
      return "waiting";
    case "network":
      return tries < mostTries ? "waiting" : "unsure";
    case "timeout":
      return "unsure";
    case "blocked":
    case "misconfigured":
      return "refused";
  }
}

/** The line on every page, for the most urgent of all messages. */
export const notices = ["ends", "needsDecision", "deleted", "waiting", "sent"] as const;
export type Notice = (typeof notices)[number];

export function noticeOf(messages: readonly OutboxMessage[]): Notice | undefined {
  const all = messages.map(noticeOfOne);
  return notices.find((notice) => all.includes(notice));
}

function noticeOfOne({ state, warnedAt }: OutboxMessage): Notice {
  if (state === "sent" || state === "deleted") return state;
  if (warnedAt !== undefined) return "ends";
  return state === "waiting" || state === "sending" ? "waiting" : "needsDecision";
}
