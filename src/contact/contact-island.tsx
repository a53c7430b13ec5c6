import type { ContactTexts } from "../../generated/texts.ts";
import { FormFrame, TextField } from "../forms/form-frame.tsx";
import type { WordsOfForm } from "../forms/form-words.server.ts";
import { useForm } from "../forms/use-form.ts";
import { islandOf } from "../layouts/island.tsx";

type ContactFormProps = { texts: ContactTexts["form"]; formTexts: WordsOfForm };

export const ContactIsland = islandOf(ContactForm);

function ContactForm({ texts, formTexts }: ContactFormProps) {
  const form = useForm({ id: "contact", texts: formTexts });
  const { fieldProps } = form;
  return (
    <FormFrame labels={texts} form={form}>
      <TextField {...fieldProps("name")} texts={texts.name} />
      <TextField {...fieldProps("email")} texts={texts.email} />
      <TextField {...fieldProps("subject")} texts={texts.subject} />
      <TextField {...fieldProps("message")} texts={texts.message} />
    </FormFrame>
  );
}
