import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { fromKeys } from "../content/from-keys.ts";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { clearDraft, readDraft, tryStorage, useDraft, writeDraft } from "./draft.ts";
import {
  composeMessage,
  errorOf,
  type FieldLabels,
  type FieldName,
  type FormId,
  formFields,
  initialValues,
  type Message,
  readFields,
  type Values,
  writeFields,
} from "./field-rules.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { type SendFailure, sendEmail } from "./send-email.ts";

type LabelsOfForm = FieldLabels & { title: string; submit: string; submitting: string };

type FormState = Readonly<{
  /** What the fields hold, to show what follows from it. The fields themselves are the truth. */
  values: Values;
  /** Whether the script has started and read the draft. */
  ready: boolean;
  /** The fields whose errors are shown. */
  wrong: readonly FieldName[];
  /** How often a submit was refused. */
  refusals: number;
  /** While a message is being sent or kept, its text must not change. */
  busy: boolean;
  /** Stays until the next press. */
  failure?: SendFailure | undefined;
  /** Keeps the message until there is a connection, where this browser can. */
  keepMessage?: Awaited<Window["outbox"]>;
  /** Stays until the visitor types again. */
  done?: "sent" | "queued" | undefined;
  /** What "Clear" removed, until the visitor types again, and the waiting message that it was to replace. */
  cleared?: { values: Values; changes: string | undefined } | undefined;
}>;

const start = { values: initialValues, ready: false, wrong: [], refusals: 0, busy: false };

const asTyped = (values: Values) => values;

/**
 * A form of plain fields: they hold the text, and it is read when something is done with it.
 * @param addEvent adds what an event answers, also when the form is sent, because the event may have ended
 */
export function useForm(id: FormId, labels: LabelsOfForm, texts: WordsOfForm, addEvent = asTyped) {
  const { site, language } = useIslandShell();
  const [state, setState] = useState<FormState>(start);
  const element = useRef<HTMLFormElement>(null);
  // Whether a person typed, in this page or an earlier one.
  const isTyped = useRef(false);
  const { values, busy } = state;
  const update = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }));

  /** Also the same values are written, because they are a new object. */
  const fill = (next: Values) => update({ values: { ...next }, cleared: undefined });

  useDraft(id, (typed, savedAt) => {
    isTyped.current = savedAt > 0;
    if (isTyped.current) loadOutbox();
    update({ values: { ...initialValues, ...typed }, ready: true });
  });
  useLayoutEffect(() => writeFields(element.current, values), [values]);

  const compose = (read: Values) => composeMessage(id, addEvent(read), site.email);

  const wrongOf = (fields: readonly FieldName[], read: Values) =>
    fields.filter((field) => errorOf(field, read[field]));

  function noteTyping({ nativeEvent }: InputEvent<HTMLFormElement>) {
    if (nativeEvent.isTrusted) isTyped.current = true;
    const read = readFields(element.current);
    const wrong = wrongOf(state.wrong, read);
    update({ values: read, wrong, cleared: undefined, done: undefined });
  }

  /** @returns the message, or undefined when a field is wrong or a press before was enough */
  function checkFields(): Message | undefined {
    if (busy || state.done) return undefined;
    const read = readFields(element.current);
    const wrong = wrongOf(formFields[id], addEvent(read));
    if (wrong.length === 0) return compose(read);
    update({ values: read, wrong, refusals: state.refusals + 1, failure: undefined });
    showError(texts.invalid);
    return undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trapped = new FormData(event.currentTarget).get(bait);
    const message = checkFields();
    if (!message) return;
    hideToast();
    update({ wrong: [], busy: true, failure: undefined });
    const changes = readDraft(id)?.changes;
    // A program types nothing. A person whose browser filled in the hidden field is told, and has other ways.
    const result = trapped && !isTyped.current ? "blocked" : await sendEmail(message.mail);
    if (result === "sent") {
      empty({ done: "sent" });
      showSuccess(texts.toasts.success, "off");
      const keepMessage = await window.outbox;
      if (changes) await keepMessage?.(changes).catch(() => undefined);
      return;
    }
    update({ busy: false, failure: result, keepMessage: await window.outbox });
    const { title, text } = texts.toasts.failure;
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  }

  async function sendLater() {
    const message = checkFields();
    if (!message) return;
    update({ busy: true });
    try {
      await state.keepMessage?.(readDraft(id)?.changes, message);
      empty({ done: "queued" });
      hideToast();
    } catch {
      update({ busy: false, keepMessage: undefined });
    }
  }

  function empty(change: Pick<FormState, "done"> | Pick<FormState, "cleared">) {
    clearDraft(id);
    setState({ ...start, values: { ...initialValues }, ready: true, ...change });
  }

  function fieldProps(field: FieldName) {
    const error = errorOf(field, addEvent(values)[field]);
    const isShown = state.wrong.includes(field);
    const liveEmail = error === "emailInvalid" ? texts.liveEmail : "";
    return {
      label: "",
      ...labels[field],
      control: {
        id: `${id}-${field}`,
        name: field,
        defaultValue: initialValues[field],
        "aria-invalid": isShown,
      },
      error: error && isShown ? texts.errors[error] : undefined,
      remark: field === "email" ? liveEmail : undefined,
      readOnly: busy,
    };
  }

  function clear() {
    const now = { values: readFields(element.current), changes: readDraft(id)?.changes };
    empty({ cleared: state.cleared ?? now });
  }

  function restore() {
    const { values: before = initialValues, changes } = state.cleared ?? {};
    writeDraft(id, { ...fromKeys(formFields[id], (field) => before[field]), changes });
    fill(before);
  }

  return {
    ...state,
    id,
    labels,
    texts,
    /** What would be sent. */
    compose: () => compose(values),
    fill,
    sendLater,
    clear,
    restore,
    formProps: {
      ref: element,
      "data-draft": id,
      // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
      method: "dialog",
      noValidate: state.ready,
      onFocus: loadOutbox,
      onInput: noteTyping,
      onSubmit: submit,
    },
    fieldProps,
  };
}

export type FormInUse = ReturnType<typeof useForm>;
export type FormFieldProps = ReturnType<FormInUse["fieldProps"]> & { besideAnother?: true };

/** Loads the outbox before the connection is lost. `watch-outbox.ts` looks for the mark; the outbox corrects it. */
function loadOutbox(): void {
  tryStorage(() => localStorage.setItem("outbox", "1"));
  dispatchEvent(new Event("outbox"));
}

/** The name of the hidden field (honeypot), which no browser knows. */
export const bait = "referral_code";
