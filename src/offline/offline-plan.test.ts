import { expect, test } from "vitest";
import { keyOf, placeOf } from "./offline-plan.ts";

const plan = { languages: ["", "/fr", "/ar"] };

test.each([
  ["/", "", ""],
  ["/about/", "", "/about"],
  ["/fr", "/fr", ""],
  ["/fr/about", "/fr", "/about"],
  ["/french", "", "/french"],
  ["/%64onate", "", "/donate"],
  ["/%66r/%64%6Fnate%2F", "/fr", "/donate%2F"],
  ["/%ff", "", "/%ff"],
])("placeOf: finds for %s the prefix %j and the page %j", (path, prefix, page) => {
  const place = placeOf(path, plan);
  expect(place).toEqual({ language: prefix, page });
  expect(keyOf(place)).toBe(prefix + page || "/");
});
