import { FormFrame, TextField } from "../forms/form-frame.tsx";
import type { FormTexts } from "../forms/form-texts.server.ts";
import { useForm } from "../forms/use-form.ts";
import { islandOf } from "../layouts/island.tsx";

export const ContactIsland = islandOf(ContactForm, "besideForm");

function ContactForm({ texts }: { texts: FormTexts }) {
  const form = useForm("contact", texts);
  return (
    <FormFrame form={form}>
      <TextField {...form.fieldProps("name")} />
      <TextField {...form.fieldProps("email")} />
      <TextField {...form.fieldProps("subject")} />
      <TextField {...form.fieldProps("message")} />
    </FormFrame>
  );
}
