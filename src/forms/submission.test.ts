import { describe, expect, test, vi } from "vitest";
import {
  type Checked,
  honeypotProps,
  isRepeatedClick,
  isRepeatedEnter,
  isTrapped,
  submitOnce,
} from "./form-definition.ts";
import type { SendResult } from "./send-email.ts";

type Check = Checked<string, "name", "nameRequired">;
const good: Check = { ok: true, value: "Aïcha" };
const bad: Check = { ok: false, errors: { name: "nameRequired" } };

function submission(change: { checked?: Check; trapped?: boolean } = {}) {
  return {
    checked: good,
    trapped: false,
    send: vi.fn(async (_value: string): Promise<SendResult> => ({ ok: true })),
    onSending: vi.fn(),
    ...change,
  };
}

const unlocked = () => ({ current: false });

test("good values are sent, after saying so", async () => {
  const job = submission();
  expect(await submitOnce(unlocked(), job)).toEqual({ type: "sent" });
  expect(job.send).toHaveBeenCalledExactlyOnceWith("Aïcha");
  expect(job.onSending.mock.invocationCallOrder[0]).toBeLessThan(
    job.send.mock.invocationCallOrder[0] ?? 0,
  );
});

test("wrong values are invalid, and not sent", async () => {
  const job = submission({ checked: bad });
  expect(await submitOnce(unlocked(), job)).toEqual({
    type: "invalid",
    errors: { name: "nameRequired" },
  });
  expect(job.send).not.toHaveBeenCalled();
  expect(job.onSending).not.toHaveBeenCalled();
});

test("a failure keeps its reason", async () => {
  const job = submission();
  job.send.mockResolvedValue({ ok: false, reason: "throttled" });
  expect(await submitOnce(unlocked(), job)).toEqual({ type: "failed", reason: "throttled" });
});

test("a sender that throws is unavailable", async () => {
  const job = submission();
  job.send.mockRejectedValue(new Error("odd"));
  expect(await submitOnce(unlocked(), job)).toEqual({ type: "failed", reason: "unavailable" });
});

test("a filled hidden field looks sent, and is not", async () => {
  const job = submission({ trapped: true });
  expect(await submitOnce(unlocked(), job)).toEqual({ type: "sent" });
  expect(job.send).not.toHaveBeenCalled();
});

test("a filled hidden field does not hide what is wrong", async () => {
  const job = submission({ trapped: true, checked: bad });
  expect(await submitOnce(unlocked(), job)).toMatchObject({ type: "invalid" });
});

describe("twice is once", () => {
  test("while a message is being sent, another submit does nothing", async () => {
    const lock = unlocked();
    const job = submission();
    let answer = (_result: SendResult): void => undefined;
    job.send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const first = submitOnce(lock, job);
    expect(await submitOnce(lock, job)).toBeUndefined();
    expect(await submitOnce(lock, submission({ checked: bad }))).toBeUndefined();
    answer({ ok: true });
    expect(await first).toEqual({ type: "sent" });
    expect(job.send).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["a failure", async (): Promise<SendResult> => ({ ok: false, reason: "network" })],
    ["a sender that throws", () => Promise.reject(new Error("odd"))],
  ])("after %s it can be tried again", async (_what, fail) => {
    const lock = unlocked();
    const job = submission();
    job.send.mockImplementationOnce(fail);
    expect(await submitOnce(lock, job)).toMatchObject({ type: "failed" });
    expect(await submitOnce(lock, job)).toEqual({ type: "sent" });
  });
});

/** A stand-in for an element of the given kind, as far as `closest` tells. */
const element = (kind: string) =>
  Object.assign(new EventTarget(), {
    closest: (selector: string) => selector.includes(kind) || null,
  });

test.each([
  ["the first click on the submit button", 1, "button", false],
  ["the second click of a double click on it", 2, "button", true],
  ["a double click that selects a word", 2, "textarea", false],
])("%s", (_what, detail, kind, repeated) => {
  expect(isRepeatedClick({ detail, target: element(kind) })).toBe(repeated);
});

test.each([
  ["Enter", "Enter", false, "input", false],
  ["Enter held down", "Enter", true, "input", true],
  ["Enter held down on the button", "Enter", true, "button", true],
  ["Enter held down in a text of several lines", "Enter", true, "textarea", false],
  ["another key held down", "a", true, "input", false],
])("%s", (_what, key, repeat, kind, repeated) => {
  expect(isRepeatedEnter({ key, repeat, target: element(kind) })).toBe(repeated);
});

test("an event of something that is no element is left alone", () => {
  expect(isRepeatedClick({ detail: 2, target: new EventTarget() })).toBe(false);
});

test.each([
  ["filled in", "x", true],
  ["left empty", "", false],
])("the hidden field %s", (_what, value, trapped) => {
  const data = new FormData();
  data.set(honeypotProps.name, value);
  expect(isTrapped(data)).toBe(trapped);
});

test("a form without the hidden field is nobody's trap", () => {
  expect(isTrapped(new FormData())).toBe(false);
});

test("the keyboard and the browser's memory pass it by", () => {
  expect(honeypotProps).toMatchObject({ tabIndex: -1, autoComplete: "off", defaultValue: "" });
});

test("password managers are asked to pass it by", () => {
  const asked = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true" };
  expect(honeypotProps).toMatchObject(asked);
  expect(honeypotProps.name).toBe("referral_code");
});

test("a file under its name is nobody's trap", () => {
  const data = new FormData();
  data.set(honeypotProps.name, new Blob(["x"]));
  expect(isTrapped(data)).toBe(false);
});
