import { expect, test, vi } from "vitest";
import { type FormEvent, type FormState, formReducer, start } from "./form-state.ts";
import { initialValues } from "./form-values.ts";
import { deliverMessage } from "./use-delivery.ts";

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

test("deliver: hands the values over and updates the form with the result", async () => {
  const store = makeStore();
  const send = vi.fn(async () => ({ kind: "sent" }) as const);
  expect(await deliverMessage(store, submitted, send)).toEqual({ kind: "sent" });
  expect(send).toHaveBeenCalledExactlyOnceWith(values, { kind: "submitting" });
  expect(store.latest.current).toMatchObject({ status: { kind: "sent" }, values: initialValues });
});

test("deliver: a second press delivers nothing while the first is under way", async () => {
  const store = makeStore();
  const send = vi.fn(async () => ({ kind: "sent" }) as const);
  const presses = [deliverMessage(store, submitted, send), deliverMessage(store, submitted, send)];
  expect(await Promise.all(presses)).toEqual([{ kind: "sent" }, undefined]);
  expect(send).toHaveBeenCalledOnce();
});

test("deliver: refuses wrong values", async () => {
  const send = vi.fn();
  expect(await deliverMessage(makeStore(), refused, send)).toBe("refused");
  expect(send).not.toHaveBeenCalled();
});

test("deliver: keeps the values of a message that cannot wait", async () => {
  const store = makeStore({ values, status: { kind: "failed", reason: "server" } });
  const result = { kind: "failed", reason: "server", cannotWait: true } as const;
  const queue = vi.fn(async () => result);
  await deliverMessage(store, { kind: "queued" }, queue);
  expect(queue).toHaveBeenCalledExactlyOnceWith(values, { kind: "queuing", reason: "server" });
  expect(store.latest.current).toMatchObject({ status: result, values });
});
