import {
  type Dispatch,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { clearDraft, numberOf, type Texts, useDraft, writeDraft } from "./draft.ts";
import { errorOf, type FieldName } from "./field-rules.ts";
import { type FormAction, type FormState, isBusy, reduceForm, start } from "./form-state.ts";
import {
  type Answers,
  cleanValues,
  errorsOf,
  type FormDefinition,
  initialValues,
  isInitial,
  readFields,
  textsOf,
  type Values,
  withAnswers,
  writeFields,
} from "./form-values.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { isConnectionFailure, mailRequest, type SendFailure, sendEmail } from "./send-email.ts";

type FormOptions = {
  /** Must be the same object on every render. */
  readonly definition: FormDefinition;
  readonly texts: WordsOfForm;
  readonly subject: string;
  /** Reads once what the address chooses. */
  readonly chosenByLink?: () => Texts;
  /** Is called again when the form is sent, since an event may have ended. */
  readonly answersFor?: (values: Values) => Answers;
};

/** A form of plain fields: they hold the text, and it is read when something is done with it. */
export function useForm(options: FormOptions) {
  const { definition, chosenByLink, answersFor } = options;
  const [state, dispatch] = useReducer(reduceForm, start);
  const element = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);
  useDraft(definition.id, (typed, savedAt) => {
    isTyped.current = savedAt > 0;
    const values = { ...initialValues, ...typed, event: "", ...chosenByLink?.() };
    dispatch({ kind: "filled", values });
  });
  useLayoutEffect(() => {
    if (state.filled && element.current) writeFields(element.current, state.filled);
  }, [state.filled]);
  const complete = (values: Values) => withAnswers(definition, values, answersFor?.(values) ?? {});
  const sending = useSending(options, { dispatch, element, isTyped, complete });
  const fieldProps = (field: FieldName) => propsOf(field, options, state);
  const { cleared } = state;
  return {
    ...state,
    definition,
    subject: state.values.subject || options.subject,
    /** The values as they would be sent. */
    completed: complete(state.values),
    ready: state.filled !== undefined,
    busy: isBusy(state),
    fill: (values: Values) => dispatch({ kind: "filled", values }),
    sendLater: sending.sendLater,
    clear: () => {
      clearDraft(definition.id);
      dispatch({ kind: "cleared", values: readFields(element.current) });
    },
    restore:
      cleared &&
      (() => {
        writeDraft(definition.id, textsOf(definition, cleared));
        dispatch({ kind: "filled", values: cleared });
      }),
    formProps: {
      ref: element,
      "data-draft": definition.id,
      // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
      method: "dialog",
      noValidate: state.filled !== undefined,
      onInput: ({ nativeEvent, target }: InputEvent<HTMLFormElement>) => {
        sending.noteTyping();
        const isHidden = target instanceof HTMLInputElement && target.name === honeypotProps.name;
        if (nativeEvent.isTrusted && !isHidden) isTyped.current = true;
        dispatch({ kind: "typed", values: readFields(element.current) });
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void sending.submit(event.currentTarget);
      },
    },
    fieldProps,
    summary: definition.fields.filter((field) => state.errors[field]).map(fieldProps),
  };
}

/** Loads the outbox when somebody begins to type, so that it is there when the connection is not. */
function loadOutbox(): void {
  try {
    // `watch-outbox.ts` looks for this mark, and the outbox corrects it.
    localStorage.setItem("outbox", "1");
  } catch {
    return;
  }
  dispatchEvent(new Event("outbox"));
}

export type FormInUse = ReturnType<typeof useForm>;

type FormParts = {
  readonly dispatch: Dispatch<FormAction>;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Whether a person typed, in this page or an earlier one. */
  readonly isTyped: RefObject<boolean>;
  readonly complete: (values: Values) => Values;
};

