import { type Email, isUnreached, type SendFailure, type SendResult } from "../forms/send-email.ts";

/** What the outbox is called in a browser: its database, lock, channel and tag of Background Sync. */
export const outboxName = "khayma-outbox";

/**
 * Where localStorage holds the notice of kept messages: what the line is to say, and a time stamp, so that
 * each change fires an event on the other pages, such as `waiting.1790000000000`.
 */
export const noticeKey = "khayma.outbox";

/** What a page with a form says to the worker, so that it keeps the page that shows kept messages. */
export const keepOutbox = "outbox";

const dayMs = 86_400_000;

/** How long a message is kept, and how long before its end the site says so, in milliseconds. */
const keptMs = 7 * dayMs;
const warningMs = dayMs;

/** How long a message may count as being sent: four times what sending takes at most, in milliseconds. */
const claimMs = 60_000;

/** The pauses after a first, second… try that failed: 30 s, 2 min, 8 min, 32 min, 2 h, then 6 h. */
const firstPauseMs = 30_000;
const longestPauseMs = dayMs / 4;

/** Why a message is not sent by itself and waits for the visitor. */
export type Question =
  | "timeout" // no answer came in time: it may have arrived
  | "interrupted" // the page went away while it was being sent: it may have arrived
  | "late" // it is older than it may be kept, and the visitor has not been told so long enough
  | "whatsapp" // it was opened in WhatsApp: it may have been sent there
  | "changing"; // it is being changed in its form

export type MessageState =
  | {
      readonly kind: "waiting";
      readonly tries: number;
      /** Not before this moment, in milliseconds since 1970, as all moments here. */
      readonly nextTry: number;
      readonly failure: SendFailure;
    }
  | { readonly kind: "asks"; readonly question: Question }
  | { readonly kind: "returned"; readonly failure: SendFailure }
  /** What is left of it is that it was sent, or deleted unsent. */
  | { readonly kind: "sent" | "deleted"; readonly at: number };

/** A message that is kept until there is a connection. */
export type KeptMessage = {
  /** Also in the mail, so that whoever reads it recognises a duplicate. */
  readonly id: string;
  readonly form: Email["template"];
  /** What is sent; nothing once it was sent or deleted. */
  readonly params: Email["params"];
  /** What stood in the fields, so that it can be changed in its form. */
  readonly values: Readonly<Record<string, string>>;
  readonly keptAt: number;
  /** Since when the visitor has been told that it will be deleted. */
  readonly warnedAt?: number | undefined;
  /** Who is sending it, and until when that can be true. */
  readonly claim?: { readonly by: string; readonly until: number } | undefined;
  readonly state: MessageState;
};

/** A message as it is kept first: there was no connection. */
export function newMessage(
  message: Pick<KeptMessage, "id" | "form" | "params" | "values">,
  now: number,
): KeptMessage {
  const failure = "offline";
  return { ...message, keptAt: now, state: { kind: "waiting", tries: 0, nextTry: now, failure } };
}

/** Whether there is still a text that could be lost. */
export const isOpen = ({ state }: KeptMessage): boolean =>
  state.kind !== "sent" && state.kind !== "deleted";

/** When it is deleted if nothing happens before: after 7 days, and a day after the visitor was told. */
export const deletedAt = ({ keptAt, warnedAt = 0 }: KeptMessage): number =>
  Math.max(keptAt + keptMs, warnedAt + warningMs);

type Circumstances = {
  readonly now: number;
  /** No other page can be sending: this one holds the lock. */
  readonly alone: boolean;
  /** A page is open in front of the visitor, and tells what is to be told. */
  readonly seen: boolean;
};

/** What has become of a message as time passed; undefined when it may be forgotten. */
export function settle(kept: KeptMessage, circumstances: Circumstances): KeptMessage | undefined {
  const message = endClaim(correctTimes(kept, circumstances.now), circumstances);
  if (isOpen(message)) return age(message, circumstances);
  const { state } = message;
  return state.kind === "sent" && circumstances.now - state.at >= dayMs ? undefined : message;
}

/**
 * A clock that was set back, or had been wrong, must neither keep a message for years nor hold it
 * back: what lies in the future counts as now.
 */
function correctTimes(message: KeptMessage, now: number): KeptMessage {
  const { warnedAt } = message;
  return {
    ...message,
    keptAt: Math.min(message.keptAt, now),
    warnedAt: warnedAt && Math.min(warnedAt, now),
    state: correctState(message.state, now),
  };
}

function correctState(state: MessageState, now: number): MessageState {
  if (state.kind === "sent" || state.kind === "deleted") {
    return { ...state, at: Math.min(state.at, now) };
  }
  const held = state.kind === "waiting" && state.nextTry - now > longestPauseMs;
  return held ? { ...state, nextTry: now } : state;
}

