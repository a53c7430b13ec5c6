import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SendFailure, sendFailures } from "../forms/send-email.ts";
import {
  answered,
  asking,
  claimed,
  deletedAt,
  isOpen,
  type KeptMessage,
  type MessageState,
  mayTry,
  newMessage,
  noticeOf,
  pauseAfter,
  settle,
} from "./kept-message.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 15);

const fresh = newMessage(
  { id: "AAAA-2222", form: "contact", params: { message: "Hello" }, values: { message: "Hello" } },
  start,
);
const inState = (state: MessageState): KeptMessage => ({ ...fresh, state });
const failed = (message: KeptMessage, reason: SendFailure, now: number) =>
  answered(claimed(message, "me", now), "me", { ok: false, reason }, now);
const circumstances = (now: number, alone = true, seen = true) => ({ now, alone, seen });

describe("an answer", () => {
  test("2xx: it is sent, and nothing of its text is left", () => {
    const sent = answered(claimed(fresh, "me", start), "me", { ok: true }, start + 1);
    expect(sent).toMatchObject({ state: { kind: "sent", at: start + 1 }, params: {}, values: {} });
    expect(JSON.stringify(sent)).not.toContain("Hello");
  });

  test.each(["network", "throttled", "server"] as const)(
    "%s: it waits, longer each time",
    (reason) => {
      const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(pauseAfter);
      let message = fresh;
      for (const [before, pause] of pauses.entries()) {
        message = failed(message, reason, start);
        const state = {
          kind: "waiting",
          tries: before + 1,
          nextTry: start + pause,
          failure: reason,
        };
        expect(message.state).toEqual(state);
        expect(message.claim).toBeUndefined();
      }
      expect(pauses.map((pause) => pause / minute)).toEqual([0.5, 2, 8, 32, 128, 360, 360, 360]);
    },
  );

  test("offline: that was no try", () => {
    expect(failed(fresh, "offline", start + 5).state).toEqual({
      kind: "waiting",
      tries: 0,
      nextTry: start + 5,
      failure: "offline",
    });
  });

  test("none in time: asked about, never sent again by itself", () => {
    const message = failed(fresh, "timeout", start);
    expect(message.state).toEqual({ kind: "asks", question: "timeout" });
    for (const trigger of ["looked", "connected"] as const) {
      expect(mayTry(message, trigger, start + day)).toBe(false);
    }
    expect(mayTry(message, "asked", start)).toBe(true);
  });

  test.each(["blocked", "misconfigured", "unavailable"] as const)("%s: given back", (reason) => {
    const message = failed(fresh, reason, start);
    expect(message.state).toEqual({ kind: "returned", failure: reason });
    expect(mayTry(message, "connected", start + day)).toBe(false);
    expect(message.values).toEqual(fresh.values);
  });

  test("a failure that comes after somebody asked about it changes nothing; a success does", () => {
    const asks = inState({ kind: "asks", question: "interrupted" });
    expect(answered(asks, "me", { ok: false, reason: "server" }, start)).toBe(asks);
    expect(answered(asks, "me", { ok: true }, start).state.kind).toBe("sent");
  });
});

describe("when to try", () => {
  const unreached = failed(fresh, "network", start);
  const throttled = failed(fresh, "throttled", start);

  test("a new message at once", () => {
    expect(mayTry(fresh, "looked", start)).toBe(true);
  });

  test.each([unreached, throttled])("after a failure not before the pause is over", (message) => {
    expect(mayTry(message, "looked", start + pauseAfter(1) - 1)).toBe(false);
    expect(mayTry(message, "looked", start + pauseAfter(1))).toBe(true);
  });

  test("a connection that comes back ends the pause, but not that of a mail service", () => {
    expect(mayTry(unreached, "connected", start + 1)).toBe(true);
    expect(mayTry(throttled, "connected", start + 1)).toBe(false);
  });

  test("never while somebody is sending it, nor once it was sent", () => {
    expect(mayTry(claimed(fresh, "other", start), "asked", start)).toBe(false);
    expect(mayTry(inState({ kind: "sent", at: start }), "asked", start)).toBe(false);
  });
});

