import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { showError, showSuccess } from "../shell/toasts.tsx";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { errorOf, type FieldName } from "./field-rules.ts";
import { type FormEvent, type FormState, formReducer, isBusy, start } from "./form-state.ts";
import {
  type Answers,
  errorsOf,
  isInitial,
  normalize,
  startValues,
  type TypedTexts,
  typedTexts,
  type Values,
  withAnswers,
  withTexts,
} from "./form-values.ts";
import { newMessageId } from "./outbox-message.ts";
import {
  type Delivery,
  deliverMessage,
  type FormStore,
  type Sent,
  useDelivery,
} from "./use-delivery.ts";

type FormOptions = Sent & {
  /** Reads once what the address chooses. Must be the same function on every render. */
  readonly chosenByLink?: () => TypedTexts;
  /** Is called again when the form is sent, since an event may have ended. */
  readonly answersFor?: (values: Values) => Answers;
};

export function useForm(options: FormOptions) {
  const { definition, subject } = options;
  const { state, ...store } = useFormState();
  const { dispatch } = store;
  const { element, id } = useDraft(options, state, dispatch);
  const withDefaults = (typed: Values) =>
    withAnswers(definition, typed, options.answersFor?.(typed) ?? {});
  const { submit, sendLater } = useSubmit(options, store, id, withDefaults);
  const typeInField = (field: FieldName, text: string) => dispatch({ kind: "typed", field, text });
  const fieldProps = (field: FieldName) => propsOf(field, options, state, typeInField);
  return {
    ...state,
    definition,
    subject: state.values.subject || subject,
    /** The values as they would be sent. */
    completed: withDefaults(state.values),
    busy: isBusy(state),
    type: typeInField,
    sendLater,
    clear: () => dispatch({ kind: "cleared" }),
    restore: state.cleared && (() => dispatch({ kind: "restored" })),
    formProps: {
      ref: element,
      // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
      method: "dialog",
      noValidate: state.ready,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
    },
    fieldProps,
    summary: definition.fields.filter((field) => state.errors[field]).map(fieldProps),
  };
}

export type FormInUse = ReturnType<typeof useForm>;

/** `latest` is newer than the drawn state, since a second press may come before the next render. */
function useFormState() {
  const [state, setState] = useState(start);
  const latest = useRef(start);
  const [dispatch] = useState(() => (event: FormEvent): FormState => {
    latest.current = formReducer(latest.current, event);
    setState(latest.current);
    return latest.current;
  });
  return { state, dispatch, latest };
}

function useSubmit(
  options: Sent,
  store: FormStore,
  id: RefObject<string>,
  withDefaults: (typed: Values) => Values,
) {
  const { definition, texts } = options;
  const { sendForm, queueForm } = useDelivery(options, id);

  async function beginDelivery(event: FormEvent, by: Delivery) {
    const result = await deliverMessage(store, event, (values, status) =>
      by(withDefaults(values), status),
    );
    if (result === "refused") showError(texts.invalid);
  }

  function submit(element: HTMLFormElement) {
    const controls = readControls(element);
    const values = withTexts(definition, store.latest.current.values, controls);
    const errors = errorsOf(definition, withDefaults(values));
    // The draft stays, since a browser may have filled in the hidden field for a person.
    if (controls[honeypotProps.name] && !errors) return showSuccess(texts.toasts.success);
    void beginDelivery({ kind: "submitted", values, errors }, sendForm);
  }

  function sendLater() {
    const errors = errorsOf(definition, withDefaults(store.latest.current.values));
    void beginDelivery({ kind: "queued", errors }, queueForm);
  }
  return { submit, sendLater };
}

function propsOf(
  field: FieldName,
  { definition, texts }: Sent,
  state: FormState,
  type: (field: FieldName, text: string) => void,
) {
  const { values, errors } = state;
  const error = errors[field];
  const liveEmail = errorOf("email", values.email) === "emailInvalid" ? texts.liveEmail : "";
  return {
    control: {
      id: `${definition.id}-${field}`,
      name: field,
      value: values[field],
      "aria-invalid": error !== undefined,
      onChange: ({ currentTarget }: ChangeEvent<Control>) =>
        type(field, normalizeKeepingCaret(field, currentTarget)),
    },
    error: error && texts.errors[error],
    remark: field === "email" ? liveEmail : undefined,
    readOnly: isBusy(state),
  };
}

export type FormFieldProps = ReturnType<typeof propsOf>;

function useDraft(
  { definition, chosenByLink }: Pick<FormOptions, "definition" | "chosenByLink">,
  { ready, values }: FormState,
  dispatch: (event: FormEvent) => void,
) {
  const element = useRef<HTMLFormElement>(null);
  const id = useRef("");
  useLayoutEffect(() => {
    const typed = element.current ? readControls(element.current) : {};
    const draft = readDraft(definition.id);
    id.current = draft.id ?? newMessageId();
    const chosen = { ...draft, ...chosenByLink?.() };
    dispatch({ kind: "started", values: startValues(definition, typed, chosen) });
  }, [definition, chosenByLink, dispatch]);
  useEffect(() => {
    if (!ready) return;
    if (!isInitial({ ...values, event: "" })) {
      return writeDraft(definition.id, { ...typedTexts(definition, values), id: id.current });
    }
    clearDraft(definition.id);
    id.current = newMessageId();
  }, [definition, ready, values]);
  return { element, id };
}

function readControls(element: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(element)) {
    // Older browsers give CR LF for a line break.
    if (typeof value === "string") texts[name] = value.replace(/\r\n?/gu, "\n");
  }
  return texts;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Restores the caret, since React moves it to the end when a character is removed. */
function normalizeKeepingCaret(field: FieldName, control: Control): string {
  const typed = control.value;
  const value = normalize(field, typed);
  if (value === typed || !("selectionStart" in control)) return value;
  const before = typed.slice(0, control.selectionStart ?? typed.length);
  const caret = normalize(field, before).length;
  control.value = value;
  control.setSelectionRange(caret, caret);
  return value;
}

/** No browser knows this name, and the attributes stop password managers. */
export const honeypotProps = {
  name: "referral_code",
  defaultValue: "",
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
} as const;
