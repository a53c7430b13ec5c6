import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fields, repeatsDialCode } from "../forms/field-rules.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { type Values, volunteerForm } from "../forms/form-values.ts";
import { TextField } from "../forms/text-field.tsx";
import { type FormFieldProps, useForm } from "../forms/use-form.ts";
import { isolate } from "../i18n/interpolate.ts";
import { Island } from "../layouts/island.tsx";
import type { IslandShell } from "../shell/shell.server.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button } from "../ui/button.tsx";
import { controlClasses, Field } from "../ui/field.tsx";
import { Trans } from "../ui/trans.tsx";
import { answersOf, type ChosenEvent, chosenEvent, eventIn, withEvent } from "./chosen-event.ts";
import type { Country } from "./countries.server.ts";
import type { VolunteerFormProps } from "./get-involved-page.tsx";

export function GetInvolvedIsland({ shell, ...form }: VolunteerFormProps & { shell: IslandShell }) {
  return (
    <Island shell={shell}>
      <VolunteerForm {...form} />
    </Island>
  );
}

const chosenByLink = () => ({ event: eventIn(location.search) });

function VolunteerForm({ texts, formTexts, countries, events }: VolunteerFormProps) {
  const chosenIn = ({ event }: Values) => chosenEvent(event, events, Date.now());
  const form = useForm({
    definition: volunteerForm,
    texts: formTexts,
    subject: texts.title,
    chosenByLink,
    answersFor: (values) => answersOf(chosenIn(values)),
  });
  const { values, fieldProps } = form;
  const chosen = chosenIn(values);
  const isOpen = chosen.kind === "open";
  const [writesOwn, setWritesOwn] = useState(false);
  // A field stays when it is emptied again, since it must not disappear while somebody types.
  if (!writesOwn && (values.interest || values.availability)) setWritesOwn(true);
  useEventInAddress(values.event, form.ready);
  useMinutes(isOpen);
  const chooseElse = () => {
    flushSync(() => form.type("event", ""));
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
      <ChosenEventBox chosen={chosen} texts={texts.chosen}>
        <Button variant="quiet" className="mt-2" disabled={form.busy} onClick={chooseElse}>
          {texts.chosen.change}
        </Button>
      </ChosenEventBox>
      {isOpen && !writesOwn ? null : (
        <>
          <TextField {...fieldProps("interest")} texts={texts.interest} />
          <TextField {...fieldProps("availability")} texts={texts.availability} />
        </>
      )}
      <TextField {...fieldProps("message")} texts={texts.message} />
    </FormFrame>
  );
}

/** Keeps the event in the address and in the language switch while it is chosen. */
function useEventInAddress(name: string, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const { href, search, hash } = withEvent(location.href, name);
    if (href !== location.href) history.replaceState(history.state, "", href);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
      if (link.search === search) continue;
      link.search = search;
      link.hash = hash;
    }
  }, [name, ready]);
}

/** Draws every minute, since an event may end while the page is open. */
function useMinutes(runs: boolean): void {
  const [, setMinute] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, [runs]);
}

type ChosenEventBoxProps = {
  chosen: ChosenEvent;
  texts: VolunteerFormProps["texts"]["chosen"];
  children: ReactNode;
};

function ChosenEventBox({ chosen, texts, children }: ChosenEventBoxProps) {
  return (
    <>
      {chosen.kind === "open" ? (
        <div className="marked">
          <p className="font-semibold">
            <Trans
              text={texts.text}
              values={{
                title: <bdi>{chosen.event.interest}</bdi>,
                when: <bdi>{chosen.event.availability}</bdi>,
              }}
            />
          </p>
          {children}
        </div>
      ) : null}
      <div aria-live="polite" className="contents">
        {chosen.kind === "none" || chosen.kind === "open" ? null : (
          <p className="marked-warning">
            {chosen.kind === "gone" ? (
              texts.gone
            ) : (
              <Trans
                text={texts[chosen.kind]}
                values={{ title: <bdi>{chosen.event.interest}</bdi> }}
              />
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** The page contains one country. The others are a fifth of its size and come in another file. */
function useCountries({ first, file }: VolunteerFormProps["countries"], chosen: string): Country[] {
  const [countries, setCountries] = useState(first);
  useEffect(() => {
    const loadCountries = async () => {
      const answer = await fetch(file);
      if (answer.ok) setCountries(await answer.json());
    };
    // Without a connection the list stays short.
    const tryToLoad = () => void loadCountries().catch(() => {});
    tryToLoad();
    addEventListener("online", tryToLoad);
    return () => removeEventListener("online", tryToLoad);
  }, [file]);
  const [dialCode = "", iso = ""] = chosen.split(" ");
  return countries.some(([code]) => code === iso)
    ? countries
    : [...countries, [iso, dialCode, iso]];
}

type PhoneFieldProps = {
  texts: VolunteerFormProps["texts"];
  countries: VolunteerFormProps["countries"];
  dialCode: FormFieldProps;
  phone: FormFieldProps;
};

function PhoneField({ texts, countries, dialCode, phone }: PhoneFieldProps) {
  const { control, error, readOnly } = dialCode;
  const { dir } = useIslandShell().language;
  const rows = useCountries(countries, control.value);
  const repeated = repeatsDialCode(control.value, phone.control.value);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0">
      <Field id={control.id} label={texts.dialCode.label} error={error} besideAnother>
        {(ids) => (
          // A list has no `readonly`, and a disabled one loses the focus, so its other options are disabled.
          <select
            {...fields.dialCode.control}
            {...control}
            {...ids}
            aria-readonly={readOnly}
            className={controlClasses}
          >
            {rows.map(([iso, code, name]) => (
              <option
                key={iso}
                value={`${code} ${iso}`}
                disabled={readOnly && `${code} ${iso}` !== control.value}
              >
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
