import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

/**
 * Every country with a dial code (ITU, by Google's libphonenumber), with its name in the language
 * and in that language's alphabetical order; a line each (`MR +222 Mauritania`), since as objects
 * these 240 rows were the largest part of what the island is given. Made at build time: the names
 * that browsers know differ, and would not match the prerendered page.
 * @param locale such as `fr-FR`
 */
export function listCountries(locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((iso) => ({ iso, name: names.of(iso) ?? iso }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ iso, name }) => `${iso} +${getCountryCallingCode(iso)} ${name}`)
    .join("\n");
}
