import { latinDigits } from "../../lib/i18n/format-number.ts";
import { digitsOnly } from "../forms/clean-text.ts";
import { errorOf, initialValues } from "../forms/field-rules.ts";
import type { Country } from "./countries.server.ts";

/** The choice for a number whose code is in no list. The field then has the code too. */
export const unknownCode = "+";

/**
 * Reads a number as people type and paste it: `+222 36…`, `0022236…`, `22236…`, `+33 (0)6…`, `٣٦…`. The number's own
 * code wins over the chosen one. What the country does not use after its code is left out, so that the two fields
 * together are the number to call. No code begins with 0.
 * @returns a choice in the list, such as `+222 MR`, and the digits after it
 */
export function readPhone(typed: string, chosen: string, countries: readonly Country[]) {
  const written = latinDigits(typed);
  const [start = "", sign = ""] = /^[^0-9]*?(\+|00(?![^1-9]*0))[^1-9]*/u.exec(written) ?? [];
  const digits = digitsOnly(written.slice(start.length));
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

/** Whether a row of a list is a country. */
export const isCountry = (row: unknown): row is Country =>
  Array.isArray(row) &&
  row.length === 5 &&
  row.slice(0, 3).every((text) => typeof text === "string");

/** The digits of the dial code. */
const codeOf = ([choice]: Country): string => digitsOnly(choice);

/** No code is the start of another one (ITU E.164). Of countries that share a code, it finds the chosen or the main one. */
function countryOf(digits: string, chosen: string, countries: readonly Country[]) {
  const matching = countries.filter((country) => digits.startsWith(codeOf(country)));
  return (
    matching.find(([choice]) => choice === chosen) ?? matching.find(([, , , , isMain]) => isMain)
  );
}

const isPhone = (digits: string): boolean => errorOf("phone", digits) === undefined;

/** Leaves out the dial code, when the rest is as long as a number, or else what people dial before a number. */
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
