import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { adoptValues, isPristine, overlay, readControls } from "./adopt-values.ts";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import type { FormDefinition, FormValues } from "./form-definition.ts";
import { fieldPropsOf, formPropsOf } from "./form-props.ts";
import { type FormAction, type FormState, initialStateOf, nextState } from "./form-state.ts";
import { isTrapped } from "./honeypot.ts";
import type { SendResult } from "./send-email.ts";
import type { SendFailure } from "./send-failure.ts";
import { submitOnce } from "./submission.ts";

type Sending<Value> = {
  /** Sends the checked, cleaned values; must not throw. */
  readonly send: (value: Value) => Promise<SendResult>;
  readonly onRefused?: () => void;
  readonly onSent?: () => void;
  readonly onFailed?: (reason: SendFailure) => void;
};

/**
 * The state of a form and what its elements need. `definition` must be the same object on every
 * render. Spread `formProps` on the form and `fieldProps(field)` on each control; disable the submit
 * button while `submitting` or not yet `ready`, and make the controls read-only while `submitting`.
 */
export function useForm<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  { send, onRefused, onSent, onFailed }: Sending<Value>,
) {
  const form = useRef<HTMLFormElement>(null);
  const lock = useRef(false);
  const [state, dispatch] = useReducer(
    (before: FormState<Field, Code>, action: FormAction<Field, Code>) =>
      nextState(definition, before, action),
    definition,
    initialStateOf<Field, Code, Value>,
  );
  useStartingValues(definition, form, dispatch);
  useDraft(definition, state);

  async function submit(data: FormData) {
    const values = overlay(definition, state.values, readControls(data, definition.fields));
    const outcome = await submitOnce(lock, {
      checked: definition.check(values),
      trapped: isTrapped(data),
      send,
      onSending: () => dispatch({ type: "submitted", values }),
    });
    if (outcome === undefined) return;
    dispatch(outcome.type === "refused" ? { ...outcome, values } : outcome);
    if (outcome.type === "refused") onRefused?.();
    else if (outcome.type === "failed") onFailed?.(outcome.reason);
    else {
      // At once, since the visitor may have gone to another page while it was being sent.
      clearDraft(definition.id);
      onSent?.();
    }
  }

  const { cleared } = state;
  return {
    ...state,
    submitting: state.status.kind === "submitting",
    clear: () => dispatch({ type: "cleared" }),
    /** Brings back what was cleared, as long as nothing else was typed. */
    restore: cleared && (() => dispatch({ type: "restored", values: cleared })),
    fieldProps: fieldPropsOf(definition, state, dispatch),
    formProps: { ref: form, ...formPropsOf(state.ready, submit) },
  };
}

/** Takes over what was typed before the page's script arrived, or the draft, before it is shown. */
function useStartingValues<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  form: RefObject<HTMLFormElement | null>,
  dispatch: (action: FormAction<Field, Code>) => void,
) {
  useLayoutEffect(() => {
    const { id, fields } = definition;
    const typed = form.current ? readControls(new FormData(form.current), fields) : {};
    const values = adoptValues(definition, typed, readDraft(id, fields));
    dispatch({ type: "restored", values });
  }, [definition, form, dispatch]);
}

/** Keeps every change in this tab's storage, and nothing once the form is empty again. */
function useDraft<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  { ready, values }: { readonly ready: boolean; readonly values: FormValues<Field> },
) {
  useEffect(() => {
    if (!ready) return;
    if (isPristine(definition, values)) clearDraft(definition.id);
    else writeDraft(definition.id, values);
  }, [definition, ready, values]);
}
