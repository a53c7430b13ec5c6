import { expect, test } from "vitest";
import type { SendFailure } from "../forms/send-email.ts";
import {
  afterShown,
  afterTry,
  ageMessage,
  isDue,
  noticeOf,
  type WaitingMessage,
} from "./message.ts";

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
const lateSince = (days: number) => ({ ...message, lateSince: at(days) });
const late = lateSince(7);
const sending = { ...message, state: "sending" } as const;
const sent = { ...message, values: {}, state: "sent", endedAt: at(1) } as const;

test.each<[string, WaitingMessage, number, WaitingMessage | undefined]>([
  ["a young message stays as it is", message, at(6.9), message],
  ["after 7 days it is late", message, at(7), late],
  ["a late one stays while nobody has seen it", late, at(29), late],
  ["a clock that is right again makes it young", { ...late, shownAt: at(400) }, at(2), message],
  ["a clock that jumps a year deletes nothing", message, at(365), lateSince(365)],
  ["a start in the future is left to the visitor", message, at(-2), lateSince(-2)],
  ["a message being sent has no age", sending, at(90), sending],
  ["what was sent stays until it was shown", sent, at(500), sent],
  ["what was shown stays a day", { ...sent, shownAt: at(2) }, at(2.9), { ...sent, shownAt: at(2) }],
  ["what was shown goes after a day", { ...sent, shownAt: at(2) }, at(3), undefined],
])("age: %s", (_, before, now, after) => {
  expect(ageMessage(before, now)).toEqual(after);
});

test.each([
  ["a day after somebody was told", { ...late, shownAt: at(8) }, at(9)],
  ["23 days after it was found late, untold", late, at(30)],
])("age: the text of a late message goes %s", (_, before, now) => {
  expect(ageMessage(before, now)).toMatchObject({ state: "deleted", values: {}, endedAt: now });
});

test("age: only what is late or has ended counts as shown, and only the first time", () => {
  expect(afterShown(message, at(1))).toEqual(message);
  expect(afterShown(late, at(8)).shownAt).toBe(at(8));
  expect(afterShown({ ...sent, shownAt: at(2) }, at(8)).shownAt).toBe(at(2));
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
  [undefined, [{ ...sent, isTold: true }]],
])("notice: is %s", (notice, messages) => {
  expect(noticeOf(messages)).toBe(notice);
});
