import { describeMessage } from "../forms/fallback-links.ts";
import { FormEnd } from "../forms/form-end.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useSiteForm } from "../forms/use-site-form.ts";
import type { WordsOfForm } from "../forms/words-of-form.ts";
import { fill } from "../i18n/fill.ts";
import { useIsland } from "../ui/use-shell.ts";
import { contactForm, sendContact } from "./contact-form.ts";
import type { ContactErrorCode } from "./contact-schema.ts";
import type { ContactTexts } from "./contact-texts.ts";

type MessageFormProps = { texts: ContactTexts["form"]; formTexts: WordsOfForm<ContactErrorCode> };

/** The contact form (specification, sections 4 and 5). */
export function MessageForm({ texts, formTexts }: MessageFormProps) {
  const { ui } = useIsland();
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