describe("a claim", () => {
  const sending = claimed(fresh, "other", start);

  test("holds for a minute where there is no lock to tell", () => {
    expect(settle(sending, circumstances(start + minute - 1, false))).toEqual({ ...sending });
  });

  test.each([
    ["its time is over", start + minute, false],
    ["its owner has lost the lock", start + 1, true],
    ["the clock was set back", start - day, false],
  ])("when %s: it may have arrived, so it is asked about", (_why, now, alone) => {
    expect(settle(sending, circumstances(now, alone))).toMatchObject({
      claim: undefined,
      state: { kind: "asks", question: "interrupted" },
    });
  });
});

describe("seven days", () => {
  const at = (days: number, message: KeptMessage | undefined = fresh, seen = true) =>
    message && settle(message, circumstances(start + days * day, true, seen));

  test("said a day before, deleted then, and what is left says so", () => {
    expect(noticeOf([at(5.9) ?? fresh])).toBe("waiting");
    const warned = at(6);
    expect(noticeOf([warned ?? fresh])).toBe("ends");
    expect(deletedAt(warned ?? fresh)).toBe(start + 7 * day);
    expect(at(6.9, warned)?.state.kind).toBe("waiting");
    const gone = at(7, warned);
    expect(gone).toMatchObject({ state: { kind: "deleted" }, values: {}, params: {} });
    expect(noticeOf(gone ? [gone] : [])).toBe("deleted");
    expect(at(400, gone)?.state.kind).toBe("deleted");
  });

  test("not opened in time: asked about, no longer sent by itself, deleted a day later", () => {
    const late = at(30);
    expect(late?.state).toEqual({ kind: "asks", question: "late" });
    expect(late?.values).toEqual(fresh.values);
    expect(at(30.9, late)?.state.kind).toBe("asks");
    expect(at(31, late)?.state.kind).toBe("deleted");
  });

  test("the worker, which nobody sees, does not count as having said it", () => {
    const unseen = at(6.5, fresh, false);
    expect(unseen?.warnedAt).toBeUndefined();
    expect(at(20, unseen, false)?.state).toEqual({ kind: "asks", question: "late" });
  });

  test("what was sent is forgotten after a day", () => {
    const sent = inState({ kind: "sent", at: start });
    expect(at(0.9, sent)).toBeDefined();
    expect(at(1, sent)).toBeUndefined();
  });
});

describe("a clock that is wrong", () => {
  test("a day of keeping in the future counts as now", () => {
    const message = settle(fresh, circumstances(start - 400 * day));
    expect(message?.keptAt).toBe(start - 400 * day);
    expect(message && mayTry(message, "looked", start - 400 * day)).toBe(true);
  });

  test.each(["sent", "deleted"] as const)("what was %s in the future was so now", (kind) => {
    const done = inState({ kind, at: start + 400 * day });
    expect(settle(done, circumstances(start))?.state).toEqual({ kind, at: start });
  });

  test("a pause that ends in the far future is over", () => {
    const paused = failed(fresh, "server", start + 400 * day);
    const message = settle(paused, circumstances(start));
    expect(message && mayTry(message, "looked", start)).toBe(true);
  });
});

test("the most pressing notice of all messages, and none of none", () => {
  const asks = asking(fresh, "whatsapp");
  const sent = inState({ kind: "sent", at: start });
  expect(noticeOf([])).toBeUndefined();
  expect(noticeOf([sent, fresh])).toBe("waiting");
  expect(noticeOf([fresh, asks, sent])).toBe("asks");
  expect(noticeOf([asks, { ...fresh, warnedAt: start }])).toBe("ends");
  expect(noticeOf([inState({ kind: "returned", failure: "blocked" })])).toBe("asks");
});

