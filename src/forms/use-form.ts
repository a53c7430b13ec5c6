import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { cleanLine } from "./clean-text.ts";
import { clearDraft, messageInForm, useDraft, writeDraft } from "./draft.ts";
import {
  composeMessage,
  type Errors,
  errorOf,
  errorsOf,
  type FieldName,
  type FormId,
  formFields,
  initialValues,
  isInitial,
  readFields,
  type Values,
  writeFields,
} from "./field-rules.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { isConnectionFailure, type SendFailure, sendEmail } from "./send-email.ts";

type FormOptions = {
  readonly id: FormId;
  readonly texts: WordsOfForm;
  readonly subject: string;
  /** Reads once the event in the address. */
  readonly readEvent?: () => string;
  /** Adds what an event answers. Is called again when the form is sent, since the event may have ended. */
  readonly complete?: (values: Values) => Values;
};

export type Failure = {
  readonly reason: SendFailure;
  /** Whether this browser can keep the message, where waiting would help. */
  readonly canWait?: boolean | undefined;
};

type FormState = Readonly<{
  /** What the fields hold, to show what follows from it. The fields themselves are the truth. */
  values: Values;
  /** What the code wants the fields to hold. Before the script has started there is nothing. */
  filled?: Values;
  errors: Errors;
  /** How often a submit was refused. */
  refusals: number;
  /** While a message is being sent or kept, its text must not change. */
  busy: boolean;
  /** Stays until the next press. */
  failure?: Failure | undefined;
  /** Stays until the visitor types again. */
  done?: "sent" | "queued" | undefined;
  /** The values that "Clear" removed, until the visitor types again. */
  cleared?: Values | undefined;
}>;

const start: FormState = { values: initialValues, errors: {}, refusals: 0, busy: false };

/** A form of plain fields: they hold the text, and it is read when something is done with it. */
export function useForm(options: FormOptions) {
  const { id, texts, readEvent, complete = (values) => values } = options;
  const fields = formFields[id];
  const { site, language } = useIslandShell();
  const [state, setState] = useState(start);
  // Is newer than what React has drawn, since a second press may come before.
  const latest = useRef(start);
  const element = useRef<HTMLFormElement>(null);
  // Whether a person typed, in this page or an earlier one.
  const isTyped = useRef(false);
  const typedIn = useRef<EventTarget>(null);

  function set(next: FormState) {
    latest.current = next;
    setState(next);
  }

  const update = (change: Partial<FormState>) => set({ ...latest.current, ...change });

  /** A new object, also for the same values, makes React write them into the fields. */
  const fill = (values: Values) => update({ values, filled: { ...values }, cleared: undefined });

  useDraft(id, (typed, savedAt) => {
    isTyped.current = savedAt > 0;
    fill({ ...initialValues, ...typed, event: readEvent?.() ?? "" });
  });
  useLayoutEffect(() => {
    if (state.filled && element.current) writeFields(element.current, state.filled);
  }, [state.filled]);

  function noteTyping({ nativeEvent, target }: InputEvent<HTMLFormElement>) {
    const isHidden = target instanceof HTMLInputElement && target.name === honeypotProps.name;
    if (nativeEvent.isTrusted && !isHidden) isTyped.current = true;
    // Asks once in each field: after a new build the outbox does not load, and each key would ask again.
    if (!window.outbox && typedIn.current !== target) loadOutbox();
    typedIn.current = target;
    const values = readFields(element.current);
    const wrong = fields.filter((field) => latest.current.errors[field]);
    update({ values, errors: errorsOf(wrong, values), cleared: undefined, done: undefined });
  }

  /** @returns the values, or undefined when they are wrong or a press before was enough */
  function validate(): Values | undefined {
    if (latest.current.busy || latest.current.done) return undefined;
    const values = readFields(element.current);
    const completed = complete(values);
    const errors = errorsOf(fields, completed);
    if (Object.keys(errors).length === 0) return completed;
    update({ values, errors, refusals: latest.current.refusals + 1, failure: undefined });
    showError(texts.invalid);
    return undefined;
  }

  const compose = (values: Values) => composeMessage(id, values, site.email);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trapped = new FormData(event.currentTarget).get(honeypotProps.name);
    const values = validate();
    if (!values) return;
    hideToast();
    update({ errors: {}, busy: true, failure: undefined });
    const changes = messageInForm(id);
    // A program that fills in all fields types nothing. A browser may fill in the hidden one for a person, who is
    // told when it is taken for a program, and has the other ways to write.
    const result = trapped && !isTyped.current ? "blocked" : await sendEmail(compose(values).mail);
    if (result !== "sent") return fail(result);
    empty({ done: "sent" });
    showSuccess(texts.toasts.success, "off");
    const replaceMessage = await window.outbox;
    if (changes) await replaceMessage?.(changes).catch(() => undefined);
  }

  async function fail(reason: SendFailure) {
    const { title, text } = texts.toasts.failure;
    const canKeep = (await window.outbox) !== undefined;
    const canWait = isConnectionFailure(reason) ? canKeep : undefined;
    update({ busy: false, failure: { reason, canWait } });
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  }

  async function sendLater() {
    const { failure } = latest.current;
    const values = validate();
    if (!values || !failure) return;
    update({ busy: true });
    try {
      const replaceMessage = await window.outbox;
      if (!replaceMessage) throw new Error("the browser keeps no message");
      await replaceMessage(messageInForm(id), compose(values));
      empty({ done: "queued" });
      hideToast();
    } catch {
      update({ busy: false, failure: { ...failure, canWait: false } });
    }
  }

  function empty(change: Pick<FormState, "done"> | Pick<FormState, "cleared">) {
    clearDraft(id);
    set({ ...start, filled: { ...initialValues }, ...change });
  }

  function clear() {
    const values = readFields(element.current);
    empty({ cleared: isInitial(values) ? latest.current.cleared : values });
  }

  function fieldProps(field: FieldName) {
    const { values, errors, busy } = state;
    const error = errors[field];
    const liveEmail = errorOf("email", values.email) === "emailInvalid" ? texts.liveEmail : "";
    return {
      control: {
        id: `${id}-${field}`,
        name: field,
        defaultValue: initialValues[field],
        "aria-invalid": error !== undefined,
      },
      error: error && texts.errors[error],
      remark: field === "email" ? liveEmail : undefined,
      readOnly: busy,
    };
  }

  function restore() {
    const { cleared = initialValues } = latest.current;
    writeDraft(id, cleared);
    fill(cleared);
  }

  return {
    ...state,
    id,
    texts,
    subject: cleanLine(state.values.subject) || options.subject,
    /** The values as they would be sent. */
    completed: complete(state.values),
    ready: state.filled !== undefined,
    fill,
    sendLater,
    clear,
    restore,
    formProps: {
      ref: element,
      "data-draft": id,
      // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
      method: "dialog",
      noValidate: state.filled !== undefined,
      onInput: noteTyping,
      onSubmit: submit,
    },
    fieldProps,
    summary: fields.filter((field) => state.errors[field]).map(fieldProps),
  };
}

export type FormInUse = ReturnType<typeof useForm>;
export type FormFieldProps = ReturnType<FormInUse["fieldProps"]>;

/** Loads the outbox when somebody begins to type, so that it is there when the connection is not. */
function loadOutbox(): void {
  try {
    // `watch-outbox.ts` looks for this mark, and the outbox corrects it.
    localStorage.setItem("outbox", "1");
    dispatchEvent(new Event("outbox"));
  } catch {
    // Without storage no message can wait.
  }
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
