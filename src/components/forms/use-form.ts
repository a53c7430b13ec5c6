import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fromKeys } from "../../lib/from-keys.ts";
import { interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import { type FormId, type SendResult, sendEmail } from "../../lib/mail/send-email.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
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
  writeFields,
} from "./field-rules.ts";
import type { FormTexts } from "./form-texts.server.ts";

/** What a form and its fields show, and what a visitor can do with them. */
export function useForm(id: FormId, texts: FormTexts) {
  const { site } = useIslandShell();
  const form = useFormState(id);
  const { state, update, read, show, fill, empty } = form;
  const { values = initialValues, busy, outcome, cleared } = state;
  const wrong = state.wrong.filter((field) => errorOf(field, values[field]));
  const isDone = outcome === "sent";
  const submit = useSubmit(form, texts);

  function noteTyping() {
    update({ values: read(), wrong, cleared: undefined, outcome: isDone ? undefined : outcome });
  }

  function fieldProps(field: FieldName) {
    const error = errorOf(field, values[field]);
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

  const ready = state.values !== undefined;
  const formProps = {
    ref: form.element,
    "data-draft": id,
    // Outside a dialog this method sends nothing, so a submit before hydration loses nothing.
    method: "dialog",
    noValidate: ready,
    onInput: noteTyping,
    onSubmit: submit,
  };
  return {
    ...{ ...state, values, ready, wrong, isDone, texts, formProps },
    fieldProps,
    compose: () => composeMessage(id, values, site.email),
    show,
    fill,
    clear: () => empty({ cleared: cleared ?? read() }),
    restore: () => fill(fromKeys(formFields[id], (field) => (cleared ?? values)[field])),
  };
}

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

/** The state of a form of plain fields: they hold the text, and it is read when something is done with it. */
function useFormState(id: FormId) {
  const [state, setState] = useState(start);
  const element = useRef<HTMLFormElement>(null);
  const update = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }));
  const read = () => readFields(element.current);

  useDraft(id, (texts) => update({ values: { ...initialValues, ...texts } }));
  useLayoutEffect(() => {
    if (state.values) writeFields(element.current, state.values);
  }, [state.values]);

  /** Writes into some fields, also when several parts of a form do so at once. */
  const show = (some: Partial<Values>) =>
    setState((before) => {
      const values = { ...initialValues, ...before.values, ...some };
      return { ...before, values, cleared: undefined };
    });

  /** Writes into some fields and the draft. */
  function fill(some: Partial<Values>) {
    writeDraft(id, { ...readDraft(id), ...some });
    show(some);
  }

  function empty(change: Pick<FormState, "outcome" | "cleared">) {
    clearDraft(id);
    setState({ ...start, values: { ...initialValues }, ...change });
  }

  return { id, state, element, update, read, show, fill, empty };
}

/** The name of the hidden field, which no browser knows. */
export const honeypot = "referral_code";

/** Whether the hidden field was filled in. A person whose browser did so is told, and a second press sends. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(honeypot);
  if (!(trap instanceof HTMLInputElement) || trap.value === "") return false;
  trap.value = "";
  return true;
}

/** What a press on the button does: it checks the fields, sends the message, and says what became of it. */
function useSubmit(form: ReturnType<typeof useFormState>, texts: FormTexts) {
  const { id, state, update, read, empty } = form;
  const { site, language } = useIslandShell();
  return async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.busy || state.outcome === "sent") return;
    const isTrapped = emptyTrap(event.currentTarget);
    const values = read();
    const wrong = formFields[id].filter((field) => errorOf(field, values[field]));
    if (wrong.length > 0) {
      update({ values, wrong, refusals: state.refusals + 1, outcome: undefined });
      showError(texts.invalid);
      return;
    }
    hideToast();
    // At once, because a program may submit again in this same task.
    flushSync(() => update({ wrong: [], busy: true, outcome: undefined }));
    const { mail } = composeMessage(id, values, site.email);
    const outcome = isTrapped ? "blocked" : await sendEmail(mail);
    if (outcome === "sent") {
      empty({ outcome });
      showSuccess(texts.toasts.success);
      return;
    }
    update({ busy: false, outcome });
    const { title, text } = texts.toasts.failure;
    showError({ title, text: interpolate(text, { email: isolate(site.email, language.dir) }) });
  };
}

export type FormInUse = ReturnType<typeof useForm>;
export type FormFieldProps = ReturnType<FormInUse["fieldProps"]> & { inRow?: true };
