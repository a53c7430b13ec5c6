import { expect, test } from "vitest";
import { addressOf, keyOf } from "./offline-plan.ts";

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
])("addressOf: finds for %s the prefix %j and the page %j", (path, prefix, page) => {
  const address = addressOf(path, plan);
  expect(address).toEqual({ language: prefix, page });
  expect(keyOf(address)).toBe(prefix + page || "/");
});
