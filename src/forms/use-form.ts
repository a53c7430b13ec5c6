import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { tellWorker } from "../ui/island.tsx";
import { showError, showSuccess } from "../ui/toasts.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { type FieldName, isMalformedEmail } from "./field-rules.ts";
import {
  type FormAction,
  type FormDefinition,
  type FormState,
  type FormValues,
  initialStateOf,
  isDone,
  isPristine,
  mergeInitialValues,
  mergeValues,
  nextState,
} from "./form-state.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { type Email, prepareSending, type SendFailure } from "./send-email.ts";
import { honeypotProps, keepForm, readControls, sendForm } from "./submission.ts";
import { type Control, normalizeInput } from "./text-field.tsx";

type FormOptions<Field extends FieldName> = {
  /** The same object on every render. */
  readonly definition: FormDefinition<Field>;
  readonly texts: WordsOfForm;
  /** Adds to the draft what the page's address says; the same function on every render. */
  readonly prefill?: Prefill;
  /** The checked, cleaned values as the parameters of a mail to the charity's address. */
  readonly params: (value: FormValues<Field>, toEmail: string) => Email["params"];
};

type Prefill = (draft: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

const identity: Prefill = (draft) => draft;

/**
 * The state of a form, what its elements need, and what it tells the visitor by toast. Hand the whole
 * to `<FormFrame>` and `fieldProps(field)` to each field.
 */
export function useForm<Field extends FieldName>(options: FormOptions<Field>) {
  const { definition, texts, prefill = identity } = options;
  const { site, language } = useIsland();
  const [state, dispatch] = useReducer(
    (before: FormState<Field>, action: FormAction<Field>) => nextState(definition, before, action),
    definition,
    initialStateOf<Field>,
  );
  const { values, cleared } = state;
  const submitting = state.status.kind === "submitting";
  const element = useDraft(definition, prefill, state, dispatch);
  const busy = useRef(false);
  const keeping = useRef(false);
  // Released only after the result is rendered: a submit before that would find the old values.
  useEffect(() => {
    busy.current = submitting;
  });
  useEffect(prepareSending, []);
  // A visitor who keeps a message is offline, so the outbox page must be cached beforehand.
  useEffect(() => tellWorker("form"), []);

  const params = (value: FormValues<Field>) => options.params(value, site.email);

  async function submit(data: FormData) {
    const controls = readControls(data);
    const values = mergeValues(definition, state.values, controls);
    // A double click or Enter held down: the form was emptied meanwhile, and is not wrong.
    const repeated = isDone(state) && isPristine(definition, values);
    if (busy.current || repeated) return;
    busy.current = true;
    const honeypotFilled = Boolean(controls[honeypotProps.name]);
    const outcome = await sendForm({ definition, values, dispatch, params }, honeypotFilled);
    if (honeypotFilled) busy.current = false;
    showOutcome(outcome, texts, isolate(site.email, language.dir));
  }

  /** Keeps what stands in the form now until there is a connection, and says if that cannot be. */
  async function keep(reason: SendFailure) {
    if (keeping.current) return;
    keeping.current = true;
    const outcome = await keepForm({ definition, values, dispatch, params }, reason);
    keeping.current = false;
    if (outcome === "invalid") showError(texts.invalid);
  }

  /** What a field's component needs, but its label and hint. */
  const fieldProps = (field: Field) => {
    const code = state.errors[field];
    const malformed = field === "email" && isMalformedEmail(values[field]);
    return {
      control: {
        id: `${definition.id}-${field}`,
        name: field,
        value: values[field],
        "aria-invalid": code !== undefined,
        onChange: ({ currentTarget }: ChangeEvent<Control>) =>
          dispatch({ type: "changed", field, value: normalizeInput(field, currentTarget) }),
      },
      error: code && texts.errors[code],
      /** Said while it is typed, "" for nothing just now. */
      remark: field === "email" ? (malformed ? texts.liveEmail : "") : undefined,
      readOnly: submitting,
    };
  };
  return {
    ...state,
    submitting,
    keep,
    clear: () => dispatch({ type: "cleared" }),
    /** Brings back what was cleared, as long as nothing else was typed. */
    restore: cleared && (() => dispatch({ type: "restored", values: cleared })),
    formProps: {
      ref: element,
      /**
       * Outside a dialog it submits nowhere, so a submit before hydration loses nothing (HTML, section
       * "Form submission algorithm"). From then on the form does its own checking, with the site's
       * messages in place of the browser's.
       */
      method: "dialog",
      noValidate: state.ready,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      },
    },
    fieldProps,
    /** The fields in error, in the order of the form. */
    summary: definition.fields.filter((field) => state.errors[field]).map(fieldProps),
  };
}

/** What a field's component is given. */
export type FormFieldProps = ReturnType<ReturnType<typeof useForm<FieldName>>["fieldProps"]>;

/**
 * Before it is shown, takes over what was typed before hydration, or the draft. Then
 * keeps every change in this tab's storage, and nothing once the form is empty again.
 * @returns the ref of the form element
 */
function useDraft<Field extends FieldName>(
  definition: FormDefinition<Field>,
  prefill: Prefill,
  { ready, values }: FormState<Field>,
  dispatch: (action: FormAction<Field>) => void,
) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = element.current ? readControls(new FormData(element.current)) : {};
    const values = mergeInitialValues(definition, typed, prefill(readDraft(definition.id)));
    dispatch({ type: "restored", values });
  }, [definition, prefill, dispatch]);
  useEffect(() => {
    if (!ready) return;
    if (isPristine(definition, values)) clearDraft(definition.id);
    else writeDraft(definition.id, values);
  }, [definition, ready, values]);
  return element;
}

/** Says by toast how a submit ended. */
function showOutcome(
  outcome: "invalid" | "sent" | "failed",
  { invalid, toasts: { success, failure } }: WordsOfForm,
  email: string,
): void {
  if (outcome === "invalid") showError(invalid);
  else if (outcome === "sent") showSuccess(success);
  else showError({ title: failure.title, text: interpolate(failure.text, { email }) });
}
