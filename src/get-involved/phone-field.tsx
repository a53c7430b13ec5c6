import { constraintsOf } from "../forms/constraints.ts";
import { controlLook } from "../forms/control-look.ts";
import { Field } from "../forms/field.tsx";
import { repeatsDialCode } from "../forms/repeats-dial-code.ts";
import { type ControlProps, TextField } from "../forms/text-field.tsx";
import type { Country } from "./countries.ts";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";

type PhoneFieldProps = {
  texts: GetInvolvedTexts["form"];
  countries: readonly Country[];
  dialCode: ControlProps;
  phone: ControlProps;
  errors: { dialCode: string | undefined; phone: string | undefined };
  readOnly: boolean;
};

/** A phone number: the country's dial code from a list, then the digits. */
export function PhoneField({
  texts,
  countries,
  dialCode,
  phone,
  errors,
  readOnly,
}: PhoneFieldProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0">
      <Field id={dialCode.id} label={texts.dialCode.label} error={errors.dialCode} besideAnother>
        {(ids) => (
          <select {...constraintsOf("dialCode")} {...dialCode} {...ids} className={controlLook}>
            {countries.map(({ iso, name, dialCode: code }) => (
              <option key={iso} value={`${code} ${iso}`}>
                {`${name} (\u2066${code}\u2069)`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        control={phone}
        texts={texts.phone}
        error={errors.phone}
        remark={repeatsDialCode(dialCode.value, phone.value) ? texts.repeatedDialCode : ""}
        readOnly={readOnly}
        ltr
        besideAnother
      />
    </div>
  );
}
