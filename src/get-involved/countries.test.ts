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

test("countries: have names in the language", () => {
  const countries = listCountries("fr-FR");
  expect(countries).toContainEqual(["CI", "+225", "Côte d’Ivoire"]);
  expect(countries).toContainEqual(["MR", "+222", "Mauritanie"]);
  expect(countries).toContainEqual(["PS", "+970", "Palestine"]);
  expect(countries).toContainEqual(["US", "+1", "États-Unis"]);
});