test("a message that is being sent, or was, is not asked about by another action", () => {
  const sending = claimed(fresh, "me", start);
  expect(asking(sending, "changing")).toBe(sending);
  const sent = inState({ kind: "sent", at: start });
  expect(asking(sent, "changing")).toBe(sent);
});

/* Whatever happens, in whatever order, by whatever clock. */

const events = fc.array(
  fc.record({
    /** The clock may go forward, stand, or be set back. */
    passes: fc.oneof(
      fc.integer({ min: 0, max: 2 * day }),
      fc.integer({ min: -800 * day, max: 800 * day }),
    ),
    trigger: fc.constantFrom("looked", "connected", "asked"),
    alone: fc.boolean(),
    seen: fc.boolean(),
    /** What the mail service says; nothing where the page goes away meanwhile. */
    answer: fc.constantFrom("ok", "none", ...sendFailures),
  }),
  { maxLength: 40 },
);

test("it is deleted only after it was said for a day, and text is lost in no other way", () => {
  fc.assert(
    fc.property(events, (list) => {
      let now = start;
      let kept: KeptMessage | undefined = fresh;
      let accepted = false;
      for (const { passes, trigger, alone, seen, answer } of list) {
        now += passes;
        const before: KeptMessage = kept;
        kept = settle(before, { now, alone, seen });
        if (!kept) {
          expect(before.state.kind).toBe("sent");
          return;
        }
        if (kept.state.kind === "deleted" && before.state.kind !== "deleted") {
          expect(before.warnedAt).toBeDefined();
          expect(now - (before.warnedAt ?? now)).toBeGreaterThanOrEqual(day);
        }
        if (isOpen(kept)) expect(kept.values).toEqual(fresh.values);
        expect(kept.keptAt).toBeLessThanOrEqual(now);
        if (!mayTry(kept, trigger, now)) continue;
        kept = claimed(kept, "me", now);
        if (answer === "none") continue;
        accepted ||= answer === "ok";
        const result =
          answer === "ok" ? { ok: true as const } : { ok: false as const, reason: answer };
        kept = answered(kept, "me", result, now);
        expect(kept.state.kind === "sent").toBe(accepted);
      }
    }),
  );
});

test("after a try whose end nobody knows, or an answer that was a success, none follows unasked", () => {
  fc.assert(
    fc.property(events, (list) => {
      let now = start;
      let kept: KeptMessage | undefined = fresh;
      let mayHaveArrived = false;
      for (const { passes, trigger, alone, seen, answer } of list) {
        now += passes;
        kept = settle(kept, { now, alone, seen });
        if (!kept || !mayTry(kept, trigger, now)) {
          if (!kept) return;
          continue;
        }
        expect(mayHaveArrived && trigger !== "asked").toBe(false);
        kept = claimed(kept, "me", now);
        mayHaveArrived = answer === "none" || answer === "timeout" || answer === "ok";
        if (answer === "none") continue;
        const result =
          answer === "ok" ? { ok: true as const } : { ok: false as const, reason: answer };
        kept = answered(kept, "me", result, now);
      }
    }),
  );
});

test("however wrong the clock was, a waiting message is tried within six hours", () => {
  fc.assert(
    fc.property(events, fc.integer({ min: -800 * day, max: 800 * day }), (list, jump) => {
      let now = start;
      let kept: KeptMessage | undefined = fresh;
      for (const { passes, answer } of list) {
        now += passes;
        kept = settle(kept, circumstances(now, true, false));
        if (kept?.state.kind !== "waiting") return;
        if (answer === "server" || answer === "network") kept = failed(kept, answer, now);
      }
      now += jump;
      kept = settle(kept, circumstances(now, true, false));
      if (kept?.state.kind !== "waiting") return;
      expect(mayTry(kept, "looked", now + 6 * hour)).toBe(true);
    }),
  );
});
