import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { EventAnswer } from "../events/describe-event.server.ts";
import { fields, repeatsDialCode } from "../forms/field-rules.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { volunteerForm } from "../forms/form-values.ts";
import { TextField } from "../forms/text-field.tsx";
import { type FormFieldProps, useForm } from "../forms/use-form.ts";
import { isolate } from "../i18n/interpolate.ts";
import { Button } from "../ui/button.tsx";
import { controlClasses, Field } from "../ui/field.tsx";
import { Island } from "../ui/island.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { Trans } from "../ui/trans.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { answeredBy, fillFromEvent } from "./chosen-event.ts";
import type { Country } from "./countries.server.ts";
import type { VolunteerFormProps } from "./get-involved-page.tsx";

export function GetInvolvedIsland({ shell, ...form }: VolunteerFormProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <VolunteerForm {...form} />
    </Island>
  );
}

function VolunteerForm({ texts, formTexts, countries, events }: VolunteerFormProps) {
  const prefill = useCallback(
    (draft: Readonly<Record<string, string>>) => fillFromEvent(draft, events, location.search),
    [events],
  );
  const form = useForm({
    definition: volunteerForm,
    texts: formTexts,
    subject: texts.title,
    prefill,
  });
  const { values, fieldProps } = form;
  const [changing, setChanging] = useState(false);
  const chosen = form.ready && !changing && answeredBy(values, events, location.search);
  const change = () => {
    flushSync(() => setChanging(true));
    document.getElementById(fieldProps("interest").control.id)?.focus();
  };
  return (
    <FormFrame texts={formTexts} labels={texts} form={form}>
      <TextField {...fieldProps("name")} texts={texts.name} />
      <TextField {...fieldProps("email")} texts={texts.email} />
      <PhoneField
        texts={texts}
        countries={countries}
        dialCode={fieldProps("dialCode")}
        phone={fieldProps("phone")}
      />
      {chosen ? (
        <ChosenEvent event={chosen} texts={texts.chosen} change={change} />
      ) : (
        <>
          <TextField {...fieldProps("interest")} texts={texts.interest} />
          <TextField {...fieldProps("availability")} texts={texts.availability} />
        </>
      )}
      <TextField {...fieldProps("message")} texts={texts.message} />
    </FormFrame>
  );
}

type ChosenEventProps = {
  event: EventAnswer;
  texts: VolunteerFormProps["texts"]["chosen"];
  change: () => void;
};

function ChosenEvent({ event: { interest, availability }, texts, change }: ChosenEventProps) {
  const values = { title: <bdi>{interest}</bdi>, when: <bdi>{availability}</bdi> };
  return (
    <div className="marked">
      <p className="font-semibold">
        <Trans text={texts.text} values={values} />
      </p>
      <Button variant="quiet" className="mt-2" onClick={change}>
        {texts.change}
      </Button>
    </div>
  );
}

/** The one country that is in the page, and all once their file is there: they would be a fifth of the page. */
function useCountries({ first, file }: VolunteerFormProps["countries"], chosen: string): Country[] {
  const [countries, setCountries] = useState(first);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(file);
      if (answer.ok) setCountries(await answer.json());
    };
    // Without a connection the list stays short until there is one.
    const tryToLoad = () => void load().catch(() => {});
    tryToLoad();
    addEventListener("online", tryToLoad);
    return () => removeEventListener("online", tryToLoad);
  }, [file]);
  const [dialCode = "", iso = ""] = chosen.split(" ");
  return countries.some(([own]) => own === iso) ? countries : [...countries, [iso, dialCode, iso]];
}

type PhoneFieldProps = {
  texts: VolunteerFormProps["texts"];
  countries: VolunteerFormProps["countries"];
  dialCode: FormFieldProps;
  phone: FormFieldProps;
};

function PhoneField({ texts, countries, dialCode, phone }: PhoneFieldProps) {
  const { control, error } = dialCode;
  const { dir } = useIslandShell().language;
  const rows = useCountries(countries, control.value);
  const repeated = repeatsDialCode(control.value, phone.control.value);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0">
      <Field id={control.id} label={texts.dialCode.label} error={error} besideAnother>
        {(ids) => (
          <select {...fields.dialCode.control} {...control} {...ids} className={controlClasses}>
            {rows.map(([iso, code, name]) => (
              <option key={iso} value={`${code} ${iso}`}>
                {`${name} (${isolate(code, dir)})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        {...phone}
        texts={texts.phone}
        remark={repeated ? texts.repeatedDialCode : ""}
        besideAnother
      />
    </div>
  );
}
