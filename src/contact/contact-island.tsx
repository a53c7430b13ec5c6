import type { ContactTexts } from "../../generated/texts.ts";
import { FormFrame, TextField } from "../forms/form-frame.tsx";
import type { WordsOfForm } from "../forms/form-words.server.ts";
import { useForm } from "../forms/use-form.ts";
import { islandOf } from "../layouts/island.tsx";

type ContactFormProps = { texts: ContactTexts["form"]; formTexts: WordsOfForm };

export const ContactIsland = islandOf(ContactForm);

function ContactForm({ texts, formTexts }: ContactFormProps) {
  const form = useForm("contact", texts, formTexts);
  return (
    <FormFrame form={form}>
      <TextField {...form.fieldProps("name")} />
      <TextField {...form.fieldProps("email")} />
      <TextField {...form.fieldProps("subject")} />
      <TextField {...form.fieldProps("message")} />
    </FormFrame>
  );
}