function useSending({ definition, texts, subject }: FormOptions, parts: FormParts) {
  const { dispatch, element, isTyped, complete } = parts;
  const { site, language } = useIslandShell();
  // Is newer than what React has drawn, since a second press may come before.
  const phase = useRef<"open" | "busy" | "done">("open");

  /** @returns the values, or undefined when they are wrong or a press before was enough */
  function validate(form: HTMLFormElement): Values | undefined {
    const values = readFields(form);
    if (phase.current === "busy" || (phase.current === "done" && isInitial(values)))
      return undefined;
    const completed = complete(values);
    const errors = errorsOf(definition, completed);
    if (!errors) return completed;
    dispatch({ kind: "refused", values, errors });
    showError(texts.invalid);
    return undefined;
  }

  function compose(values: Values) {
    const clean = cleanValues(definition, values);
    const texts = textsOf(definition, clean);
    const { id, changes } = numberOf(definition.id, texts);
    const mail = mailRequest(definition.id, {
      ...definition.params({ ...clean, subject: clean.subject || subject }),
      to_email: site.email,
      message_id: id,
    });
    return { id, changes, form: definition.id, values: texts, mail };
  }

  async function submit(form: HTMLFormElement) {
    const values = validate(form);
    if (!values) return;
    phase.current = "busy";
    hideToast();
    dispatch({ kind: "sending" });
    const { mail, changes } = compose(values);
    // A program that fills in all fields types nothing. A browser may fill in the hidden one for a person.
    const isProgram = isTrapped(form) && !isTyped.current;
    const result = isProgram ? refusedHere : await sendEmail(mail);
    if (!result.ok) return fail(result.reason);
    finish(form, "sent");
    showSuccess(texts.toasts.success, "off");
    await window.outbox?.forgetChanged(changes);
  }

  async function sendLater(reason: SendFailure) {
    const form = element.current;
    const values = form && validate(form);
    if (!values) return;
    phase.current = "busy";
    dispatch({ kind: "failed", reason, wait: "keeping" });
    try {
      if (!window.outbox) throw new Error("the outbox has not loaded");
      await window.outbox.keepMessage(compose(values));
      finish(form, "queued");
      hideToast();
    } catch {
      phase.current = "open";
      dispatch({ kind: "failed", reason, wait: "denied" });
    }
  }

  async function fail(reason: SendFailure) {
    const { title, text } = texts.toasts.failure;
    const couldWait = isConnectionFailure(reason);
    const wait = (await window.outbox?.canKeepMessages()) ? "offered" : "denied";
    phase.current = "open";
    dispatch({ kind: "failed", reason, wait: couldWait ? wait : undefined });
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  }

  function finish(form: HTMLFormElement, kind: "sent" | "queued") {
    phase.current = "done";
    clearDraft(definition.id);
    // A second press reads the fields, perhaps before React has emptied them.
    writeFields(form, initialValues);
    dispatch({ kind });
  }

  const noteTyping = () => {
    if (phase.current === "done") phase.current = "open";
    if (!window.outbox) loadOutbox();
  };
  return { submit, sendLater, noteTyping };
}

function propsOf(field: FieldName, { definition, texts }: FormOptions, state: FormState) {
  const { values, errors } = state;
  const error = errors[field];
  const liveEmail = errorOf("email", values.email) === "emailInvalid" ? texts.liveEmail : "";
  return {
    control: {
      id: `${definition.id}-${field}`,
      name: field,
      defaultValue: initialValues[field],
      "aria-invalid": error !== undefined,
    },
    error: error && texts.errors[error],
    remark: field === "email" ? liveEmail : undefined,
    readOnly: isBusy(state),
  };
}

export type FormFieldProps = ReturnType<typeof propsOf>;

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

const isTrapped = (form: HTMLFormElement) =>
  (new FormData(form).get(honeypotProps.name) ?? "") !== "";

/** A person whose browser is taken for a program is told, and has the other ways to write. */
const refusedHere = { ok: false, reason: "blocked" } as const;
