import { expect, test } from "vitest";
import { keyOf, type OfflinePlan, placeOf } from "./offline-plan.ts";

const language = (prefix: string) => ({
  prefix,
  days: { months: [], first: "1" },
  bundle: "",
  assets: [],
});
const plan: OfflinePlan = {
  languages: ["", "/fr", "/ar"].map(language),
  pages: ["", "/about"],
  notFound: "/404",
  outbox: "/outbox",
  email: "info@example.org",
  islands: {},
  assets: [],
};

test.each([
  ["/", "", ""],
  ["/about", "", "/about"],
  ["/about/", "", "/about"],
  ["/fr", "/fr", ""],
  ["/fr/", "/fr", ""],
  ["/fr/about", "/fr", "/about"],
  ["/french", "", "/french"],
  ["/ar/no/such", "/ar", "/no/such"],
])("%s is the page %j / %j", (path, prefix, page) => {
  const place = placeOf(path, plan);
  expect(place?.language.prefix).toBe(prefix);
  expect(place?.page).toBe(page);
});

test.each(["/", "/about", "/fr", "/ar/about"])("%s is kept under its own address", (path) => {
  const place = placeOf(path, plan);
  expect(place && keyOf(place)).toBe(path);
});
