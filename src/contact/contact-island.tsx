import type { ContactTexts } from "../../generated/texts.ts";
import { labelsOf, rowsOf } from "../forms/fallback-links.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import type { WordsOfForm } from "../forms/form-words.server.ts";
import { TextField } from "../forms/text-field.tsx";
import { useForm } from "../forms/use-form.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { Island } from "../ui/island.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { useIsland } from "../ui/use-shell.ts";
import { contactForm, contactParams } from "./contact-form.ts";

type ContactFormProps = { texts: ContactTexts["form"]; formTexts: WordsOfForm };

/** The hydrated part of Contact: its form. */
export function ContactIsland({ shell, ...form }: ContactFormProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <ContactForm {...form} />
    </Island>
  );
}

/** The contact form (requirements, sections 4 and 5). */
function ContactForm({ texts, formTexts }: ContactFormProps) {
  const { ui } = useIsland();
  const genericSubject = interpolate(texts.genericSubject, { name: ui.name });
  const form = useForm({
    definition: contactForm,
    texts: formTexts,
    params: (value, toEmail) => contactParams(value, toEmail, genericSubject),
  });
  const { values, fieldProps } = form;
  const message = {
    subject: values.subject || genericSubject,
    rows: rowsOf(values, labelsOf(contactForm.fields, texts)),
  };
  return (
    <FormFrame texts={formTexts} labels={texts} form={form} message={message}>
      {contactForm.fields.map((field) => (
        <TextField key={field} {...fieldProps(field)} texts={texts[field]} />
      ))}
    </FormFrame>
  );
}
