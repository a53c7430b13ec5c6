import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import outboxScript from "../mail/outbox-notice.ts?worker&url";
import { type FormId, type Message, type SendFailure, sendEmail } from "../mail/send-email.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { fromKeys } from "../ui/from-keys.ts";
import { clearDraft, readDraft, useDraft, writeDraft } from "./draft.ts";
import {
  composeMessage,
  errorOf,
  type FieldName,
  fieldRules,
  formFields,
  initialValues,
  readFields,
  type Values,
  withAnswers,
  writeFields,
} from "./field-rules.ts";
import type { FormTexts } from "./form-texts.server.ts";

type FormState = Readonly<{
  /** What the fields hold, to show what follows from it. The fields themselves are the truth. */
  values: Values;
  /** Whether the script has started and read the draft. */
  ready: boolean;
  /** The fields whose errors are shown. */
  wrong: readonly FieldName[];
  refusals: number;
  /** While a message is being sent or kept, its text must not change. */
  busy: boolean;
  /** Stays until the next press. */
  failure?: SendFailure | undefined;
  /** Keeps the message in the outbox, where this browser can. */
  replaceMessage?: Awaited<Window["replaceMessage"]>;
  /** Stays until the visitor types again. */
  done?: "sent" | "queued" | undefined;
  /** What "Clear" removed, until the visitor types again, and the waiting message that it was to replace. */
  cleared?: { values: Values; replaces: string | undefined } | undefined;
}>;

const start = { values: initialValues, ready: false, wrong: [], refusals: 0, busy: false };

/**
 * A form of plain fields: they hold the text, and it is read when something is done with it.
 * @param answers answers fields that are left empty
 */
export function useForm(id: FormId, texts: FormTexts, answers = (): Partial<Values> => ({})) {
  const { site, language } = useIslandShell();
  const [state, setState] = useState<FormState>(start);
  const element = useRef<HTMLFormElement>(null);
  // Whether a person typed, in this page or an earlier one.
  const isTyped = useRef(false);
  const { values, busy, ready } = state;
  const update = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }));

  useDraft(id, (typed, savedAt) => {
    isTyped.current = savedAt > 0;
    if (isTyped.current) loadOutbox();
    update({ values: { ...initialValues, ...typed }, ready: true });
  });
  // Before the draft is read, the fields may have a text that the state lacks.
  useLayoutEffect(() => void (ready && writeFields(element.current, values)), [values, ready]);

  const answered = withAnswers(values, answers());
  const compose = (read = answered) => composeMessage(id, read, site.email);
  const wrong = state.wrong.filter((field) => errorOf(field, answered[field]));

  function noteTyping({ nativeEvent }: InputEvent<HTMLFormElement>) {
    if (nativeEvent.isTrusted) isTyped.current = true;
    update({ values: readFields(element.current), wrong, cleared: undefined, done: undefined });
  }

  /** @returns the message, or undefined when a field is wrong or a press before was enough */
  function checkFields(): Message | undefined {
    if (busy || state.done) return undefined;
    const read = readFields(element.current);
    const sent = withAnswers(read, answers());
    const found = formFields[id].filter((field) => errorOf(field, sent[field]));
    if (found.length === 0) return compose(sent);
    update({ values: read, wrong: found, refusals: state.refusals + 1, failure: undefined });
    showError(texts.invalid);
    return undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trapped = new FormData(event.currentTarget).get(honeypot);
    const message = checkFields();
    if (!message) return;
    hideToast();
    update({ wrong: [], busy: true, failure: undefined });
    const replaced = readDraft(id)?.replaces;
    // A program types nothing. A person whose browser filled in the hidden field is told, and has other ways.
    const result = trapped && !isTyped.current ? "blocked" : await sendEmail(message.mail);
    if (result === "sent") {
      empty({ done: "sent" });
      showSuccess(texts.toasts.success, "off");
      const replaceMessage = await window.replaceMessage;
      if (replaced) await replaceMessage?.(replaced).catch(() => undefined);
      return;
    }
    update({ busy: false, failure: result, replaceMessage: await window.replaceMessage });
    const { title, text } = texts.toasts.failure;
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  }

  async function sendLater() {
    const message = checkFields();
    if (!message) return;
    update({ busy: true });
    try {
      await state.replaceMessage?.(readDraft(id)?.replaces, message);
      empty({ done: "queued" });
      hideToast();
    } catch {
      update({ busy: false, replaceMessage: undefined });
    }
  }

  function empty(change: Pick<FormState, "done"> | Pick<FormState, "cleared">) {
    clearDraft(id);
    setState({ ...start, values: { ...initialValues }, ready: true, ...change });
  }

  function fieldProps(field: FieldName) {
    const error = errorOf(field, answered[field]);
    const isShown = wrong.includes(field);
    const liveEmail = error === "emailInvalid" ? texts.liveEmail : "";
    return {
      label: "",
      ...texts[field],
      control: {
        ...fieldRules[field].control,
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
    const now = { values: readFields(element.current), replaces: readDraft(id)?.replaces };
    empty({ cleared: state.cleared ?? now });
  }

  function restore() {
    const { values: before = initialValues, replaces } = state.cleared ?? {};
    writeDraft(id, { ...fromKeys(formFields[id], (field) => before[field]), replaces });
    update({ values: before, cleared: undefined });
  }

  return {
    ...state,
    wrong,
    texts,
    compose,
    fill: (next: Values) => update({ values: next }),
    sendLater,
    clear,
    restore,
    formProps: {
      ref: element,
      "data-draft": id,
      // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
      method: "dialog",
      noValidate: ready,
      onFocus: loadOutbox,
      onInput: noteTyping,
      onSubmit: submit,
    },
    fieldProps,
  };
}

export type FormInUse = ReturnType<typeof useForm>;
export type FormFieldProps = ReturnType<FormInUse["fieldProps"]> & { besideAnother?: true };

/** Loads the outbox before the connection is lost. */
const loadOutbox = () => void import(/* @vite-ignore */ outboxScript).catch(() => {});

/** The name of the hidden field, which no browser knows. */
export const honeypot = "referral_code";
