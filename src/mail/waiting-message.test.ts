import { beforeEach, expect, test, vi } from "vitest";
import type { SendFailure } from "./send-email.ts";
import {
  afterSeen,
  afterTry,
  ageMessage,
  deletedAt,
  isDue,
  noticeOf,
  type WaitingMessage,
} from "./waiting-message.ts";

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
const seenAt = (days: number) => ({ ...message, seen: { by: "notice", at: at(days) } }) as const;
const sending = { ...message, state: "sending" } as const;
const empty = { ...message, values: {}, mail: { url: "", body: "" } };
const sent = { ...empty, state: "sent", endedAt: at(1) } as const;
const deleted = { ...empty, state: "deleted", endedAt: at(9) } as const;
const seen = { ...sent, seen: { by: "notice", at: at(2) } } as const;

beforeEach(() => void vi.setSystemTime(at(1)));

test.each<[string, WaitingMessage, number, WaitingMessage | undefined]>([
  ["a young message stays as it is", message, at(6.9), message],
  ["a late one stays while nobody has seen it", message, at(500), message],
  ["a late one that was seen stays a day", seenAt(8), at(8.9), seenAt(8)],
  ["the text of a late one that was seen goes after a day", seenAt(8), at(9), deleted],
  ["a clock that is right again makes it young", seenAt(400), at(2), message],
  ["a message being sent has no age", sending, at(90), sending],
  ["what was sent stays until it was seen", sent, at(500), sent],
  ["what was seen stays a day", seen, at(2.9), seen],
  ["what was seen goes after a day", seen, at(3), undefined],
])("age: %s", (_, before, now, after) => {
  vi.setSystemTime(now);
  expect(ageMessage(before)).toEqual(after);
});

test.each([
  ["a young message is no news", message, 6.9, message, 7],
  ["a late one is", message, 7, seenAt(7), 8],
  ["one from the future is", message, -7, seenAt(-7), -6],
  ["only the first look at the notice counts", seenAt(7), 7.5, seenAt(7), 8],
])("see: %s", (_, before, days, after, deleted) => {
  vi.setSystemTime(at(days));
  expect(afterSeen(before, "notice")).toEqual(after);
  expect(deletedAt(before)).toBe(at(deleted));
  expect(isDue(before)).toBe(days === 6.9);
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
  const failed = afterTry(message, reason);
  expect(failed).toMatchObject({ state, tries: 1, values: message.values });
  expect(isDue(failed)).toBe(state === "waiting");
});

test("try: the third one that does not reach the service may have arrived", () => {
  const tried = { ...message, tries: 2 };
  expect(afterTry(tried, "network").state).toBe("unsure");
});

test("try: a message that was sent keeps no text", () => {
  expect(afterTry(message, "sent")).toEqual(sent);
});

test.each<[string | undefined, WaitingMessage[]]>([
  [undefined, []],
  ["waiting", [message, sent]],
  ["waiting", [sending]],
  ["needsDecision", [message, { ...message, state: "unsure" }]],
  [
    "ends",
    [
      { ...message, since: at(-7) },
      { ...message, state: "refused" },
    ],
  ],
  ["sent", [sent]],
  [undefined, [{ ...sent, seen: { by: "outbox", at: at(2) } }]],
])("notice: is %s", (notice, messages) => {
  expect(noticeOf(messages)).toBe(notice);
});
