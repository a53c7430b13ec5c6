import { describe, expect, test } from "vitest";
import { message } from "../../tests/support/forms-values.ts";
import { contactForm } from "../contact/contact-form.ts";
import { volunteerForm } from "../get-involved/volunteer-form.ts";
import {
  type FormAction,
  type FormState,
  initialStateOf,
  isPristine,
  mergeInitialValues,
  mergeValues,
  nextState,
} from "./form-state.ts";

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
  test("corrects a field: its error goes, the others stay", () => {
    const corrected = stateAfter(invalid, { type: "changed", field: "name", value: "Ali" });
    expect(corrected.errors).toEqual({ email: "emailRequired" });
    expect(corrected.values.name).toBe("Ali");
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

test("what is no field of the form is dropped", () => {
  const values = { ...message, admin: "yes" };
  expect(contactForm.check(values)).toEqual({ ok: true, value: message });
});

const { initial } = volunteerForm;

describe("the values a form starts with", () => {
  test("are its own where nothing was typed and no draft kept", () => {
    expect(mergeInitialValues(volunteerForm, initial, {})).toEqual(initial);
    expect(mergeInitialValues(volunteerForm, {}, {})).toEqual(initial);
  });

  test("are the draft's", () => {
    const draft = { name: "Aïcha", dialCode: "+221" };
    expect(mergeInitialValues(volunteerForm, initial, draft)).toEqual({ ...initial, ...draft });
  });

  test("are, before the draft's, those typed before the script arrived", () => {
    const values = mergeInitialValues(
      volunteerForm,
      { ...initial, name: "Ali", dialCode: "+33" },
      { name: "Aïcha", dialCode: "+221", message: "Kept" },
    );
    expect(values).toEqual({ ...initial, name: "Ali", dialCode: "+33", message: "Kept" });
  });

  test("are normalized like typing", () => {
    expect(mergeInitialValues(volunteerForm, { phone: "36 12" }, {}).phone).toBe("3612");
    expect(mergeInitialValues(volunteerForm, {}, { phone: "٣٦ 12" }).phone).toBe("3612");
  });
});

test("what a browser filled in without telling is laid over the values", () => {
  expect(mergeValues(volunteerForm, initial, { phone: "36 12", name: "Ali" })).toEqual({
    ...initial,
    phone: "3612",
    name: "Ali",
  });
});

test("a form is pristine until a field differs, the dial code included", () => {
  expect(isPristine(volunteerForm, { ...initial })).toBe(true);
  expect(isPristine(volunteerForm, { ...initial, dialCode: "+1" })).toBe(false);
  expect(isPristine(volunteerForm, { ...initial, message: " " })).toBe(false);
});

test("what is no field of the form is left out", () => {
  expect(mergeInitialValues(volunteerForm, { age: "7" }, { age: "8" })).toEqual(initial);
  expect(mergeValues(volunteerForm, initial, { age: "7" })).toEqual(initial);
});
