import { type InputEvent, useEffect, useLayoutEffect, useState } from "react";
import { digitsOnly } from "../forms/clean-text.ts";
import { dialCodeOf, errorOf, initialValues } from "../forms/field-rules.ts";
import { TextField } from "../forms/form-frame.tsx";
import type { FormInUse } from "../forms/use-form.ts";
import { latinDigits } from "../i18n/format-number.ts";
import { isolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { controlClasses, Field } from "../ui/field.tsx";
import { useAfterPause } from "../ui/timing.ts";
import type { Country } from "./countries.server.ts";
import type { GetInvolvedData } from "./get-involved-data.server.ts";

type PhoneFieldProps = { data: GetInvolvedData; form: FormInUse };

export function PhoneField({ data, form }: PhoneFieldProps) {
  const { values, ready } = form;
  const { control, readOnly, ...field } = form.fieldProps("dialCode");
  const { dir } = useIslandShell().language;
  const known = useCountries(data.countries);
  const doubt = isDoubtful(values.phone, values.dialCode, known) ? data.texts.doubtfulPhone : "";
  const remark = useAfterPause(doubt) && doubt;
  const options = new Map(
    known.map(([choice, name]) => [choice, `${name} (${isolate(dialCodeOf(choice), dir)})`]),
  );
  // The list always shows what is sent: also a code of a draft that is not in it.
  for (const code of [values.dialCode, unknownCode]) options.set(code, options.get(code) ?? code);

  // A draft may have the code of a country that is not loaded yet, or the code within its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while somebody types
  useLayoutEffect(() => {
    if (ready) form.fill({ ...values, ...readPhone(values.phone, values.dialCode, known) });
  }, [ready, known]);

  /** Runs before the form reads its fields, and before the draft is saved. */
  function readTyped({ target, currentTarget }: InputEvent<HTMLDivElement>) {
    const list = currentTarget.querySelector("select");
    const field = currentTarget.querySelector("input");
    if (!list || !field) return;
    const { dialCode, phone } = readPhone(field.value, list.value, known);
    if (phone !== field.value) {
      // The characters that are left out are before the caret.
      const after = digitsOnly(field.value.slice(field.selectionEnd ?? 0)).length;
      const caret = Math.max(phone.length - after, 0);
      field.value = phone;
      if (target === field) field.setSelectionRange(caret, caret);
    }
    if (dialCode === list.value) return;
    list.value = dialCode;
    // A program's change has no event, and without one the draft would keep the country before.
    list.dispatchEvent(new Event("input", { bubbles: true }));
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
            {...control}
            {...ids}
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
function useCountries({ first, file }: GetInvolvedData["countries"]): readonly Country[] {
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

/** The choice for a number whose code is in no list: the field has the code too. */
const unknownCode = "+";

/**
 * Reads a number as people type and paste it: `+222 36…`, `0022236…`, `22236…`, `+33 (0)6…`, `٣٦…`. Its own code
 * wins over the chosen one, and what the country does not use after its code is left out, so that the two fields
 * together are the number to call.
 * @returns a choice in the list, such as `+222 MR`, and the digits after it
 */
export function readPhone(typed: string, chosen: string, countries: readonly Country[]) {
  const written = latinDigits(typed);
  const [, sign = ""] = /^[^0-9]*?(\+|00)/u.exec(written) ?? [];
  const digits = digitsOnly(sign === "00" ? written.replace("00", "") : written);
  if (digits === "") {
    return { dialCode: chosen === unknownCode ? initialValues.dialCode : chosen, phone: sign };
  }
  const hasCode = sign !== "" || chosen === unknownCode;
  const whole = hasCode ? digits : digitsOnly(chosen) + digits;
  const country = countryOf(whole, chosen, countries);
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
    matching.find(([choice]) => choice === chosen) ?? matching.find(([, , , , isMain]) => isMain)
  );
}

const isPhone = (digits: string): boolean => errorOf("phone", digits) === undefined;

/** Leaves out the code, when the rest is as long as a number, and what people dial before it. */
function withoutExtra(digits: string, country: Country): string {
  const [, , trunk, length] = country;
  const isExtra = (start: string) => {
    const rest = digits.slice(start.length);
    // No number begins with this 0, but a number may begin with the digits of its code.
    const isNumber = start === "0" ? isPhone(rest) : rest.length === length;
    return digits.startsWith(start) && isNumber;
  };
  const extra = [codeOf(country), trunk].find(isExtra) ?? "";
  return digits.slice(extra.length);
}

/** Whether the number is longer than those of the chosen country, or may repeat its code. */
export function isDoubtful(
  phone: string,
  dialCode: string,
  countries: readonly Country[],
): boolean {
  const country = countries.find(([choice]) => choice === dialCode);
  if (!country) return false;
  const [, , , length] = country;
  const code = codeOf(country);
  const repeatsCode = phone.startsWith(code) && isPhone(phone.slice(code.length));
  return phone.length > length || (phone.length < length && repeatsCode);
}
