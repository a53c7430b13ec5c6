import { describe, expect, test, vi } from "vitest";
import type { Checked } from "./check-fields.ts";
import type { SendResult } from "./send-email.ts";
import { submitOnce } from "./submission.ts";

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

test("wrong values are refused, and not sent", async () => {
  const job = submission({ checked: bad });
  expect(await submitOnce(unlocked(), job)).toEqual({
    type: "refused",
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
  expect(await submitOnce(unlocked(), job)).toMatchObject({ type: "refused" });
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
