import { fill } from "../content/fill.ts";
import type { ContactTexts } from "../content/schemas/contact.ts";
import { FormEnd } from "../form-parts/form-end.tsx";
import { FormFrame } from "../form-parts/form-frame.tsx";
import { TextField } from "../form-parts/text-field.tsx";
import { useSiteForm } from "../form-parts/use-site-form.ts";
import type { WordsOfForm } from "../form-parts/words-of-form.server.ts";
import { contactForm, sendContact } from "../forms/contact-form.ts";
import type { ContactErrorCode } from "../forms/contact-schema.ts";
import { describeMessage } from "../forms/fallback-links.ts";
import { useShell } from "../shell/use-shell.ts";

type MessageFormProps = { texts: ContactTexts["form"]; formTexts: WordsOfForm<ContactErrorCode> };

/** The contact form (specification, sections 4 and 5). */
export function MessageForm({ texts, formTexts }: MessageFormProps) {
  const { ui } = useShell();
  const genericSubject = fill(texts.genericSubject, { name: ui.name });
  const form = useSiteForm({
    definition: contactForm,
    texts: formTexts,
    send: (value, toEmail) => sendContact(value, { toEmail, genericSubject }),
  });
  const { values, of, liveEmail } = form;
  const body = describeMessage(ui.line, [
    { label: texts.name.label, value: values.name },
    { label: texts.email.label, value: values.email },
    { label: texts.subject.label, value: values.subject },
    { label: texts.message.label, value: values.message },
  ]);
  return (
    <FormFrame
      texts={formTexts}
      label={texts.title}
      formProps={form.formProps}
      summary={form.summary}
      refusals={form.refusals}
    >
      <TextField {...of("name")} texts={texts.name} />
      <TextField {...of("email")} texts={texts.email} remark={liveEmail(values.email)} ltr />
      <TextField {...of("subject")} texts={texts.subject} />
      <TextField {...of("message")} texts={texts.message} rows={6} />
      <FormEnd
        texts={formTexts}
        labels={texts}
        sent={formTexts.toasts.success}
        form={form}
        message={{ subject: values.subject || genericSubject, body }}
      />
    </FormFrame>
  );
}
