import {
  type ChangeEvent,
  type Dispatch,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { toast } from "react-hot-toast/headless";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { showError, showSuccess } from "../ui/toasts.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { askWorker } from "./ask-worker.ts";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { errorOf, type FieldName } from "./field-rules.ts";
import {
  cleanValues,
  type Errors,
  errorsOf,
  type FormDefinition,
  initialValues,
  isPristine,
  ownTexts,
  startValues,
  type TypedTexts,
  type Values,
  withTexts,
} from "./form-values.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { newMessageId } from "./outbox-message.ts";
import {
  type MailRequest,
  mailRequest,
  type SendFailure,
  sendEmail,
  toRequest,
} from "./send-email.ts";
import { type Control, normalizeKeepingCaret } from "./text-field.tsx";

export type SubmitResult =
  | { readonly kind: "sent" | "queued" }
  /** `cannotWait`: it was to wait on this device, and the browser has no room or denies it. */
  | { readonly kind: "failed"; readonly reason: SendFailure; readonly cannotWait?: boolean };

type FormState = Readonly<{
  values: Values;
  errors: Errors;
  status: { readonly kind: "idle" | "submitting" } | SubmitResult;
  invalidCount: number;
  ready: boolean;
  cleared: Values | undefined;
}>;

const idle = { kind: "idle" } as const;
const empty = { values: initialValues, errors: {}, cleared: undefined };
const start: FormState = { ...empty, status: idle, invalidCount: 0, ready: false };

type FormOptions = {
  /** The same object on every render. */
  readonly definition: FormDefinition;
  readonly texts: WordsOfForm;
  readonly subject: string;
  /** Adds to the draft; the same function on every render. */
  readonly prefill?: (draft: TypedTexts) => TypedTexts;
};

export function useForm({ definition, texts, subject, prefill }: FormOptions) {
  const { site, language } = useIslandShell();
  const [state, setState] = useState(start);
  const { values, errors, status, cleared, ready } = state;
  const change = (changed: Partial<FormState>) => setState((before) => ({ ...before, ...changed }));
  const submitting = status.kind === "submitting";
  const isDone = status.kind === "sent" || status.kind === "queued";
  const busy = useRef(false);
  // Released only after the result is rendered: a submit before that would find the old values.
  useEffect(() => {
    busy.current = status.kind === "submitting";
  }, [status]);
  const { element, id } = useDraft(definition, prefill, state, setState);

  async function handOver(values: Values, deliver: (mail: MailRequest) => Promise<SubmitResult>) {
    if (busy.current) return;
    const errors = errorsOf(definition, values);
    if (errors) {
      change({ values, errors, status: idle, invalidCount: state.invalidCount + 1 });
      return showError(texts.invalid);
    }
    busy.current = true;
    const clean = cleanValues(definition, values);
    const params = {
      ...definition.params({ ...clean, subject: clean.subject || subject }),
      to_email: site.email,
      message_id: id.current,
    };
    const ending = await deliver(mailRequest(definition.id, params));
    // At once, since the visitor may have gone to another page meanwhile.
    if (ending.kind !== "failed") clearDraft(definition.id);
    change(ending.kind === "failed" ? { status: ending } : { ...empty, status: ending });
  }

  const send = (values: Values) =>
    handOver(values, async (mail): Promise<SubmitResult> => {
      change({ values, errors: {}, status: { kind: "submitting" } });
      toast.dismiss();
      const { success, failure } = texts.toasts;
      const result = await sendEmail(toRequest(mail));
      if (result.ok) {
        const { current } = id;
        askWorker({ outbox: "remove", id: current, state: "changing" }).catch(() => undefined);
        showSuccess(success);
        return { kind: "sent" };
      }
      const email = isolate(site.email, language.dir);
      showError({ title: failure.title, text: interpolate(failure.text, { email }) });
      return { kind: "failed", reason: result.reason };
    });

  const sendLater = (reason: SendFailure) =>
    handOver(values, async (mail): Promise<SubmitResult> => {
      const message = { id: id.current, form: definition.id, values: ownTexts(definition, values) };
      try {
        await askWorker({ outbox: "add", message, mail });
      } catch {
        return { kind: "failed", reason, cannotWait: true };
      }
      toast.dismiss();
      return { kind: "queued" };
    });

  function submit(element: HTMLFormElement) {
    const controls = readControls(element);
    const typed = withTexts(definition, values, controls);
    // A double click or Enter held down: the form was emptied meanwhile, and is not wrong.
    if (isDone && isPristine(definition, typed)) return;
    // The draft stays, since a browser may have filled in the trap for a person.
    const honeypotFilled = Boolean(controls[honeypotProps.name]) && !errorsOf(definition, typed);
    if (honeypotFilled) return showSuccess(texts.toasts.success);
    void send(typed);
  }

  const type = (field: FieldName, text: string) =>
    setState((before) => ({
      ...before,
      values: { ...before.values, [field]: text },
      errors: { ...before.errors, [field]: before.errors[field] && errorOf(field, text) },
      status: isDone ? idle : before.status,
      cleared: undefined,
    }));

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
      readOnly: submitting,
    };
  };
  return {
    ...state,
    definition,
    subject: values.subject || subject,
    submitting,
    sendLater,
    clear: () =>
      change({
        ...empty,
        status: idle,
        cleared: isPristine(definition, values) ? cleared : values,
      }),
    restore: cleared && (() => change({ values: cleared, cleared: undefined })),
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

function useDraft(
  definition: FormDefinition,
  prefill: FormOptions["prefill"],
  { ready, values }: FormState,
  setState: Dispatch<SetStateAction<FormState>>,
) {
  const element = useRef<HTMLFormElement>(null);
  const id = useRef("");
  useLayoutEffect(() => {
    const typed = element.current ? readControls(element.current) : {};
    const draft = readDraft(definition.id);
    id.current = draft.id ?? newMessageId();
    const values = startValues(definition, typed, prefill ? prefill(draft) : draft);
    setState((before) => ({ ...before, values, ready: true }));
  }, [definition, prefill, setState]);
  useEffect(() => {
    if (!ready) return;
    if (!isPristine(definition, values)) {
      return writeDraft(definition.id, { ...ownTexts(definition, values), id: id.current });
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
