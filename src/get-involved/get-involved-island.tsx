import { useCallback, useMemo } from "react";
import { describeMessage } from "../forms/fallback-links.ts";
import { dialCodeOf } from "../forms/field-rules.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useForm } from "../forms/use-form.ts";
import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import { useIsland } from "../ui/use-shell.ts";
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
  const { ui, language } = useIsland();
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
    email: (value, toEmail) => ({ template: "volunteer", params: volunteerParams(value, toEmail) }),
  });
  const { values, fieldProps } = form;
  const shown = { ...values, phone: `${dialCodeOf(values.dialCode)}${values.phone}` };
  const parts = (["name", "email", "phone", "interest", "availability", "message"] as const).map(
    (field) => ({ label: texts[field].label, value: shown[field] }),
  );
  const body = describeMessage(parts, { line: ui.line, dir: language.dir });
  return (
    <FormFrame
      texts={formTexts}
      labels={texts}
      form={form}
      message={{ subject: texts.title, body }}
    >
      <TextField {...fieldProps("name")} texts={texts.name} />
      <TextField
        {...fieldProps("email")}
        texts={texts.email}
        remark={form.remarkOnEmail(values.email)}
        ltr
      />
      <PhoneField
        texts={texts}
        countries={rows}
        dialCode={fieldProps("dialCode")}
        phone={fieldProps("phone")}
      />
      <TextField {...fieldProps("interest")} texts={texts.interest} />
      <TextField {...fieldProps("availability")} texts={texts.availability} />
      <TextField {...fieldProps("message")} texts={texts.message} rows={6} />
    </FormFrame>
  );
}
