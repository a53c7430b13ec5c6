import type { GetInvolvedTexts } from "../content/schemas/get-involved.ts";
import { FormEnd } from "../form-parts/form-end.tsx";
import { FormFrame } from "../form-parts/form-frame.tsx";
import { PhoneField } from "../form-parts/phone-field.tsx";
import { TextField } from "../form-parts/text-field.tsx";
import { useSiteForm } from "../form-parts/use-site-form.ts";
import type { WordsOfForm } from "../form-parts/words-of-form.server.ts";
import type { Country } from "../forms/countries.server.ts";
import { describeMessage } from "../forms/fallback-links.ts";
import { sendVolunteer, volunteerForm } from "../forms/volunteer-form.ts";
import type { VolunteerErrorCode } from "../forms/volunteer-schema.ts";
import { useShell } from "../shell/use-shell.ts";

type VolunteerApplicationProps = {
  texts: GetInvolvedTexts["form"];
  formTexts: WordsOfForm<VolunteerErrorCode>;
  countries: readonly Country[];
};

/** The volunteer application form (specification, sections 4 and 5). */
export function VolunteerApplication({ texts, formTexts, countries }: VolunteerApplicationProps) {
  const { ui } = useShell();
  const form = useSiteForm({
    definition: volunteerForm,
    texts: formTexts,
    send: sendVolunteer,
  });
  const { values, submitting, fieldProps, of, errorOf, liveEmail } = form;
  const body = describeMessage(ui.line, [
    { label: texts.name.label, value: values.name },
    { label: texts.email.label, value: values.email },
    { label: texts.phone.label, value: `${values.dialCode.replace(/ .*/, "")}${values.phone}` },
    { label: texts.interest.label, value: values.interest },
    { label: texts.availability.label, value: values.availability },
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
      <PhoneField
        texts={texts}
        countries={countries}
        dialCode={fieldProps("dialCode")}
        phone={fieldProps("phone")}
        errors={{ dialCode: errorOf("dialCode"), phone: errorOf("phone") }}
        readOnly={submitting}
      />
      <TextField {...of("interest")} texts={texts.interest} />
      <TextField {...of("availability")} texts={texts.availability} />
      <TextField {...of("message")} texts={texts.message} rows={6} />
      <FormEnd
        texts={formTexts}
        labels={texts}
        sent={formTexts.toasts.success}
        form={form}
        message={{ subject: texts.title, body }}
      />
    </FormFrame>
  );
}
