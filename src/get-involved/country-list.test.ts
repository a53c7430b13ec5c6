import { expect, test } from "vitest";
import { countriesIn } from "./countries.ts";
import { packCountries, unpackCountries } from "./country-list.ts";

test.each(["en-GB", "fr-FR", "ar-MR"])("the countries of %s come out as they went in", (locale) => {
  const countries = countriesIn(locale);
  expect(unpackCountries(packCountries(countries))).toEqual(countries);
});
