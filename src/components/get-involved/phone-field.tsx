import { type InputEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { isolate } from "../../lib/i18n/interpolate.ts";
import { useAfterPause } from "../../lib/timing.ts";
import { useWindowEvent } from "../../lib/use-window-event.ts";
import { digitsOnly } from "../forms/clean-text.ts";
import { dialCodeOf } from "../forms/field-rules.ts";
import { TextField } from "../forms/form-frame.tsx";
import type { FormInUse } from "../forms/use-form.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Field } from "../ui/field.tsx";
import type { Country } from "./countries.server.ts";
import type { GetInvolvedData } from "./get-involved-page.tsx";
import { isCountry, isDoubtful, readPhone, unknownCode } from "./read-phone.ts";

export function PhoneField({ data, form }: { data: GetInvolvedData; form: FormInUse }) {
  const { values, ready } = form;
  const { control, readOnly, ...field } = form.fieldProps("dialCode");
  const { dir } = useIslandShell().language;
  const listed = useCountries(data.countries);
  const doubt = isDoubtful(values.phone, values.dialCode, listed) ? data.texts.doubtfulPhone : "";
  const remark = useAfterPause(doubt) && doubt;
  const options = new Map(
    listed.map(([choice, name]) => [choice, `${name} (${isolate(dialCodeOf(choice), dir)})`]),
  );
  // The list always shows the code that is sent, also one of a draft that is not among those in it.
  for (const code of [values.dialCode, unknownCode]) options.set(code, options.get(code) ?? code);

  // A draft may have the code of a country that is not loaded yet, or a code within its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while somebody types
  useLayoutEffect(() => {
    if (ready && values.phone) form.fill(readPhone(values.phone, values.dialCode, listed));
  }, [ready, listed]);

  return (
    <div
      onInput={(event) => readTyped(event, listed)}
      className="grid gap-5 sm:grid-cols-[1fr_1.4fr] sm:grid-rows-[auto_auto_auto] sm:gap-x-3 sm:gap-y-0"
    >
      <Field id={control.id} {...field} inRow>
        {(ids) => (
          // A list has no `readonly`, and a disabled one loses the focus, so its other options are disabled.
          <select {...control} {...ids} aria-readonly={readOnly} className="control list-arrow">
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
      <TextField {...form.fieldProps("phone")} remark={remark} inRow />
    </div>
  );
}

/**
 * Brings a typed number and the list together. The event reaches this part before the form, which reads its fields, and
 * before the window, which saves the draft.
 */
function readTyped(
  { target, currentTarget }: InputEvent<HTMLDivElement>,
  listed: readonly Country[],
) {
  const list = currentTarget.querySelector("select");
  const field = currentTarget.querySelector("input");
  if (!list || !field) return;
  const { dialCode, phone } = readPhone(field.value, list.value, listed);
  if (phone !== field.value) {
    // The caret keeps its distance from the end, because what is left out stands before it.
    const after = digitsOnly(field.value.slice(field.selectionEnd ?? 0)).length;
    const caret = Math.max(phone.length - after, 0);
    field.value = phone;
    if (target === field) field.setSelectionRange(caret, caret);
  }
  if (dialCode === list.value) return;
  list.value = dialCode;
  // A change by a program has no event of its own, and without an event the draft would keep the former country.
  list.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The page contains one country. The others are a fifth of its size and come in another file. */
function useCountries({ first, file }: GetInvolvedData["countries"]): readonly Country[] {
  const [countries, setCountries] = useState(first);
  const load = useEffectEvent(async () => {
    if (countries !== first) return;
    const list: unknown = await (await fetch(file)).json();
    if (Array.isArray(list) && list.every(isCountry)) setCountries(list);
  });
  // Without a connection the list stays short.
  useEffect(() => void load().catch(() => {}), []);
  useWindowEvent("online", () => void load().catch(() => {}));
  return countries;
}
