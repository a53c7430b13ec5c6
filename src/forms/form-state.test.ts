import { describe, expect, test } from "vitest";
import { type FormEvent, type FormState, formReducer, isBusy, start } from "./form-state.ts";
import { initialValues } from "./form-values.ts";

const typed = { ...initialValues, name: "Aïcha", email: "aicha@example.org" };
const ready: FormState = { ...start, ready: true };
const at = (status: FormState["status"], more: Partial<FormState> = {}): FormState => ({
  ...ready,
  values: typed,
  ...more,
  status,
});

const states = {
  unscripted: start,
  idle: at({ kind: "idle" }),
  emptied: at({ kind: "idle" }, { values: initialValues, cleared: typed }),
  submitting: at({ kind: "submitting" }),
  failed: at({ kind: "failed", reason: "network" }),
  queuing: at({ kind: "queuing", reason: "network" }),
  cannotWait: at({ kind: "failed", reason: "network", cannotWait: true }),
  sent: at({ kind: "sent" }, { values: initialValues }),
  queued: at({ kind: "queued" }, { values: initialValues }),
} as const satisfies Record<string, FormState>;

type StateName = keyof typeof states;

const events = {
  started: { kind: "started", values: typed },
  typed: { kind: "typed", field: "name", text: "Ali" },
  submitted: { kind: "submitted", values: typed },
  submittedEmpty: { kind: "submitted", values: initialValues, errors: { name: "nameRequired" } },
  queued: { kind: "queued" },
  queuedWrong: { kind: "queued", errors: { email: "emailInvalid" } },
  endedSent: { kind: "ended", result: { kind: "sent" } },
  endedQueued: { kind: "ended", result: { kind: "queued" } },
  endedFailed: { kind: "ended", result: { kind: "failed", reason: "server" } },
  cleared: { kind: "cleared" },
  restored: { kind: "restored" },
} as const satisfies Record<string, FormEvent>;

type EventName = keyof typeof events;

const named = { ...typed, name: "Ali" };
const empty = { values: initialValues, errors: {}, cleared: undefined };
const refusal = (errors: FormState["errors"]) => ({
  errors,
  status: { kind: "idle" },
  invalidCount: 1,
});
const submitting = { values: typed, errors: {}, status: { kind: "submitting" } };
const emptyRefused = { values: initialValues, ...refusal({ name: "nameRequired" }) };
const cleared = { ...empty, status: { kind: "idle" }, cleared: typed };
const failed = { status: { kind: "failed", reason: "server" } };

/** The changes after each event. An event that is missing changes nothing. */
const changes: Record<StateName, Partial<Record<EventName, object>>> = {
  unscripted: { started: { values: typed, ready: true } },
  idle: {
    typed: { values: named },
    submitted: submitting,
    submittedEmpty: emptyRefused,
    cleared,
  },
  emptied: {
    typed: { values: { ...initialValues, name: "Ali" }, cleared: undefined },
    submitted: submitting,
    submittedEmpty: emptyRefused,
    cleared: {},
    restored: { values: typed, cleared: undefined },
  },
  submitting: { endedSent: { ...empty, status: { kind: "sent" } }, endedFailed: failed },
  failed: {
    typed: { values: named },
    submitted: submitting,
    submittedEmpty: emptyRefused,
    queued: { status: { kind: "queuing", reason: "network" } },
    queuedWrong: refusal({ email: "emailInvalid" }),
    cleared,
  },
  queuing: { endedQueued: { ...empty, status: { kind: "queued" } }, endedFailed: failed },
  cannotWait: {
    typed: { values: named },
    submitted: submitting,
    submittedEmpty: emptyRefused,
    queued: { status: { kind: "queuing", reason: "network" } },
    queuedWrong: refusal({ email: "emailInvalid" }),
    cleared,
  },
  sent: {
    typed: { values: { ...initialValues, name: "Ali" }, status: { kind: "idle" } },
    submitted: submitting,
    cleared: { status: { kind: "idle" } },
  },
  queued: {
    typed: { values: { ...initialValues, name: "Ali" }, status: { kind: "idle" } },
    submitted: submitting,
    cleared: { status: { kind: "idle" } },
  },
};

const stateNames = Object.keys(states).filter((name): name is StateName => name in states);
const eventNames = Object.keys(events).filter((name): name is EventName => name in events);

describe.each(stateNames)("form state %s", (name) => {
  const state: FormState = states[name];

  test.each(eventNames)("form state: changes after %s as the table says", (event) => {
    const after = formReducer(state, events[event]);
    const change = changes[name][event];
    expect(after).toEqual({ ...state, ...change });
    if (change === undefined) expect(after).toBe(state);
  });
});

test("form state: is busy while a message is sent or handed over", () => {
  expect(stateNames.filter((name) => isBusy(states[name]))).toEqual(["submitting", "queuing"]);
});

test("form: an error stays or changes until the text is right", () => {
  const wrong = at({ kind: "idle" }, { errors: { name: "nameRequired", email: "emailInvalid" } });
  const type = (text: string) => formReducer(wrong, { kind: "typed", field: "name", text }).errors;
  expect(type("")).toEqual({ name: "nameRequired", email: "emailInvalid" });
  expect(type("A")).toEqual({ name: "nameTooShort", email: "emailInvalid" });
  expect(type("Aï")).toEqual({ name: undefined, email: "emailInvalid" });
});

test("form: typing causes no error in a field that had none", () => {
  const after = formReducer(states.idle, { kind: "typed", field: "email", text: "a@" });
  expect(after.errors).toEqual({ email: undefined });
});

test("form: counts each refused submit, so that the summary takes the focus again", () => {
  const once = formReducer(states.idle, events.submittedEmpty);
  expect(formReducer(once, events.submittedEmpty).invalidCount).toBe(2);
});

test("form: a cleared text can be restored after a second Clear", () => {
  const clearedTwice = formReducer(formReducer(states.idle, events.cleared), events.cleared);
  expect(formReducer(clearedTwice, events.restored).values).toBe(typed);
});
