import { type InputEvent, useEffect, useRef, useState } from "react";
import { digitsOnly } from "../forms/clean-text.ts";
import { dialCodeOf, errorOf, fields, initialValues } from "../forms/field-rules.ts";
import { TextField } from "../forms/form-frame.tsx";
import type { FormInUse } from "../forms/use-form.ts";
import { latinDigits } from "../i18n/format-number.ts";
import { isolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { controlClasses, Field } from "../ui/field.tsx";
import { useAfterPause } from "../ui/timing.ts";
import type { Country } from "./countries.server.ts";
import type { VolunteerFormProps } from "./get-involved-page.tsx";

type PhoneFieldProps = Pick<VolunteerFormProps, "texts" | "countries"> & { form: FormInUse };

export function PhoneField({ texts, countries, form }: PhoneFieldProps) {
  const { values, ready } = form;
  const { control, readOnly, ...field } = form.fieldProps("dialCode");
  const { dir } = useIslandShell().language;
  const list = useRef<HTMLSelectElement>(null);
  const known = useCountries(countries);
  const doubt = isDoubtful(values, known) ? texts.doubtfulPhone : "";
  const remark = useAfterPause(doubt) && doubt;
  const options = new Map(
    known.map(([choice, name]) => [choice, `${name} (${isolate(dialCodeOf(choice), dir)})`]),
  );
  // The list always shows what is sent: also a code of a draft that is not in it.
  for (const code of [values.dialCode, unknownCode]) options.set(code, options.get(code) ?? code);

  // A draft may have the code of a country that is not loaded yet, or the code within its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while somebody types
  useEffect(() => {
    const read = readPhone(values.phone, values.dialCode, known);
    const isRead = read.phone === values.phone && read.dialCode === values.dialCode;
    if (ready && !isRead) form.fill({ ...values, ...read });
  }, [ready, known]);

  /** Runs before the form reads its fields. */
  function readTyped({ target }: InputEvent<HTMLDivElement>) {
    const choice = list.current;
    const field = choice?.form?.elements.namedItem("phone");
    if (!choice || !(field instanceof HTMLInputElement)) return;
    const { dialCode, phone } = readPhone(field.value, choice.value, known);
    choice.value = dialCode;
    if (phone === field.value) return;
    // What goes is before the caret.
    const after = digitsOnly(field.value.slice(field.selectionEnd ?? 0)).length;
    const caret = Math.max(phone.length - after, 0);
    field.value = phone;
    if (target === field) field.setSelectionRange(caret, caret);
  }

  return (
    <div
      onInput={readTyped}
      className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0"
    >
      <Field id={control.id} {...field} besideAnother>
        {(ids) => (
          // A list has no `readonly`, and a disabled one loses the focus, so its other options are disabled.
          <select
            {...fields.dialCode.control}
            {...control}
            {...ids}
            ref={list}
            aria-readonly={readOnly}
            className={`${controlClasses} list-arrow`}
          >
            {[...options].map(([value, text]) => (
              <option
                key={value}
                value={value}
                hidden={value === unknownCode && value !== values.dialCode}
                disabled={readOnly && value !== values.dialCode}
              >
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...form.fieldProps("phone")} remark={remark} besideAnother />
    </div>
  );
}

/** The page contains one country. The others are a fifth of its size and come in another file. */
function useCountries({ first, file }: PhoneFieldProps["countries"]): readonly Country[] {
  const [countries, setCountries] = useState(first);
  useEffect(() => {
    const load = async () => setCountries(await (await fetch(file)).json());
    // Without a connection the list stays short.
    const tryToLoad = () => void load().catch(() => {});
    tryToLoad();
    addEventListener("online", tryToLoad);
  }, [file]);
  return countries;
}

/** A choice in the list, such as `+222 MR`, and the digits after it. */
type Phone = { readonly dialCode: string; readonly phone: string };

/** The choice for a number whose code is in no list: the field has the code too. */
const unknownCode = "+";

/**
 * Reads a number as people type and paste it: `+222 36…`, `0022236…`, `22236…`, `+33 (0)6…`, `٣٦…`. Its own code
 * wins over the chosen one, and what the country does not use after its code is left out, so that the two fields
 * together are the number to call.
 */
export function readPhone(typed: string, chosen: string, countries: readonly Country[]): Phone {
  const written = latinDigits(typed);
  const [, sign = ""] = /^[^0-9]*?(\+|00)/u.exec(written) ?? [];
  const digits = digitsOnly(sign === "00" ? written.replace("00", "") : written);
  if (digits === "") {
    return { dialCode: chosen === unknownCode ? initialValues.dialCode : chosen, phone: sign };
  }
  const hasCode = sign !== "" || chosen === unknownCode;
  const country = hasCode
    ? countryOf(digits, chosen, countries)
    : countries.find(([choice]) => choice === chosen);
  if (!country) return { dialCode: hasCode ? unknownCode : chosen, phone: digits };
  const ownDigits = hasCode ? digits.slice(codeOf(country).length) : digits;
  return { dialCode: country[0], phone: withoutExtra(ownDigits, country) };
}

/** The digits of the dial code. */
const codeOf = ([choice]: Country): string => digitsOnly(choice);

/** No code is the start of another one (ITU E.164). Of countries that share one, the chosen or the main one. */
function countryOf(digits: string, chosen: string, countries: readonly Country[]) {
  const matching = countries.filter((country) => digits.startsWith(codeOf(country)));
  return (
    matching.find(([choice]) => choice === chosen) ??
    matching.find(([, , , , isMain]) => isMain) ??
    matching[0]
  );
}

const isPhone = (digits: string): boolean => errorOf("phone", digits) === undefined;

/** Leaves out the code, when the rest is as long as a number, and what people dial before it. */
function withoutExtra(digits: string, country: Country): string {
  const [, , trunk, length] = country;
  const isExtra = (start: string) => {
    if (start === "" || !digits.startsWith(start)) return false;
    const rest = digits.slice(start.length);
    // With this 0 no number begins. A number may begin like the code.
    return start === trunk && trunk === "0"
      ? isPhone(rest)
      : rest.length === length && digits.length !== length;
  };
  const extra = [codeOf(country), trunk].find(isExtra) ?? "";
  return digits.slice(extra.length);
}

/** Whether the number is longer than those of the chosen country, or may repeat its code. */
export function isDoubtful({ dialCode, phone }: Phone, countries: readonly Country[]): boolean {
  const country = countries.find(([choice]) => choice === dialCode);
  if (!country) return false;
  const [, , , length] = country;
  const code = codeOf(country);
  const repeatsCode = phone.startsWith(code) && isPhone(phone.slice(code.length));
  return phone.length > length || (phone.length < length && repeatsCode);
}
