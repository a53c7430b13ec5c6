import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { toast } from "react-hot-toast/headless";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { askForSync, keepOutboxPage } from "../outbox/background-sync.ts";
import { newMessage } from "../outbox/kept-message.ts";
import { forgetMessage, keepMessage } from "../outbox/outbox-store.ts";
import { showError, showSuccess } from "../ui/toasts.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { clearDraft, messageIdOf, readDraft, writeDraft } from "./draft.ts";
import { isMalformedEmail } from "./field-rules.ts";
import {
  type FormDefinition,
  isPristine,
  isRepeatedClick,
  isRepeatedEnter,
  isTrapped,
  mergeInitialValues,
  mergeValues,
  readControls,
  submitOnce,
} from "./form-definition.ts";
import { type FormAction, type FormState, initialStateOf, nextState } from "./form-state.ts";
import type { ErrorCode, WordsOfForm } from "./forms-texts.ts";
import { type Email, prepareSending, type SendFailure, sendEmail } from "./send-email.ts";
import { controlPropsOf } from "./text-field.tsx";

type FormOptions<Field extends string, Code extends ErrorCode, Value> = {
  /** The same object on every render. */
  readonly definition: FormDefinition<Field, Code, Value>;
  readonly texts: WordsOfForm<Code>;
  /** Adds to the draft what the page's address says; the same function on every render. */
  readonly fillIn?: FillIn;
  /** Called once the message was sent; must not throw. */
  readonly onSent?: () => void;
  /** The checked, cleaned values as a message to the charity's address. */
  readonly email: (value: Value, toEmail: string) => Email;
};

type FillIn = (draft: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

const asItIs: FillIn = (draft) => draft;

/**
 * The state of a form, what its elements need, and what it tells the visitor by toast. Hand the whole
 * to `<FormFrame>` and `fieldProps(field)` to each field.
 */
export function useForm<Field extends string, Code extends ErrorCode, Value>({
  definition,
  texts,
  email,
  fillIn = asItIs,
  onSent,
}: FormOptions<Field, Code, Value>) {
  const element = useRef<HTMLFormElement>(null);
  const lock = useRef(false);
  const { site, language } = useIsland();
  const [state, dispatch] = useReducer(
    (before: FormState<Field, Code>, action: FormAction<Field, Code>) =>
      nextState(definition, before, action),
    definition,
    initialStateOf<Field, Code>,
  );
  useDraft({ definition, fillIn, element }, state, dispatch);
  useEffect(prepareSending, []);
  useEffect(keepOutboxPage, []);

  async function submit(data: FormData) {
    const values = mergeValues(definition, state.values, readControls(data));
    const outcome = await submitOnce(lock, {
      checked: definition.check(values),
      trapped: isTrapped(data),
      send: (value) => sendEmail(numbered(definition.id, email(value, site.email))),
      onSending: () => {
        dispatch({ type: "submitted", values });
        // What an earlier try came to is no longer true.
        toast.dismiss();
      },
    });
    if (outcome === undefined) return;
    dispatch(outcome.type === "invalid" ? { ...outcome, values } : outcome);
    // At once, since the visitor may have gone to another page while it was being sent.
    if (outcome.type === "sent") {
      forgetMessage(messageIdOf(definition.id)).catch(() => undefined);
      clearDraft(definition.id);
      onSent?.();
    }
    showOutcome(outcome.type, texts, isolate(site.email, language.dir));
  }

  /** Keeps what stands in the form now until there is a connection, and says if that cannot be. */
  async function keep(reason: SendFailure) {
    const { values } = state;
    const checked = definition.check(values);
    if (!checked.ok) {
      dispatch({ type: "invalid", values, errors: checked.errors });
      return showError(texts.invalid);
    }
    const { template: form, params } = email(checked.value, site.email);
    const message = { id: messageIdOf(definition.id), form, params, values };
    try {
      await keepMessage(newMessage(message, Date.now()));
    } catch {
      return dispatch({ type: "failed", reason, notKept: true });
    }
    toast.dismiss();
    dispatch({ type: "kept" });
    clearDraft(definition.id);
    askForSync();
  }

  const { cleared } = state;
  const submitting = state.status.kind === "submitting";
  const controlProps = controlPropsOf(definition, state, dispatch);
  const errorOf = (field: Field): string | undefined => {
    const code = state.errors[field];
    return code === undefined ? undefined : texts.errors[code];
  };
  /** What a field's component needs, but its words. */
  const fieldProps = (field: Field) => ({
    control: controlProps(field),
    error: errorOf(field),
    readOnly: submitting,
  });
  return {
    ...state,
    submitting,
    keep,
    clear: () => dispatch({ type: "cleared" }),
    /** Brings back what was cleared, as long as nothing else was typed. */
    restore: cleared && (() => dispatch({ type: "restored", values: cleared })),
    formProps: { ref: element, ...formPropsOf(state.ready, submit) },
    fieldProps,
    /** The fields in error, in the order of the form. */
    summary: definition.fields.map(fieldProps).filter(({ error }) => error !== undefined),
    /** What to remark on an address while it is typed, "" for nothing. */
    remarkOnEmail: (text: string) => (isMalformedEmail(text) ? texts.liveEmail : ""),
  };
}

type Draft<Field extends string> = {
  readonly definition: FormDefinition<Field>;
  readonly fillIn: FillIn;
  readonly element: RefObject<HTMLFormElement | null>;
};

/** A message with its number in it. */
const numbered = (formId: string, { template, params }: Email): Email => ({
  template,
  params: { ...params, message_id: messageIdOf(formId) },
});

/**
 * Before it is shown, takes over what was typed before hydration, or the draft. Then
 * keeps every change in this tab's storage, and nothing once the form is empty again.
 */
function useDraft<Field extends string>(
  { definition, fillIn, element }: Draft<Field>,
  { ready, values }: FormState<Field>,
  dispatch: (action: FormAction<Field, never>) => void,
) {
  useLayoutEffect(() => {
    const typed = element.current ? readControls(new FormData(element.current)) : {};
    const values = mergeInitialValues(definition, typed, fillIn(readDraft(definition.id)));
    dispatch({ type: "restored", values });
  }, [definition, fillIn, element, dispatch]);
  useEffect(() => {
    if (!ready) return;
    if (isPristine(definition, values)) clearDraft(definition.id);
    else writeDraft(definition.id, values);
  }, [definition, ready, values]);
}

/**
 * The props of the form element. `method="dialog"` outside a dialog submits nowhere, so a submit
 * before hydration loses nothing (HTML, section "Form submission algorithm"). From
 * then on the form does its own checking, with the site's messages in place of the browser's.
 */
function formPropsOf(ready: boolean, submit: (data: FormData) => Promise<void>) {
  return {
    method: "dialog",
    noValidate: ready,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(new FormData(event.currentTarget));
    },
    onClick: (event: MouseEvent) => {
      if (isRepeatedClick(event)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isRepeatedEnter(event)) event.preventDefault();
    },
  };
}

/** Says by toast how a submit ended. */
function showOutcome(
  outcome: "invalid" | "sent" | "failed",
  { invalid, toasts: { success, failure } }: WordsOfForm<never>,
  email: string,
): void {
  if (outcome === "invalid") showError(invalid);
  else if (outcome === "sent") showSuccess(success);
  else showError({ title: failure.title, text: interpolate(failure.text, { email }) });
}
