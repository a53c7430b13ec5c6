import { digitsOnly } from "../forms/clean-text.ts";
import { fields } from "../forms/field-rules.ts";
import { latinDigits } from "../i18n/format-number.ts";
import type { Country } from "./countries.server.ts";

/** A choice in the list, such as `+222 MR`, and the digits after it. */
export type Phone = { readonly dialCode: string; readonly phone: string };

/** The choice for a number whose code is in no list: the field has the code too. */
export const unknownCode = "+";

export const choiceOf = ([iso, dialCode]: Country): string => `${dialCode} ${iso}`;

/**
 * Reads a number as people type and paste it: `+222 36…`, `0022236…`, `22236…`, `+33 (0)6…`, `٣٦…`. Its own code
 * wins over the chosen one, and what the country does not use after its code is left out, so that the two fields
 * together are the number to call.
 */
export function readPhone(typed: string, chosen: string, countries: readonly Country[]): Phone {
  const written = latinDigits(typed);
  const [, sign] = /^[^0-9]*?(\+|00)/u.exec(written) ?? [];
  const digits = digitsOnly(sign === "00" ? written.replace("00", "") : written);
  if (sign === undefined && chosen !== unknownCode) return withinCountry(digits, chosen, countries);
  const country = countryOf(digits, chosen, countries);
  if (!country) return { dialCode: unknownCode, phone: digits };
  const [, dialCode] = country;
  return withinCountry(digits.slice(dialCode.length - 1), choiceOf(country), countries);
}

/** No code is the start of another one (ITU E.164). Of countries that share one, the chosen or the main one. */
function countryOf(digits: string, chosen: string, countries: readonly Country[]) {
  const matching = countries.filter(([, dialCode]) => digits.startsWith(dialCode.slice(1)));
  return (
    matching.find((country) => choiceOf(country) === chosen) ??
    matching.find(([, , , , , isMain]) => isMain) ??
    matching[0]
  );
}

/** Leaves out the code, when the rest is as long as a number, and the 0 before a national number. */
function withinCountry(digits: string, dialCode: string, countries: readonly Country[]): Phone {
  const country = countries.find((one) => choiceOf(one) === dialCode);
  if (!country) return { dialCode, phone: digits };
  const [, code, , trunk, length] = country;
  const isExtra = (start: string) => {
    if (start === "" || !digits.startsWith(start)) return false;
    const rest = digits.length - start.length;
    // Where people dial 0 first, no number begins with it. Elsewhere a number may begin like the code.
    return start === trunk && trunk === "0"
      ? rest >= fields.phone.min
      : rest === length && digits.length !== length;
  };
  const extra = [code.slice(1), trunk, "0"].find(isExtra) ?? "";
  return { dialCode, phone: digits.slice(extra.length) };
}

/** Whether the number is longer than those of the chosen country, or may repeat its code. */
export function isDoubtful({ dialCode, phone }: Phone, countries: readonly Country[]): boolean {
  const country = countries.find((one) => choiceOf(one) === dialCode);
  if (!country) return false;
  const [, code, , , length] = country;
  const rest = phone.length - code.length + 1;
  return (
    phone.length > length ||
    (phone.startsWith(code.slice(1)) && rest >= fields.phone.min && phone.length !== length)
  );
}
