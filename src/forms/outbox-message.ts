import type { FormDefinition } from "./form-values.ts";
import type { SendFailure, SendResult } from "./send-email.ts";

const dayMs = 86_400_000;

/** Milliseconds. */
const waitsMs = 7 * dayMs;
const warningMs = dayMs;
const unseenMs = 30 * dayMs;

/** One of the tries that failed to reach the email service may have arrived. */
const mostTries = 3;

type MessageState =
  | "waiting"
  | "sending" // only in what pages are told
  | "unsure" // it may have arrived: no answer came, or the worker was stopped
  | "late" // it is older than it may wait
  | "whatsapp" // it was opened there
  | "changing" // it is in its form
  | "refused" // the email service does not take it
  | "sent"
  | "deleted";

export type OutboxMessage = {
  /** Also in the email, so that whoever reads it recognises a duplicate. */
  readonly id: string;
  readonly form: FormDefinition["id"];
  readonly values: Readonly<Record<string, string>>;
  readonly waitingSince: number;
  readonly state: MessageState;
  readonly tries: number;
  readonly failure?: SendFailure;
  /** Since when the visitor has been told that it will be deleted. */
  readonly warnedAt?: number;
  readonly endedAt?: number;
};

/** 32 letters and digits that nobody takes for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Such as `K7F2-9QXM`: two emails with one number are the same message. */
export function newMessageId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export const isOpen = ({ state }: OutboxMessage): boolean =>
  state !== "sent" && state !== "deleted";

/** A day after the visitor was told at the earliest. */
export const deletedAt = ({ waitingSince, warnedAt = 0 }: OutboxMessage): number =>
  Math.max(waitingSince + waitsMs, warnedAt + warningMs);

const ended = (message: OutboxMessage, state: "sent" | "deleted", endedAt: number) => ({
  ...message,
  values: {},
  state,
  endedAt,
});

/** @param seen whether the visitor has a page open, and with it the line that says so */
export function age(message: OutboxMessage, now: number, seen: boolean) {
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
  // It was opened there while it was being sent.
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

/** What the line on every page says; the most pressing of all messages. */
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
