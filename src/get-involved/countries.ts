import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

/** A row of the dial-code list. */
export type Country = { readonly iso: string; readonly name: string; readonly dialCode: string };

/**
 * Every country with a dial code (ITU, by Google's libphonenumber), with its name in the language
 * and in that language's alphabetical order. Made at build time: the names that browsers know
 * differ, and would not match the prerendered page.
 * @param locale such as `fr-FR`
 */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((iso) => ({ iso, name: names.of(iso) ?? iso, dialCode: `+${getCountryCallingCode(iso)}` }))
    .sort((a, b) => compare(a.name, b.name));
}
