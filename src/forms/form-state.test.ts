import { describe, expect, test } from "vitest";
import { contactForm } from "../contact/contact-form.ts";
import { type FormAction, type FormState, initialStateOf, nextState } from "./form-state.ts";

type ContactField = (typeof contactForm.fields)[number];
type State = FormState<ContactField>;
type Action = FormAction<ContactField>;

const filled = {
  name: "Aïcha",
  email: "a@b.co",
  subject: "Lorry",
  message: "I can lend a lorry.",
};
const start = initialStateOf(contactForm);
const stateAfter = (state: State, ...actions: Action[]) =>
  actions.reduce((before, action) => nextState(contactForm, before, action), state);
const typed = stateAfter(start, { type: "restored", values: filled });
const invalid = stateAfter(start, {
  type: "invalid",
  values: contactForm.initial,
  errors: { name: "nameRequired", email: "emailRequired" },
});

test("a form starts empty, idle and not ready", () => {
  expect(start).toEqual({
    values: contactForm.initial,
    errors: {},
    status: { kind: "idle" },
    invalidCount: 0,
    ready: false,
    cleared: undefined,
  });
});

test("restored values make it ready", () => {
  expect(typed).toMatchObject({ values: filled, ready: true });
});

test("sending that succeeds: submitting, then sent and empty", () => {
  const submitting = stateAfter(typed, { type: "submitted", values: filled });
  expect(submitting).toMatchObject({ values: filled, status: { kind: "submitting" } });
  expect(stateAfter(submitting, { type: "ended", status: { kind: "sent" } })).toMatchObject({
    values: contactForm.initial,
    status: { kind: "sent" },
    ready: true,
  });
});

test("sending that fails: the values stay, and the reason is known", () => {
  const failed = stateAfter(
    typed,
    { type: "submitted", values: filled },
    { type: "ended", status: { kind: "failed", reason: "timeout" } },
  );
  expect(failed).toMatchObject({ values: filled, status: { kind: "failed", reason: "timeout" } });
});

test("a submit sends what it was given and takes old errors away", () => {
  const submitting = stateAfter(invalid, { type: "submitted", values: filled });
  expect(submitting).toMatchObject({ values: filled, errors: {} });
});

test("each invalid submit is counted, so that the summary takes focus again", () => {
  expect(invalid.invalidCount).toBe(1);
  expect(stateAfter(invalid, { type: "invalid", values: filled, errors: {} }).invalidCount).toBe(2);
});

describe("typing", () => {
  test("mends a field: its error goes, the others stay", () => {
    const mended = stateAfter(invalid, { type: "changed", field: "name", value: "Ali" });
    expect(mended.errors).toEqual({ email: "emailRequired" });
    expect(mended.values.name).toBe("Ali");
  });

  test("that breaks another rule shows that rule", () => {
    const still = stateAfter(invalid, { type: "changed", field: "name", value: "A" });
    expect(still.errors).toEqual({ name: "nameTooShort", email: "emailRequired" });
  });

  test("raises no new error, neither in its field nor in another", () => {
    const changed = stateAfter(invalid, { type: "changed", field: "message", value: "short" });
    expect(changed.errors).toEqual(invalid.errors);
  });

  test("after sending makes the form idle", () => {
    const next = stateAfter(
      typed,
      { type: "ended", status: { kind: "sent" } },
      { type: "changed", field: "name", value: "A" },
    );
    expect(next.status).toEqual({ kind: "idle" });
  });

  test("after a failure keeps the other ways to send in sight", () => {
    const next = stateAfter(
      typed,
      { type: "ended", status: { kind: "failed", reason: "network" } },
      { type: "changed", field: "name", value: "A" },
    );
    expect(next.status).toEqual({ kind: "failed", reason: "network" });
  });
});

describe("clearing", () => {
  test("empties the form and forgets errors and failure", () => {
    const failed = stateAfter(invalid, {
      type: "ended",
      status: { kind: "failed", reason: "server" },
    });
    expect(stateAfter(failed, { type: "cleared" })).toMatchObject({
      values: contactForm.initial,
      errors: {},
      status: { kind: "idle" },
    });
  });

  test("does nothing while the message is on its way", () => {
    const submitting = stateAfter(typed, { type: "submitted", values: filled });
    expect(stateAfter(submitting, { type: "cleared" })).toBe(submitting);
  });

  test("by a slip can be taken back, even after a second press", () => {
    const cleared = stateAfter(typed, { type: "cleared" }, { type: "cleared" });
    expect(cleared).toMatchObject({ values: contactForm.initial, cleared: filled });
    const back = stateAfter(cleared, { type: "restored", values: filled });
    expect(back.values).toEqual(filled);
    expect(back.cleared).toBeUndefined();
  });

  test.each<[string, Action]>([
    ["typing something else", { type: "changed", field: "name", value: "A" }],
    ["sending", { type: "ended", status: { kind: "sent" } }],
  ])("cannot be taken back after %s", (_what, action) => {
    expect(stateAfter(typed, { type: "cleared" }, action).cleared).toBeUndefined();
  });

  test("an empty form leaves nothing to bring back", () => {
    expect(stateAfter(start, { type: "cleared" }).cleared).toBeUndefined();
  });
});

test("a message that is kept until there is a connection leaves an empty form, until something is typed", () => {
  const failed = stateAfter(typed, {
    type: "ended",
    status: { kind: "failed", reason: "offline" },
  });
  const kept = stateAfter(failed, { type: "ended", status: { kind: "kept" } });
  expect(kept).toMatchObject({ values: contactForm.initial, status: { kind: "kept" } });
  const next = stateAfter(kept, { type: "changed", field: "name", value: "A" });
  expect(next.status).toEqual({ kind: "idle" });
});

test("a message that cannot be kept stays in the form, and it is said", () => {
  const failed = stateAfter(typed, {
    type: "ended",
    status: { kind: "failed", reason: "offline", notKept: true },
  });
  expect(failed).toMatchObject({
    values: filled,
    status: { kind: "failed", reason: "offline", notKept: true },
  });
});
