import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { hideToast, showError, showSuccess } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { askWorker } from "./ask-worker.ts";
import { clearDraft } from "./draft.ts";
import type { FormEvent, FormState, SubmitResult } from "./form-state.ts";
import { cleanValues, type FormDefinition, typedTexts, type Values } from "./form-values.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { type MailRequest, mailRequest, sendEmail, toRequest } from "./send-email.ts";

export type FormStore = {
  readonly dispatch: (event: FormEvent) => FormState;
  /** The newest state, which React may not have drawn yet. */
  readonly latest: { readonly current: FormState };
};

/** Sends a message or hands it over to wait. `status` is the status of the form meanwhile. */
export type Delivery = (values: Values, status: FormState["status"]) => Promise<SubmitResult>;

/**
 * Delivers the values of the form when the event allows it.
 * @returns the result, or `undefined` when a delivery is running or the form is empty
 */
export async function deliverMessage(
  { dispatch, latest }: FormStore,
  event: FormEvent,
  by: Delivery,
): Promise<SubmitResult | "refused" | undefined> {
  const before = latest.current;
  const { status, values } = dispatch(event);
  if (latest.current === before) return undefined;
  if (status.kind === "idle") return "refused";
  const result = await by(values, status);
  // The form is drawn at once, since the next submit reads its fields.
  flushSync(() => dispatch({ kind: "ended", result }));
  return result;
}

/** The form and the words about its delivery. */
export type Sent = {
  /** Must be the same object on every render. */
  readonly definition: FormDefinition;
  readonly texts: WordsOfForm;
  readonly subject: string;
};

/** @param id number of the message */
export function useDelivery({ definition, texts, subject }: Sent, id: RefObject<string>) {
  const { site, language } = useIslandShell();

  function mailOf(values: Values): MailRequest {
    const clean = cleanValues(definition, values);
    return mailRequest(definition.id, {
      ...definition.params({ ...clean, subject: clean.subject || subject }),
      to_email: site.email,
      message_id: id.current,
    });
  }

  const sendForm: Delivery = async (values) => {
    hideToast();
    const { success, failure } = texts.toasts;
    const result = await sendEmail(toRequest(mailOf(values)));
    if (result.ok) {
      // The draft is removed at once, since the visitor may leave the page.
      clearDraft(definition.id);
      const { current } = id;
      askWorker({ outbox: "remove", id: current, state: "changing" }).catch(() => undefined);
      showSuccess(success, "off");
      return { kind: "sent" };
    }
    const email = isolate(site.email, language.dir);
    showError({ title: failure.title, text: interpolate(failure.text, { email }) });
    return { kind: "failed", reason: result.reason };
  };

  const queueForm: Delivery = async (values, status) => {
    const message = { id: id.current, form: definition.id, values: typedTexts(definition, values) };
    try {
      await askWorker({ outbox: "add", message, mail: mailOf(values) });
    } catch {
      const reason = status.kind === "queuing" ? status.reason : "offline";
      return { kind: "failed", reason, cannotWait: true };
    }
    clearDraft(definition.id);
    hideToast();
    return { kind: "queued" };
  };
  return { sendForm, queueForm };
}
