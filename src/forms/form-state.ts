import { errorOf, type FieldName } from "./field-rules.ts";
import { type Errors, initialValues, isInitial, type Values } from "./form-values.ts";
import type { SendFailure } from "./send-email.ts";

export type SubmitResult =
  | { readonly kind: "sent" | "queued" }
  /** `cannotWait` means that the browser has no storage for the message. */
  | { readonly kind: "failed"; readonly reason: SendFailure; readonly cannotWait?: boolean };

type Status =
  | { readonly kind: "idle" | "submitting" }
  /** The message is handed over to wait. `reason` says why it was not sent. */
  | { readonly kind: "queuing"; readonly reason: SendFailure }
  | SubmitResult;

export type FormState = Readonly<{
  values: Values;
  errors: Errors;
  status: Status;
  /** Counts refused submits, since each one moves the focus to the summary. */
  invalidCount: number;
  /** Whether the script has started. Before that, no event changes the form. */
  ready: boolean;
  /** The values that "Clear" removed, until the visitor types again. */
  cleared: Values | undefined;
}>;

export type FormEvent =
  /** The script starts. `values` has text typed earlier, and the draft. */
  | { readonly kind: "started"; readonly values: Values }
  | { readonly kind: "typed"; readonly field: FieldName; readonly text: string }
  | { readonly kind: "submitted"; readonly values: Values; readonly errors?: Errors | undefined }
  /** The visitor pressed "Send when I am connected". */
  | { readonly kind: "queued"; readonly errors?: Errors | undefined }
  | { readonly kind: "ended"; readonly result: SubmitResult }
  | { readonly kind: "cleared" | "restored" };

const idle = { kind: "idle" } as const;
const empty = { values: initialValues, errors: {}, cleared: undefined };

export const start: FormState = { ...empty, status: idle, invalidCount: 0, ready: false };

/** A message is being sent or handed over, so its values must not change. */
export const isBusy = ({ status }: FormState): boolean =>
  status.kind === "submitting" || status.kind === "queuing";

const isDone = ({ status }: FormState): boolean =>
  status.kind === "sent" || status.kind === "queued";

/** An event that is impossible in a state returns the same object. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.kind === "started") {
    return state.ready ? state : { ...state, values: event.values, ready: true };
  }
  if (!state.ready) return state;
  if (event.kind === "ended") return afterEnd(state, event.result);
  if (isBusy(state)) return state;
  switch (event.kind) {
    case "typed":
      return afterTyping(state, event.field, event.text);
    case "submitted":
      return afterSubmit(state, event.values, event.errors);
    case "queued":
      if (state.status.kind !== "failed") return state;
      if (event.errors) return refused(state, event.errors);
      return { ...state, status: { kind: "queuing", reason: state.status.reason } };
    case "cleared":
      return {
        ...state,
        ...empty,
        status: idle,
        cleared: isInitial(state.values) ? state.cleared : state.values,
      };
    case "restored":
      return state.cleared ? { ...state, values: state.cleared, cleared: undefined } : state;
  }
}

const refused = (state: FormState, errors: Errors): FormState => ({
  ...state,
  errors,
  status: idle,
  invalidCount: state.invalidCount + 1,
});

function afterTyping(state: FormState, field: FieldName, text: string): FormState {
  return {
    ...state,
    values: { ...state.values, [field]: text },
    errors: { ...state.errors, [field]: state.errors[field] && errorOf(field, text) },
    status: isDone(state) ? idle : state.status,
    cleared: undefined,
  };
}

function afterSubmit(state: FormState, values: Values, errors: Errors | undefined): FormState {
  // After a double click the form is already empty, which is no error.
  if (isDone(state) && isInitial(values)) return state;
  if (errors) return refused({ ...state, values }, errors);
  return { ...state, values, errors: {}, status: { kind: "submitting" } };
}

function afterEnd(state: FormState, result: SubmitResult): FormState {
  const success = { submitting: "sent", queuing: "queued" } as const;
  const { kind } = state.status;
  if (kind !== "submitting" && kind !== "queuing") return state;
  if (result.kind === "failed") return { ...state, status: result };
  return result.kind === success[kind] ? { ...state, ...empty, status: result } : state;
}
