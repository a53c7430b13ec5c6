import { expect, test, vi } from "vitest";
import { type FormEvent, type FormState, formReducer, start } from "./form-state.ts";
import { initialValues } from "./form-values.ts";
import { deliver } from "./use-delivery.ts";

const values = { ...initialValues, name: "Aïcha" };
const submitted: FormEvent = { kind: "submitted", values };
const refused: FormEvent = { ...submitted, errors: { email: "emailRequired" } };

function makeStore(changed: Partial<FormState> = {}) {
  const latest = { current: { ...start, ready: true, ...changed } };
  const dispatch = (event: FormEvent) => {
    latest.current = formReducer(latest.current, event);
    return latest.current;
  };
  return { latest, dispatch };
}

test("deliver: gives the values on, and the form is as the delivery ended", async () => {
  const store = makeStore();
  const send = vi.fn(async () => ({ kind: "sent" }) as const);
  expect(await deliver(store, submitted, send)).toEqual({ kind: "sent" });
  expect(send).toHaveBeenCalledExactlyOnceWith(values, { kind: "submitting" });
  expect(store.latest.current).toMatchObject({ status: { kind: "sent" }, values: initialValues });
});

test("deliver: a second press while the first is on its way delivers nothing", async () => {
  const store = makeStore();
  const send = vi.fn(async () => ({ kind: "sent" }) as const);
  const presses = [deliver(store, submitted, send), deliver(store, submitted, send)];
  expect(await Promise.all(presses)).toEqual([{ kind: "sent" }, undefined]);
  expect(send).toHaveBeenCalledOnce();
});

test("deliver: what is wrong in the form is refused and not delivered", async () => {
  const send = vi.fn();
  expect(await deliver(makeStore(), refused, send)).toBe("refused");
  expect(send).not.toHaveBeenCalled();
});

test("deliver: what is to wait knows why it was not sent, and keeps its values when it cannot", async () => {
  const store = makeStore({ values, status: { kind: "failed", reason: "server" } });
  const result = { kind: "failed", reason: "server", cannotWait: true } as const;
  const queue = vi.fn(async () => result);
  await deliver(store, { kind: "queued" }, queue);
  expect(queue).toHaveBeenCalledExactlyOnceWith(values, { kind: "queuing", reason: "server" });
  expect(store.latest.current).toMatchObject({ status: result, values });
});
