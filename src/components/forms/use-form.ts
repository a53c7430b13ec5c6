import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { fromKeys } from "../../lib/from-keys.ts";
import { interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import {
  type FormId,
  type Message,
  type SendResult,
  sendEmail,
} from "../../lib/mail/send-email.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { clearDraft, useDraft, writeDraft } from "./draft.ts";
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
  /** What the fields held last, to show what follows from it. Undefined until the script has read the draft. */
  values?: Values;
  /** The fields whose errors are shown. */
  wrong: readonly FieldName[];
  refusals: number;
  /** While a message is being sent, its text must not change. */
  busy: boolean;
  /** A failure stays until the next press, and a success until the visitor types again. */
  outcome?: SendResult | undefined;
  /** What "Clear" removed, until the visitor types again. */
  cleared?: Values | undefined;
}>;

const start: FormState = { wrong: [], refusals: 0, busy: false };

/**
 * A form of plain fields: they hold the text, and it is read when something is done with it.
 * @param answers answers fields that are left empty
 */
export function useForm(id: FormId, texts: FormTexts, answers = (): Partial<Values> => ({})) {
  const { site, language } = useIslandShell();
  const [state, setState] = useState(start);
  const element = useRef<HTMLFormElement>(null);
  // Whether a person typed this message, in this page or an earlier one.
  const isTyped = useRef(false);
  const { values = initialValues, busy, outcome } = state;
  const update = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }));
  const read = () => readFields(element.current);

  useDraft(id, ({ texts: typed, savedAt }) => {
    isTyped.current = savedAt > 0;
    update({ values: { ...initialValues, ...typed } });
  });
  useLayoutEffect(() => {
    if (state.values) writeFields(element.current, state.values);
  }, [state.values]);

  const ready = state.values !== undefined;
  const isDone = outcome === "sent";
  const answered = withAnswers(values, answers());
  const compose = (from = answered) => composeMessage(id, from, site.email);
  const wrong = state.wrong.filter((field) => errorOf(field, answered[field]));

  function noteTyping({ nativeEvent }: InputEvent<HTMLFormElement>) {
    if (nativeEvent.isTrusted) isTyped.current = true;
    update({ values: read(), wrong, cleared: undefined, outcome: isDone ? undefined : outcome });
  }

  /** @returns the message, or undefined when a field is wrong or an earlier press was enough */
  function checkFields(): Message | undefined {
    if (busy || isDone) return undefined;
    const typed = read();
    const sent = withAnswers(typed, answers());
    const found = formFields[id].filter((field) => errorOf(field, sent[field]));
    if (found.length === 0) return compose(sent);
    const refusals = state.refusals + 1;
    update({ values: typed, wrong: found, refusals, outcome: undefined });
    showError(texts.invalid);
    return undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trapped = new FormData(event.currentTarget).get(honeypot);
    const message = checkFields();
    if (!message) return;
    hideToast();
    update({ wrong: [], busy: true, outcome: undefined });
    // A program that fills in the hidden field types nothing. A person whose browser has filled it in is told.
    const result = trapped && !isTyped.current ? "blocked" : await sendEmail(message.mail);
    if (result === "sent") {
      emptyForm({ outcome: result });
      showSuccess(texts.toasts.success);
      return;
    }
    update({ busy: false, outcome: result });
    const { title, text } = texts.toasts.failure;
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  }

  function emptyForm(change: Pick<FormState, "outcome" | "cleared">) {
    clearDraft(id);
    if (change.outcome) isTyped.current = false;
    setState({ ...start, values: { ...initialValues }, ...change });
  }

  function clear() {
    emptyForm({ cleared: state.cleared ?? read() });
  }

  function restore() {
    const before = state.cleared ?? initialValues;
    writeDraft(
      id,
      fromKeys(formFields[id], (field) => before[field]),
    );
    update({ values: before, cleared: undefined });
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

  const formProps = {
    ref: element,
    "data-draft": id,
    // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
    method: "dialog",
    noValidate: ready,
    onInput: noteTyping,
    onSubmit: submit,
  };
  const fill = (next: Values) => update({ values: next });
  const form = { ...state, values, ready, wrong, isDone, texts, formProps };
  return { ...form, fieldProps, compose, fill, clear, restore };
}

export type FormInUse = ReturnType<typeof useForm>;
export type FormFieldProps = ReturnType<FormInUse["fieldProps"]> & { inRow?: true };

/** The name of the hidden field, which no browser knows. */
export const honeypot = "referral_code";
