import { errorOf, fieldNames } from "./field-rules.ts";
import { type Errors, initialValues, isInitial, type Values } from "./form-values.ts";
import type { SendFailure } from "./send-email.ts";

type Status =
  | { readonly kind: "idle" | "sending" | "sent" | "queued" }
  | {
      readonly kind: "failed";
      readonly reason: SendFailure;
      /** Whether this browser can keep the message, where waiting would help. */
      readonly wait?: "offered" | "keeping" | "denied" | undefined;
    };

export type FormState = Readonly<{
  /** What the fields hold, to show what follows from it. The fields themselves are the truth. */
  values: Values;
  /** What the code wants the fields to hold. Before the script has started there is nothing. */
  filled?: Values | undefined;
  errors: Errors;
  status: Status;
  /** Counts refused submits, since each one moves the focus to the summary. */
  refusals: number;
  /** The values that "Clear" removed, until the visitor types again. */
  cleared?: Values | undefined;
}>;

export type FormAction =
  | { readonly kind: "filled" | "typed" | "cleared"; readonly values: Values }
  | { readonly kind: "refused"; readonly values: Values; readonly errors: Errors }
  | Extract<Status, { kind: "failed" }>
  | { readonly kind: "sending" | "sent" | "queued" };

const idle = { kind: "idle" } as const;

export const start: FormState = { values: initialValues, errors: {}, status: idle, refusals: 0 };

/** A message is being sent or stored, so its text must not change. */
export const isBusy = ({ status }: FormState): boolean =>
  status.kind === "sending" || (status.kind === "failed" && status.wait === "keeping");

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case "filled":
      return { ...state, ...fill(action.values) };
    case "typed": {
      const { status } = state;
      const isDone = status.kind === "sent" || status.kind === "queued";
      const errors = stillWrong(state.errors, action.values);
      const after = { values: action.values, errors, cleared: undefined };
      return { ...state, ...after, status: isDone ? idle : status };
    }
    case "refused": {
      const { values, errors } = action;
      return { ...state, values, errors, status: idle, refusals: state.refusals + 1 };
    }
    case "cleared": {
      const cleared = isInitial(action.values) ? state.cleared : action.values;
      return { ...state, ...fill(initialValues), errors: {}, status: idle, cleared };
    }
    case "sending":
      return { ...state, errors: {}, status: { kind: "sending" } };
    case "failed":
      return { ...state, status: action };
    case "sent":
    case "queued":
      return { ...state, ...fill(initialValues), errors: {}, status: { kind: action.kind } };
  }
}

/** A new object, also for the same values, makes React write them into the fields. */
const fill = (values: Values) => ({ values, filled: { ...values }, cleared: undefined });

function stillWrong(errors: Errors, values: Values): Errors {
  const wrong = fieldNames.filter((field) => errors[field]);
  return Object.fromEntries(wrong.map((field) => [field, errorOf(field, values[field])]));
}
