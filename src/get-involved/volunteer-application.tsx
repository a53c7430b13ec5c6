import { describeMessage } from "../forms/fallback-links.ts";
import { FormEnd } from "../forms/form-end.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useSiteForm } from "../forms/use-site-form.ts";
import type { WordsOfForm } from "../forms/words-of-form.ts";
import { useIsland } from "../ui/use-shell.ts";
import type { Country } from "./countries.ts";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";
import { PhoneField } from "./phone-field.tsx";
import { sendVolunteer, volunteerForm } from "./volunteer-form.ts";
import type { VolunteerErrorCode } from "./volunteer-schema.ts";

type VolunteerApplicationProps = {
  texts: GetInvolvedTexts["form"];
  formTexts: WordsOfForm<VolunteerErrorCode>;
  countries: readonly Country[];
};

/** The volunteer application form (specification, sections 4 and 5). */
export function VolunteerApplication({ texts, formTexts, countries }: VolunteerApplicationProps) {
  const { ui } = useIsland();
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
