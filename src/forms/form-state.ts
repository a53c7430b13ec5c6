import * as v from "valibot";
import { type ErrorCode, errorCodes, type FieldName, normalize, rules } from "./field-rules.ts";
import type { Email, SendFailure } from "./send-email.ts";

export type FormValues<Field extends FieldName> = Readonly<Record<Field, string>>;

/** The first broken rule of each field that breaks one. */
type FieldErrors<Field extends FieldName> = Partial<Record<Field, ErrorCode | undefined>>;

/** What the check of a form says: the cleaned values, or what is wrong with them. */
type CheckResult<Field extends FieldName> =
  | { readonly ok: true; readonly value: FormValues<Field> }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

/** What a form is, apart from how it looks and where it is sent. */
export type FormDefinition<Field extends FieldName> = {
  /** Names the draft, and starts the ids of the controls. */
  readonly id: Email["template"];
  /** In the order they stand in the form. */
  readonly fields: readonly Field[];
  readonly initial: FormValues<Field>;
  /** Cleans and checks what stands in the fields. */
  readonly check: (values: FormValues<Field>) => CheckResult<Field>;
};

/**
 * A form that checks what is typed against the rules of its fields.
 * @param initial what its fields hold at first, in the order they stand in the form
 */
export function defineForm<Field extends FieldName>(
  id: Email["template"],
  initial: FormValues<Field>,
): FormDefinition<Field> {
  const fields = Object.keys(initial).filter((key): key is Field => key in initial);
  function check(values: FormValues<Field>): CheckResult<Field> {
    const value: Record<Field, string> = { ...initial };
    const errors: FieldErrors<Field> = {};
    for (const field of fields) {
      const result = v.safeParse(rules[field], values[field], { abortPipeEarly: true });
      if (result.success) value[field] = result.output;
      else errors[field] = codeOf(field, result.issues[0].message);
    }
    return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
  }
  return { id, fields, initial, check };
}

/** The values of a form, as its check lets them through. */
export type ValuesOf<Form> = Form extends FormDefinition<infer Field> ? FormValues<Field> : never;

function codeOf(field: FieldName, message: string): ErrorCode | undefined {
  const codes: readonly ErrorCode[] = errorCodes[field];
  return codes.find((code) => code === message);
}

/** FieldTexts by the names of fields, of which a form takes its own. */
type FieldTexts = Readonly<Record<string, string>>;

/**
 * The values a form starts with in the browser: what was typed before hydration,
 * else what was kept as a draft, else the form's own.
 */
export function mergeInitialValues<Field extends FieldName>(
  form: FormDefinition<Field>,
  typed: FieldTexts,
  draft: FieldTexts,
): FormValues<Field> {
  const fields = form.fields.filter((field) => typed[field] !== form.initial[field]);
  return mergeValues({ ...form, fields }, mergeValues(form, form.initial, draft), typed);
}

/** Values with some of them replaced, as the fields hold them. */
export function mergeValues<Field extends FieldName>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
  changes: FieldTexts,
): FormValues<Field> {
  const result: Record<Field, string> = { ...values };
  for (const field of form.fields) {
    const text = changes[field];
    if (text !== undefined) result[field] = normalize(field, text);
  }
  return result;
}

/** Whether nothing stands in the form but what stood there at first. */
export function isPristine<Field extends FieldName>(
  { fields, initial }: FormDefinition<Field>,
  values: FormValues<Field>,
): boolean {
  return fields.every((field) => values[field] === initial[field]);
}

/** How sending ended. */
export type SubmitResult =
  /** Sent, or kept on this device until there is a connection. */
  | { readonly kind: "sent" | "kept" }
  /** `notKept`: it was to be kept on this device, and the browser cannot. */
  | { readonly kind: "failed"; readonly reason: SendFailure; readonly notKept?: boolean };

/** Where a form stands (requirements, section 4). It can be submitted again in all but one. */
export type FormStatus = { readonly kind: "idle" | "submitting" } | SubmitResult;

export type FormState<Field extends FieldName> = Readonly<{
  values: FormValues<Field>;
  errors: FieldErrors<Field>;
  status: FormStatus;
  /** How often a submit was invalid: the error summary takes focus when it grows. */
  invalidCount: number;
  /** False until what was typed early, or kept as a draft, has been taken over. */
  ready: boolean;
  /** What was cleared last, until something else is typed: a slip on "Clear" must cost nothing. */
  cleared: FormValues<Field> | undefined;
}>;

export type FormAction<Field extends FieldName> = Readonly<
  | { type: "restored" | "submitted"; values: FormValues<Field> }
  | { type: "changed"; field: Field; value: string }
  | { type: "invalid"; values: FormValues<Field>; errors: FieldErrors<Field> }
  | { type: "ended"; status: SubmitResult }
  | { type: "cleared" }
>;

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
