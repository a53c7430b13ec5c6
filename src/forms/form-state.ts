import type { FieldName } from "./field-rules.ts";
import {
  type FieldErrors,
  type FormDefinition,
  type FormValues,
  isPristine,
} from "./form-definition.ts";
import type { SendFailure } from "./send-email.ts";

/** How sending ended. */
export type Ending =
  | { readonly kind: "sent" }
  /** On this device, until there is a connection. */
  | { readonly kind: "kept" }
  /** `notKept`: it was to be kept on this device, and the browser cannot. */
  | { readonly kind: "failed"; readonly reason: SendFailure; readonly notKept?: boolean };

/** Where a form stands (requirements, section 4). It can be submitted again in all but one. */
export type FormStatus = { readonly kind: "idle" | "submitting" } | Ending;

export type FormState<Field extends FieldName> = {
  readonly values: FormValues<Field>;
  readonly errors: FieldErrors<Field>;
  readonly status: FormStatus;
  /** How often a submit was invalid: the error summary takes focus when it grows. */
  readonly invalidCount: number;
  /** False until what was typed early, or kept as a draft, has been taken over. */
  readonly ready: boolean;
  /** What was cleared last, until something else is typed: a slip on "Clear" must cost nothing. */
  readonly cleared: FormValues<Field> | undefined;
};

export type FormAction<Field extends FieldName> =
  | { readonly type: "restored" | "submitted"; readonly values: FormValues<Field> }
  | { readonly type: "changed"; readonly field: Field; readonly value: string }
  | {
      readonly type: "invalid";
      readonly values: FormValues<Field>;
      readonly errors: FieldErrors<Field>;
    }
  | { readonly type: "ended"; readonly status: Ending }
  | { readonly type: "cleared" };

const idle: FormStatus = { kind: "idle" };

/** An empty form, the same on the server and in the browser. */
export function initialStateOf<Field extends FieldName>({
  initial: values,
}: FormDefinition<Field>): FormState<Field> {
  return { values, errors: {}, status: idle, invalidCount: 0, ready: false, cleared: undefined };
}

/** The form's next state. Pure: sending, drafts and focus are the caller's. */
export function nextState<Field extends FieldName>(
  definition: FormDefinition<Field>,
  state: FormState<Field>,
  action: FormAction<Field>,
): FormState<Field> {
  const empty = { ...state, values: definition.initial, errors: {}, cleared: undefined };
  switch (action.type) {
    case "restored":
      return { ...state, values: action.values, ready: true, cleared: undefined };
    case "changed":
      return changed(definition, state, action);
    case "invalid": {
      const { values, errors } = action;
      return { ...state, values, errors, status: idle, invalidCount: state.invalidCount + 1 };
    }
    case "submitted":
      return { ...state, values: action.values, errors: {}, status: { kind: "submitting" } };
    case "ended":
      return { ...(action.status.kind === "failed" ? state : empty), status: action.status };
    case "cleared": {
      if (state.status.kind === "submitting") return state;
      const { cleared, values } = state;
      return { ...empty, status: idle, cleared: isPristine(definition, values) ? cleared : values };
    }
  }
}

/** A changed field's error goes away, or becomes the one that holds now; no new error appears. */
function changed<Field extends FieldName>(
  definition: FormDefinition<Field>,
  state: FormState<Field>,
  { field, value }: { readonly field: Field; readonly value: string },
): FormState<Field> {
  const values = { ...state.values, [field]: value };
  const status = isDone(state) ? idle : state.status;
  const next = { ...state, values, status, cleared: undefined };
  if (state.errors[field] === undefined) return next;
  const now = definition.check(values);
  return { ...next, errors: { ...state.errors, [field]: now.ok ? undefined : now.errors[field] } };
}

/** Whether a message has just gone out of the form, or into the outbox. */
export const isDone = ({ status }: Pick<FormState<never>, "status">): boolean =>
  status.kind === "sent" || status.kind === "kept";
