import { isPristine } from "./adopt-values.ts";
import type { FieldErrors } from "./check-fields.ts";
import type { FormDefinition, FormValues } from "./form-definition.ts";
import type { SendFailure } from "./send-failure.ts";

/** Where a form stands (specification, section 4). It can be submitted again in all but one. */
export type FormStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly reason: SendFailure };

export type FormState<Field extends string, Code extends string> = {
  readonly values: FormValues<Field>;
  readonly errors: FieldErrors<Field, Code>;
  readonly status: FormStatus;
  /** How often a submit was refused: the error summary takes focus when it grows. */
  readonly refusals: number;
  /** False until what was typed early, or kept as a draft, has been taken over. */
  readonly ready: boolean;
  /** What was cleared last, until something else is typed: a slip on "Clear" must cost nothing. */
  readonly cleared?: FormValues<Field>;
};

export type FormAction<Field extends string, Code extends string> =
  | { readonly type: "restored"; readonly values: FormValues<Field> }
  | { readonly type: "changed"; readonly field: Field; readonly value: string }
  | {
      readonly type: "refused";
      readonly values: FormValues<Field>;
      readonly errors: FieldErrors<Field, Code>;
    }
  | { readonly type: "submitted"; readonly values: FormValues<Field> }
  | { readonly type: "sent" }
  | { readonly type: "failed"; readonly reason: SendFailure }
  | { readonly type: "cleared" };

const idle: FormStatus = { kind: "idle" };

/** An empty form, the same on the server and in the browser. */
export function initialStateOf<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
): FormState<Field, Code> {
  return { values: definition.initial, errors: {}, status: idle, refusals: 0, ready: false };
}

/** The form's next state. Pure: sending, drafts and focus are the caller's. */
export function nextState<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  state: FormState<Field, Code>,
  action: FormAction<Field, Code>,
): FormState<Field, Code> {
  switch (action.type) {
    case "restored":
      return { ...withoutCleared(state), values: action.values, ready: true };
    case "changed":
      return changed(definition, state, action);
    case "refused":
      return {
        ...state,
        values: action.values,
        errors: action.errors,
        status: idle,
        refusals: state.refusals + 1,
      };
    case "submitted":
      return { ...state, values: action.values, errors: {}, status: { kind: "submitting" } };
    case "sent":
      return {
        ...withoutCleared(state),
        values: definition.initial,
        errors: {},
        status: { kind: "sent" },
      };
    case "failed":
      return { ...state, status: { kind: "failed", reason: action.reason } };
    case "cleared":
      return clearedOf(definition, state);
  }
}

function clearedOf<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  state: FormState<Field, Code>,
): FormState<Field, Code> {
  if (state.status.kind === "submitting") return state;
  const empty = { ...state, values: definition.initial, errors: {}, status: idle };
  return isPristine(definition, state.values) ? empty : { ...empty, cleared: state.values };
}

/** The state with nothing to bring back. */
function withoutCleared<Field extends string, Code extends string>({
  cleared: _,
  ...state
}: FormState<Field, Code>): FormState<Field, Code> {
  return state;
}

/** A changed field's error goes away, or becomes the one that holds now; no new error appears. */
function changed<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  before: FormState<Field, Code>,
  { field, value }: { readonly field: Field; readonly value: string },
): FormState<Field, Code> {
  const state = withoutCleared(before);
  const values = { ...state.values, [field]: value };
  const status = state.status.kind === "sent" ? idle : state.status;
  if (state.errors[field] === undefined) return { ...state, values, status };
  const now = definition.check(values);
  const errors: FieldErrors<Field, Code> = {};
  const found: FieldErrors<Field, Code> = now.ok ? {} : now.errors;
  for (const name of definition.fields) {
    const code = (name === field ? found : state.errors)[name];
    if (code !== undefined) errors[name] = code;
  }
  return { ...state, values, status, errors };
}
