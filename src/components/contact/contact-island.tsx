import { islandOf } from "../../layouts/island.tsx";
import { FormFrame, TextField } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import type { ContactData } from "./contact-page.tsx";

export const ContactIsland = islandOf(ContactForm, "besideForm");

function ContactForm({ data }: { data: ContactData }) {
  const form = useForm("contact", data.texts);
  return (
    <FormFrame form={form}>
      <TextField {...form.fieldProps("name")} />
      <TextField {...form.fieldProps("email")} />
      <TextField {...form.fieldProps("subject")} />
      <TextField {...form.fieldProps("message")} />
    </FormFrame>
  );
}
