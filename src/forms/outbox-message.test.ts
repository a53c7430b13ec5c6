import { describe, expect, test } from "vitest";
import type { SendFailure } from "../forms/send-email.ts";
import { afterTry, ageMessage, deletedAt, noticeOf, type OutboxMessage } from "./outbox-message.ts";

const day = 86_400_000;
const now = 1_790_000_000_000;

const message: OutboxMessage = {
  id: "K7F2-9QXM",
  form: "contact",
  values: { name: "Aïcha" },
  waitingSince: now,
  state: "waiting",
  tries: 0,
};

describe("age of a message", () => {
  test.each<[days: number, seen: boolean, before: Partial<OutboxMessage>, after: object]>([
    [5.9, true, {}, {}],
    [6.1, false, {}, {}],
    [6.1, true, {}, { warnedAt: now + 6.1 * day }],
    [6.1, true, { warnedAt: now }, {}],
    [7.1, false, {}, { state: "late" }],
    [7.1, true, {}, { state: "late", warnedAt: now + 7.1 * day }],
    [9, true, { state: "unsure" }, { warnedAt: now + 9 * day }],
    [9, false, { state: "late" }, {}],
    [29.9, false, { state: "late" }, {}],
    [29.9, true, { state: "whatsapp" }, { warnedAt: now + 29.9 * day }],
    [30, false, { state: "late" }, deleted(30)],
    [30, true, { state: "changing" }, deleted(30)],
    [30.1, true, { state: "late", warnedAt: now + 29.5 * day }, {}],
    [7.1, false, { warnedAt: now + 6.5 * day }, { state: "late" }],
    [7.1, false, { warnedAt: now + 6 * day }, deleted(7.1)],
    [8.2, true, { state: "late", warnedAt: now + 7.1 * day }, deleted(8.2)],
    [9, true, { state: "sent", endedAt: now + 8.5 * day, values: {} }, {}],
  ])("message: after %d days, seen: %s, %o becomes %o", (days, seen, before, after) => {
    const old = { ...message, ...before };
    expect(ageMessage(old, now + days * day, seen)).toEqual({ ...old, ...after });
  });

  test("message: is forgotten one day after it was sent", () => {
    const sent = { ...message, state: "sent", endedAt: now } as const;
    expect(ageMessage(sent, now + day, true)).toBeUndefined();
  });

  test("message: is deleted after 7 days, and a day after the notice", () => {
    expect(deletedAt(message)).toBe(now + 7 * day);
    expect(deletedAt({ ...message, warnedAt: now + 9 * day })).toBe(now + 10 * day);
  });
});

function deleted(days: number) {
  return { state: "deleted", values: {}, endedAt: now + days * day };
}

test("message: has no text after it was sent", () => {
  expect(afterTry(message, { ok: true }, now)).toEqual({
    ...message,
    values: {},
    state: "sent",
    endedAt: now,
  });
});

test.each<[SendFailure, tries: number, OutboxMessage["state"]]>([
  ["offline", 7, "waiting"],
  ["throttled", 7, "waiting"],
  ["server", 7, "waiting"],
  ["network", 1, "waiting"],
  ["network", 2, "unsure"],
  ["timeout", 0, "unsure"],
  ["blocked", 0, "refused"],
  ["misconfigured", 0, "refused"],
])("message: after %s and %d earlier failures its state is %s", (reason, tries, state) => {
  const failed = afterTry({ ...message, tries }, { ok: false, reason }, now);
  expect(failed).toEqual({ ...message, tries: tries + 1, failure: reason, state });
});

test("message: stays opened in WhatsApp when a try fails", () => {
  const failed = afterTry({ ...message, state: "whatsapp" }, { ok: false, reason: "server" }, now);
  expect(failed.state).toBe("whatsapp");
});

test.each<[Partial<OutboxMessage>[], string | undefined]>([
  [[], undefined],
  [[{ state: "sent" }], "sent"],
  [[{ state: "sent" }, {}], "waiting"],
  [[{ state: "sending" }], "waiting"],
  [[{ state: "deleted" }, {}], "deleted"],
  [[{ state: "deleted" }, { state: "unsure" }], "needsDecision"],
  [[{ state: "refused" }], "needsDecision"],
  [[{ state: "unsure" }, { warnedAt: now }], "ends"],
])("notice: for the messages %o it is %s", (messages, notice) => {
  expect(noticeOf(messages.map((changes) => ({ ...message, ...changes })))).toBe(notice);
});
