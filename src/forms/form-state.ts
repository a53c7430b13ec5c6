import {
  type FieldErrors,
  type FormDefinition,
  type FormValues,
  isPristine,
} from "./form-definition.ts";
import type { SendFailure } from "./send-email.ts";

/** Where a form stands (requirements, section 4). It can be submitted again in all but one. */
export type FormStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent" }
  /** On this device, until there is a connection. */
  | { readonly kind: "kept" }
  /** `notKept`: it was to be kept on this device, and the browser cannot. */
  | { readonly kind: "failed"; readonly reason: SendFailure; readonly notKept?: boolean };

export type FormState<Field extends string, Code extends string = string> = {
  readonly values: FormValues<Field>;
  readonly errors: FieldErrors<Field, Code>;
  readonly status: FormStatus;
  /** How often a submit was invalid: the error summary takes focus when it grows. */
  readonly invalidCount: number;
  /** False until what was typed early, or kept as a draft, has been taken over. */
  readonly ready: boolean;
  /** What was cleared last, until something else is typed: a slip on "Clear" must cost nothing. */
  readonly cleared: FormValues<Field> | undefined;
};

export type FormAction<Field extends string, Code extends string> =
  | { readonly type: "restored"; readonly values: FormValues<Field> }
  | { readonly type: "changed"; readonly field: Field; readonly value: string }
  | {
      readonly type: "invalid";
      readonly values: FormValues<Field>;
      readonly errors: FieldErrors<Field, Code>;
    }
  | { readonly type: "submitted"; readonly values: FormValues<Field> }
  | { readonly type: "sent" }
  | { readonly type: "kept" }
  | { readonly type: "failed"; readonly reason: SendFailure; readonly notKept?: boolean }
  | { readonly type: "cleared" };

const idle: FormStatus = { kind: "idle" };

/** An empty form, the same on the server and in the browser. */
export function initialStateOf<Field extends string, Code extends string>(
  definition: FormDefinition<Field, Code>,
): FormState<Field, Code> {
  const { initial: values } = definition;
  return { values, errors: {}, status: idle, invalidCount: 0, ready: false, cleared: undefined };
}

/** The form's next state. Pure: sending, drafts and focus are the caller's. */
export function nextState<Field extends string, Code extends string>(
  definition: FormDefinition<Field, Code>,
  state: FormState<Field, Code>,
  action: FormAction<Field, Code>,
): FormState<Field, Code> {
  switch (action.type) {
    case "restored":
      return { ...state, values: action.values, ready: true, cleared: undefined };
    case "changed":
      return changed(definition, state, action);
    case "invalid":
      return {
        ...state,
        values: action.values,
        errors: action.errors,
        status: idle,
        invalidCount: state.invalidCount + 1,
      };
    case "submitted":
      return { ...state, values: action.values, errors: {}, status: { kind: "submitting" } };
    case "sent":
    case "kept":
      return {
        ...state,
        values: definition.initial,
        errors: {},
        status: { kind: action.type },
        cleared: undefined,
      };
    case "failed": {
      const { type: kind, ...failure } = action;
      return { ...state, status: { kind, ...failure } };
    }
    case "cleared":
      return clearedOf(definition, state);
  }
}

function clearedOf<Field extends string, Code extends string>(
  definition: FormDefinition<Field, Code>,
  state: FormState<Field, Code>,
): FormState<Field, Code> {
  if (state.status.kind === "submitting") return state;
  const empty = { ...state, values: definition.initial, errors: {}, status: idle };
  return isPristine(definition, state.values) ? empty : { ...empty, cleared: state.values };
}

/** A changed field's error goes away, or becomes the one that holds now; no new error appears. */
function changed<Field extends string, Code extends string>(
  definition: FormDefinition<Field, Code>,
  state: FormState<Field, Code>,
  { field, value }: { readonly field: Field; readonly value: string },
): FormState<Field, Code> {
  const values = { ...state.values, [field]: value };
  const done = state.status.kind === "sent" || state.status.kind === "kept";
  const status = done ? idle : state.status;
  const next = { ...state, values, status, cleared: undefined };
  if (state.errors[field] === undefined) return next;
  const now = definition.check(values);
  return { ...next, errors: { ...state.errors, [field]: now.ok ? undefined : now.errors[field] } };
}
