import { useEffect } from "react";
import { toast } from "react-hot-toast/headless";
import { fill } from "../i18n/fill.ts";
import { showError, showSuccess } from "../ui/show-toast.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { isMalformedEmail } from "./email.ts";
import type { FormDefinition } from "./form-definition.ts";
import { fieldIdOf } from "./form-props.ts";
import { prepareSending, type SendResult } from "./send-email.ts";
import { useForm } from "./use-form.ts";
import type { ErrorCode, WordsOfForm } from "./words-of-form.ts";

type SiteForm<Field extends string, Code extends ErrorCode, Value> = {
  definition: FormDefinition<Field, Code, Value>;
  texts: WordsOfForm<Code>;
  send: (value: Value, toEmail: string) => Promise<SendResult>;
};

/** A form with the site's messages: toasts, errors in the page's language, the live e-mail check. */
export function useSiteForm<Field extends string, Code extends ErrorCode, Value>({
  definition,
  texts,
  send,
}: SiteForm<Field, Code, Value>) {
  const { email } = useIsland().site;
  const form = useForm(definition, {
    send: (value) => {
      // What an earlier try came to is no longer true.
      toast.dismiss();
      return send(value, email);
    },
    onRefused: () => showError(texts.invalid),
    onSent: () => showSuccess(texts.toasts.success),
    onFailed: () => {
      const { title, text } = texts.toasts.failure;
      showError({ title, text: fill(text, { email }) });
    },
  });
  useEffect(() => {
    if (form.ready) prepareSending();
  }, [form.ready]);
  const errorOf = (field: Field): string | undefined => {
    const code = form.errors[field];
    return code === undefined ? undefined : texts.errors[code];
  };
  const summary = definition.fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ id: fieldIdOf(definition.id, field), message }];
  });
  const liveEmail = (text: string) => (isMalformedEmail(text) ? texts.liveEmail : "");
  /** What a field's component needs, but its words. */
  const of = (field: Field) => ({
    control: form.fieldProps(field),
    error: errorOf(field),
    readOnly: form.submitting,
  });
  return { ...form, of, errorOf, summary, liveEmail };
}
