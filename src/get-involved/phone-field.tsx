import { controls, repeatsDialCode } from "../forms/field-rules.ts";
import { TextField } from "../forms/text-field.tsx";
import type { FormFieldProps } from "../forms/use-form.ts";
import { isolate } from "../i18n/interpolate.ts";
import { controlLook, Field } from "../ui/field.tsx";
import { useIsland } from "../ui/use-shell.ts";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";

/** A row of the list of dial codes. */
type Country = { readonly iso: string; readonly dialCode: string; readonly name: string };

/** The rows of a list that was written when the site was built. */
export function readCountries(list: string): Country[] {
  return list.split("\n").map((line) => {
    const [iso = "", dialCode = "", ...name] = line.split(" ");
    return { iso, dialCode, name: name.join(" ") };
  });
}

type PhoneFieldProps = {
  texts: GetInvolvedTexts["form"];
  countries: readonly Country[];
  dialCode: FormFieldProps;
  phone: FormFieldProps;
};

/** A phone number: the country's dial code from a list, then the digits. */
export function PhoneField({ texts, countries, dialCode, phone }: PhoneFieldProps) {
  const { control, error } = dialCode;
  const { dir } = useIsland().language;
  const repeated = repeatsDialCode(control.value, phone.control.value);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0">
      <Field id={control.id} label={texts.dialCode.label} error={error} besideAnother>
        {(ids) => (
          <select {...controls.dialCode} {...control} {...ids} className={controlLook}>
            {countries.map(({ iso, name, dialCode: code }) => (
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
