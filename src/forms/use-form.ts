import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { toast } from "react-hot-toast/headless";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { showError, showSuccess } from "../ui/toasts.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { askWorker } from "./ask-worker.ts";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { errorOf, type FieldName } from "./field-rules.ts";
import {
  type FormEvent,
  type FormState,
  formReducer,
  isBusy,
  type SubmitResult,
  start,
} from "./form-state.ts";
import {
  type Answers,
  cleanValues,
  errorsOf,
  type FormDefinition,
  isInitial,
  normalize,
  startValues,
  type TypedTexts,
  typedTexts,
  type Values,
  withAnswers,
  withTexts,
} from "./form-values.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { newMessageId } from "./outbox-message.ts";
import { type MailRequest, mailRequest, sendEmail, toRequest } from "./send-email.ts";

type FormOptions = {
  /** The same object on every render. */
  readonly definition: FormDefinition;
  readonly texts: WordsOfForm;
  readonly subject: string;
  /** What the page's address chooses, read once; the same function on every render. */
  readonly chosenByLink?: () => TypedTexts;
  /** Asked when the form is sent, too: an event may have ended since. */
  readonly answersFor?: (values: Values) => Answers;
};

export function useForm(options: FormOptions) {
  const { definition, texts, subject } = options;
  const { state, dispatch, latest } = useFormState();
  const { values, errors, cleared, ready } = state;
  const { element, id } = useDraft(options, state, dispatch);
  const complete = (typed: Values) =>
    withAnswers(definition, typed, options.answersFor?.(typed) ?? {});
  const delivery = useDelivery(options, id);

  async function deliver(event: FormEvent, by: (values: Values) => Promise<SubmitResult>) {
    const before = latest.current;
    const { status, values } = dispatch(event);
    // Nothing happened: it is on its way already, or the form was emptied meanwhile.
    if (latest.current === before) return;
    if (status.kind === "idle") return showError(texts.invalid);
    const result = await by(complete(values));
    // At once, since the visitor may have gone to another page meanwhile.
    if (result.kind !== "failed") clearDraft(definition.id);
    // Drawn at once: a submit before that would find the old values in the fields.
    flushSync(() => dispatch({ kind: "ended", result }));
  }

  function submit(element: HTMLFormElement) {
    const controls = readControls(element);
    const values = withTexts(definition, latest.current.values, controls);
    const errors = errorsOf(definition, complete(values));
    // The draft stays, since a browser may have filled in the trap for a person.
    if (controls[honeypotProps.name] && !errors) return showSuccess(texts.toasts.success);
    void deliver({ kind: "submitted", values, errors }, delivery.send);
  }

  const sendLater = () => {
    const errors = errorsOf(definition, complete(latest.current.values));
    void deliver({ kind: "queued", errors }, (values) => delivery.queue(values, latest.current));
  };

  const type = (field: FieldName, text: string) => dispatch({ kind: "typed", field, text });

  const fieldProps = (field: FieldName) => {
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
  };
  return {
    ...state,
    definition,
    subject: values.subject || subject,
    /** As it would be sent. */
    completed: complete(values),
    busy: isBusy(state),
    type,
    sendLater,
    clear: () => dispatch({ kind: "cleared" }),
    restore: cleared && (() => dispatch({ kind: "restored" })),
    formProps: {
      ref: element,
      // Outside a dialog it submits nowhere: a submit before hydration loses nothing.
      method: "dialog",
      noValidate: ready,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
    },
    fieldProps,
    summary: definition.fields.filter((field) => errors[field]).map(fieldProps),
  };
}

export type FormInUse = ReturnType<typeof useForm>;

export type FormFieldProps = ReturnType<FormInUse["fieldProps"]>;

/** `latest` is ahead of what is drawn: a second press may come before the next render. */
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

function useDelivery({ definition, texts, subject }: FormOptions, id: RefObject<string>) {
  const { site, language } = useIslandShell();

  function mailOf(values: Values): MailRequest {
    const clean = cleanValues(definition, values);
    return mailRequest(definition.id, {
      ...definition.params({ ...clean, subject: clean.subject || subject }),
      to_email: site.email,
      message_id: id.current,
    });
  }

  async function send(values: Values): Promise<SubmitResult> {
    toast.dismiss();
    const { success, failure } = texts.toasts;
    const result = await sendEmail(toRequest(mailOf(values)));
    if (result.ok) {
      const { current } = id;
      askWorker({ outbox: "remove", id: current, state: "changing" }).catch(() => undefined);
      showSuccess(success);
      return { kind: "sent" };
    }
    const email = isolate(site.email, language.dir);
    showError({ title: failure.title, text: interpolate(failure.text, { email }) });
    return { kind: "failed", reason: result.reason };
  }

  async function queue(values: Values, { status }: FormState): Promise<SubmitResult> {
    const message = { id: id.current, form: definition.id, values: typedTexts(definition, values) };
    try {
      await askWorker({ outbox: "add", message, mail: mailOf(values) });
    } catch {
      const reason = status.kind === "queuing" ? status.reason : "offline";
      return { kind: "failed", reason, cannotWait: true };
    }
    toast.dismiss();
    return { kind: "queued" };
  }
  return { send, queue };
}

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
    // Older browsers give CR LF for a line break that the control itself holds as LF.
    if (typeof value === "string") texts[name] = value.replace(/\r\n?/gu, "\n");
  }
  return texts;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps the caret: React would move it to the end whenever a character leaves the middle. */
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

/** A name that no browser fills in by itself; the attributes keep password managers away. */
export const honeypotProps = {
  name: "referral_code",
  defaultValue: "",
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
} as const;