/** Whoever was sending it has gone: nobody knows whether it arrived, so it is not sent again unasked. */
function endClaim(message: KeptMessage, { now, alone }: Circumstances): KeptMessage {
  const { claim } = message;
  if (!claim) return message;
  const left = claim.until - now;
  if (!alone && left > 0 && left <= claimMs) return message;
  return { ...message, claim: undefined, state: { kind: "asks", question: "interrupted" } };
}

/** Tells of the end a day before, stops sending by itself after 7 days, deletes once it was told. */
function age(message: KeptMessage, { now, seen }: Circumstances): KeptMessage {
  if (message.claim || now < message.keptAt + keptMs - warningMs) return message;
  const told = seen && message.warnedAt === undefined ? { ...message, warnedAt: now } : message;
  if (told.warnedAt !== undefined && now >= deletedAt(told)) {
    return emptied(told, { kind: "deleted", at: now });
  }
  if (told.state.kind !== "waiting" || now < told.keptAt + keptMs) return told;
  return { ...told, state: { kind: "asks", question: "late" } };
}

const emptied = (message: KeptMessage, state: MessageState): KeptMessage => ({
  ...message,
  claim: undefined,
  params: {},
  values: {},
  state,
});

/** What makes a page try: it opens or becomes visible, a pause is over, the connection is back. */
export type Trigger = "looked" | "connected" | "asked";

/**
 * Whether a message is to be sent now. A connection that comes back ends the pause after a failure to
 * connect; a mail service that is overworked keeps its pause. When the visitor asks, always.
 */
export function mayTry(message: KeptMessage, trigger: Trigger, now: number): boolean {
  const { state, claim } = message;
  if (claim) return false;
  if (trigger === "asked") return isOpen(message);
  if (state.kind !== "waiting") return false;
  return now >= state.nextTry || (trigger === "connected" && isUnreached(state.failure));
}

/** Milliseconds until the next message is due by itself; nothing when none is. */
export function untilNext(messages: readonly KeptMessage[], now: number): number | undefined {
  const due = messages.flatMap(({ state, claim }) =>
    state.kind === "waiting" && !claim ? [Math.max(0, state.nextTry - now)] : [],
  );
  return due.length === 0 ? undefined : Math.min(...due);
}

/** A message that somebody is sending from now on. */
export const claimed = (message: KeptMessage, by: string, now: number): KeptMessage => ({
  ...message,
  claim: { by, until: now + claimMs },
});

/** A message after an answer of the mail service, or after none, to whoever had claimed it. */
export function answered(
  message: KeptMessage,
  by: string,
  result: SendResult,
  now: number,
): KeptMessage {
  if (result.ok) return emptied(message, { kind: "sent", at: now });
  // While this page was suspended another one ended the claim: its question stays.
  if (message.claim?.by !== by) return message;
  return { ...message, claim: undefined, state: afterFailure(message.state, result.reason, now) };
}

function afterFailure(before: MessageState, failure: SendFailure, now: number): MessageState {
  const tried = before.kind === "waiting" ? before.tries : 0;
  switch (failure) {
    case "offline":
      return { kind: "waiting", tries: tried, nextTry: now, failure };
    case "network":
    case "throttled":
    case "server":
      return { kind: "waiting", tries: tried + 1, nextTry: now + pauseAfter(tried + 1), failure };
    case "timeout":
      return { kind: "asks", question: "timeout" };
    case "blocked":
    case "misconfigured":
    case "unavailable":
      return { kind: "returned", failure };
  }
}

/** Milliseconds to wait after so many tries that failed (from 1): each four times the last. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPauseMs * 4 ** (tries - 1), longestPauseMs);

/** A message about which the visitor is to decide; one that is being sent stays as it is. */
export function asking(message: KeptMessage, question: Question): KeptMessage {
  if (message.claim || !isOpen(message)) return message;
  return { ...message, state: { kind: "asks", question } };
}

/** What the line on every page says; the most pressing of all messages. */
export const notices = ["ends", "asks", "deleted", "waiting", "sent"] as const;
export type Notice = (typeof notices)[number];

/** The notice that kept messages ask for, if any. */
export function noticeOf(messages: readonly KeptMessage[]): Notice | undefined {
  const all = messages.map(noticeOfOne);
  return notices.find((notice) => all.includes(notice));
}

function noticeOfOne({ state, warnedAt }: KeptMessage): Notice {
  if (state.kind === "sent" || state.kind === "deleted") return state.kind;
  if (warnedAt !== undefined) return "ends";
  return state.kind === "waiting" ? "waiting" : "asks";
}
