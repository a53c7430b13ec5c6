import { expect, test } from "vitest";
import { type FormAction, type FormState, isBusy, reduceForm, start } from "./form-state.ts";
import { initialValues } from "./form-values.ts";

const values = { ...initialValues, name: "Aïcha" };
const after = (...actions: FormAction[]): FormState => actions.reduce(reduceForm, start);
const failed = { kind: "failed", reason: "network", wait: "offered" } as const;

test("form: is filled again also with the same values", () => {
  const once = after({ kind: "filled", values });
  const twice = reduceForm(once, { kind: "filled", values });
  expect(twice.filled).toEqual(values);
  expect(twice.filled).not.toBe(once.filled);
});

test("form: typing changes nothing in the fields, and an error goes when its text is right", () => {
  const wrong = after({
    kind: "refused",
    values,
    errors: { name: "nameRequired", email: "emailRequired" },
  });
  const typed = reduceForm(wrong, { kind: "typed", values });
  expect(typed.filled).toBe(wrong.filled);
  expect(typed.errors).toEqual({ name: undefined, email: "emailRequired" });
});

test("form: every refused submit counts, since each moves the focus", () => {
  const refused = { kind: "refused", values, errors: {} } as const;
  expect(after(refused, refused).refusals).toBe(2);
});

test("form: what Clear removed stays at hand until somebody types", () => {
  const cleared = after({ kind: "cleared", values }, { kind: "cleared", values: initialValues });
  expect(cleared).toMatchObject({ values: initialValues, filled: initialValues, cleared: values });
  expect(reduceForm(cleared, { kind: "typed", values: initialValues }).cleared).toBeUndefined();
});

test.each(["sent", "queued"] as const)(
  "form: is empty when the message is %s, until somebody types",
  (kind) => {
    const done = after({ kind: "typed", values }, { kind: "sending" }, { kind });
    expect(done).toMatchObject({ filled: initialValues, status: { kind } });
    expect(reduceForm(done, { kind: "typed", values }).status.kind).toBe("idle");
  },
);

test("form: keeps the text and the reason when sending fails", () => {
  const state = after({ kind: "typed", values }, { kind: "sending" }, failed);
  expect(state).toMatchObject({ values, status: failed });
  expect(reduceForm(state, { kind: "typed", values }).status).toEqual(failed);
});

test.each<[boolean, FormAction]>([
  [true, { kind: "sending" }],
  [true, { ...failed, wait: "keeping" }],
  [false, failed],
  [false, { kind: "sent" }],
])("form: is busy (%s) after %o", (isWorking, action) => {
  expect(isBusy(after(action))).toBe(isWorking);
});
