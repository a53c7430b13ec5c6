import { describeMessage } from "../forms/fallback-links.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useForm } from "../forms/use-form.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { contactForm, contactParams } from "./contact-form.ts";
import type { ContactFormProps } from "./contact-page.tsx";

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
  const { ui, language } = useIsland();
  const genericSubject = interpolate(texts.genericSubject, { name: ui.name });
  const form = useForm({
    definition: contactForm,
    texts: formTexts,
    email: (value, toEmail) => ({
      template: "contact",
      params: contactParams(value, toEmail, genericSubject),
    }),
  });
  const { values, fieldProps } = form;
  const parts = contactForm.fields.map((field) => ({
    label: texts[field].label,
    value: values[field],
  }));
  const body = describeMessage(parts, { line: ui.line, dir: language.dir });
  return (
    <FormFrame
      texts={formTexts}
      labels={texts}
      form={form}
      message={{ subject: values.subject || genericSubject, body }}
    >
      <TextField {...fieldProps("name")} texts={texts.name} />
      <TextField
        {...fieldProps("email")}
        texts={texts.email}
        remark={form.remarkOnEmail(values.email)}
        ltr
      />
      <TextField {...fieldProps("subject")} texts={texts.subject} />
      <TextField {...fieldProps("message")} texts={texts.message} rows={6} />
    </FormFrame>
  );
}
