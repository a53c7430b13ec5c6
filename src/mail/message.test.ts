import { expect, test } from "vitest";
import {
  afterSeen,
  afterTry,
  ageMessage,
  isDue,
  noticeOf,
  type WaitingMessage,
} from "./message.ts";
import type { SendFailure } from "./send-email.ts";

const day = 86_400_000;
const since = Date.UTC(2027, 0, 1);
const message: WaitingMessage = {
  id: "K7F2-9QXM",
  form: "contact",
  values: { name: "Aïcha" },
  mail: { url: "/", body: "{}" },
  since,
  state: "waiting",
  tries: 0,
};
const at = (days: number) => since + days * day;
const lateBy = (by: "page" | "notice" | "outbox", days: number) => ({
  ...message,
  noticed: { by, at: at(days) },
});
const late = lateBy("page", 7);
const sending = { ...message, state: "sending" } as const;
const sent = { ...message, values: {}, state: "sent", endedAt: at(1) } as const;
const seen = { ...sent, noticed: { by: "notice", at: at(2) } } as const;

test.each<[string, WaitingMessage, number, WaitingMessage | undefined]>([
  ["a young message stays as it is", message, at(6.9), message],
  ["after 7 days it is late", message, at(7), late],
  ["a late one stays while nobody has seen it", late, at(500), late],
  ["a clock that is right again makes it young", lateBy("notice", 400), at(2), message],
  ["one from the future is left to the visitor", message, at(-7), lateBy("page", -7)],
  ["a message being sent has no age", sending, at(90), sending],
  ["what was sent stays until it was seen", sent, at(500), sent],
  ["what was seen stays a day", seen, at(2.9), seen],
  ["what was seen goes after a day", seen, at(3), undefined],
])("age: %s", (_, before, now, after) => {
  expect(ageMessage(before, now)).toEqual(after);
});

test("age: the text of a late message goes a day after somebody saw that", () => {
  const deleted = { state: "deleted", values: {}, endedAt: at(9) };
  expect(ageMessage(lateBy("notice", 8), at(9))).toMatchObject(deleted);
});

test.each([
  ["a young message is no news", message, message],
  ["what a page has found late", late, lateBy("notice", 8)],
  ["only the first look at the notice counts", seen, seen],
])("see: %s", (_, before, after) => {
  expect(afterSeen(before, "notice", at(8))).toEqual(after);
});

test.each<[SendFailure, WaitingMessage["state"]]>([
  ["offline", "waiting"],
  ["throttled", "waiting"],
  ["server", "waiting"],
  ["network", "waiting"],
  ["timeout", "unsure"],
  ["unclear", "unsure"],
  ["blocked", "refused"],
  ["misconfigured", "refused"],
])("try: after %s it is %s", (reason, state) => {
  const failed = afterTry(message, reason, at(1));
  expect(failed).toMatchObject({ state, tries: 1, values: message.values });
  expect(isDue(failed)).toBe(state === "waiting");
});

test("try: the third one that does not reach the service may have arrived", () => {
  const tried = { ...message, tries: 2 };
  expect(afterTry(tried, "network", at(1)).state).toBe("unsure");
});

test("try: a message that was sent keeps no text", () => {
  const { values, mail, state } = afterTry(message, "sent", at(1));
  expect([state, values, mail.body]).toEqual(["sent", {}, ""]);
});

test.each<[string | undefined, WaitingMessage[]]>([
  [undefined, []],
  ["waiting", [message, sent]],
  ["waiting", [sending]],
  ["needsDecision", [message, { ...message, state: "unsure" }]],
  ["ends", [late, { ...message, state: "refused" }]],
  ["sent", [sent]],
  [undefined, [{ ...sent, noticed: { by: "outbox", at: at(2) } }]],
])("notice: is %s", (notice, messages) => {
  expect(noticeOf(messages)).toBe(notice);
});
