import { useCallback, useMemo } from "react";
import { labelsOf, rowsOf } from "../forms/fallback-links.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useForm } from "../forms/use-form.ts";
import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import type { VolunteerFormProps } from "./get-involved-page.tsx";
import { PhoneField, readCountries } from "./phone-field.tsx";
import {
  fillFromEvent,
  rememberApplied,
  volunteerForm,
  volunteerParams,
} from "./volunteer-form.ts";

/** The hydrated part of Get Involved: the application form. */
export function GetInvolvedIsland({ shell, ...form }: VolunteerFormProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <VolunteerForm {...form} />
    </Island>
  );
}

/** The volunteer application form (requirements, sections 4 and 5). */
function VolunteerForm({ texts, formTexts, countries, events }: VolunteerFormProps) {
  const rows = useMemo(() => readCountries(countries), [countries]);
  const fillIn = useCallback(
    (draft: Readonly<Record<string, string>>) => fillFromEvent(draft, events, location.search),
    [events],
  );
  const form = useForm({
    definition: volunteerForm,
    texts: formTexts,
    fillIn,
    onSent: rememberApplied,
    params: volunteerParams,
  });
  const { values, fieldProps } = form;
  const message = {
    subject: texts.title,
    rows: rowsOf(values, labelsOf(volunteerForm.fields, texts)),
  };
  return (
    <FormFrame texts={formTexts} labels={texts} form={form} message={message}>
      <TextField {...fieldProps("name")} texts={texts.name} />
      <TextField {...fieldProps("email")} texts={texts.email} />
      <PhoneField
        texts={texts}
        countries={rows}
        dialCode={fieldProps("dialCode")}
        phone={fieldProps("phone")}
      />
      <TextField {...fieldProps("interest")} texts={texts.interest} />
      <TextField {...fieldProps("availability")} texts={texts.availability} />
      <TextField {...fieldProps("message")} texts={texts.message} />
    </FormFrame>
  );
}
