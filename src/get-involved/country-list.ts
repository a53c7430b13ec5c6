import type { Country } from "./countries.ts";

/**
 * The list of countries as one text, a line each. The framework hands page data over value by value;
 * as objects these 240 rows were the largest part of the page's scripts.
 */
export function packCountries(countries: readonly Country[]): string {
  return countries.map(({ iso, dialCode, name }) => `${iso} ${dialCode} ${name}`).join("\n");
}

/** The list of countries from its text. */
export function unpackCountries(text: string): Country[] {
  return text.split("\n").map((line) => {
    const [iso = "", dialCode = "", ...name] = line.split(" ");
    return { iso, dialCode, name: name.join(" ") };
  });
}
