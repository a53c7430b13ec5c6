import { expect, test } from "vitest";
import { listCountries } from "./countries.server.ts";
import { readCountries } from "./get-involved-island.tsx";

test.each(["en-GB", "fr-FR", "ar-MR"])("the countries of %s come out as they went in", (locale) => {
  const list = listCountries(locale).join("\n");
  const countries = readCountries(list);
  expect(countries.length).toBeGreaterThan(230);
  for (const { iso, dialCode, name } of countries) {
    expect(iso).toMatch(/^[A-Z]{2}$/u);
    expect(dialCode).toMatch(/^\+\d{1,4}$/u);
    expect(name.trim()).not.toBe("");
  }
  const lines = countries.map(({ iso, dialCode, name }) => `${iso} ${dialCode} ${name}`);
  expect(lines.join("\n")).toBe(list);
});

test("countries have their names in the language", () => {
  const countries = readCountries(listCountries("fr-FR").join("\n"));
  expect(countries).toContainEqual({ iso: "CI", dialCode: "+225", name: "Côte d’Ivoire" });
  expect(countries).toContainEqual({ iso: "MR", dialCode: "+222", name: "Mauritanie" });
  expect(countries).toContainEqual({ iso: "PS", dialCode: "+970", name: "Palestine" });
  expect(countries).toContainEqual({ iso: "US", dialCode: "+1", name: "États-Unis" });
});
