import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import metadata from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { hashedPath } from "../../lib/addresses/addresses.server.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { errorOf, initialValues } from "../forms/field-rules.ts";

/** For example `["+44 GB", "United Kingdom", "0", 10, true]`. */
export type Country = readonly [
  choice: string,
  name: string,
  /** What is left out after the dial code: what people dial before a national number, and a 0 where none begins so. */
  trunk: string,
  /** How many digits a mobile number has after the dial code. */
  length: number,
  /** Whether it is the first of the countries that share the dial code. */
  isMain: boolean,
];

/**
 * The countries with a dial code (ITU, from Google's libphonenumber) in alphabetical order, without those whose mobile
 * numbers the form refuses, such as Andorra's of six digits. A number of theirs with its code counts as one of an unknown
 * code. The build makes the list, because browsers have different names.
 */
export function listCountries(locale: string): Country[] {
  const namesIn = (style: "short" | "long") =>
    new Intl.DisplayNames([locale], { type: "region", fallback: "code", style });
  const [short, long] = [namesIn("short"), namesIn("long")];
  // Uses short names such as "Hong Kong", but no abbreviations such as "UK".
  const nameOf = (iso: string) => {
    const name = short.of(iso) ?? iso;
    return /^[\p{Lu}.-]+$/u.test(name) ? (long.of(iso) ?? iso) : name;
  };
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .filter((iso) => errorOf("phone", examples[iso]) === undefined)
    .map((iso): Country => {
      return [`+${getCountryCallingCode(iso)} ${iso}`, nameOf(iso), ...numbersIn(iso)];
    })
    .sort(([, a], [, b]) => compare(a, b));
}

/** The little that a browser needs of the library's metadata to read a number. */
function numbersIn(iso: CountryCode): readonly [string, number, boolean] {
  const example = examples[iso];
  const isTrunk = (start: string) =>
    parsePhoneNumberFromString(start + example, iso)?.nationalNumber === example;
  // A pattern of all numbers. In some countries one may begin with 0, as landlines in Italy do.
  const [, , pattern] = metadata.countries[iso] ?? [];
  const otherTrunk = /(?:^|[(|])(?:\?:)?\[?0/u.test(pattern) ? "" : "0";
  const [main] = metadata.country_calling_codes[getCountryCallingCode(iso)] ?? [];
  return [["0", "8", "06"].find(isTrunk) ?? otherTrunk, example.length, main === iso];
}

export function countriesFile({ code, locale }: Language) {
  const countries = listCountries(locale);
  const text = JSON.stringify(countries);
  return { path: hashedPath(`countries-${code}`, "json", text), text, countries };
}

export function countriesFor(language: Language) {
  const { path, countries } = countriesFile(language);
  return { first: countries.filter(([choice]) => choice === initialValues.dialCode), file: path };
}
