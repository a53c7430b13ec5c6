import { expect, test } from "vitest";
import { listCountries } from "./countries.server.ts";

test.each(["en-GB", "fr-FR", "ar-MR"])("countries: each has a code and a name in %s", (locale) => {
  const countries = listCountries(locale);
  expect(countries.length).toBeGreaterThan(230);
  for (const [iso, dialCode, name] of countries) {
    expect(`${dialCode} ${iso}`).toMatch(/^\+\d{1,4} [A-Z]{2}$/u);
    expect(name.trim()).not.toBe("");
  }
});

test.each([
  ["CI", "+225", "Côte d’Ivoire", "", 10, true],
  ["MR", "+222", "Mauritanie", "", 8, true],
  ["PS", "+970", "Palestine", "0", 9, true],
  ["US", "+1", "États-Unis", "", 10, true],
  ["CA", "+1", "Canada", "", 10, false],
])("countries: %s has its code, its name and the length of its numbers", (...country) => {
  expect(listCountries("fr-FR")).toContainEqual(country);
});
