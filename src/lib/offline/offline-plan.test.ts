import { expect, test } from "vitest";
import { keyOf, languageOf } from "./offline-plan.ts";

test.each([
  ["/", "/", ""],
  ["/about/", "/about", ""],
  ["/fr", "/fr", "/fr"],
  ["/fr/about", "/fr/about", "/fr"],
  ["/french", "/french", ""],
])("offline plan: saves %s as %j, whose language has the prefix %j", (address, key, prefix) => {
  expect(keyOf(address)).toBe(key);
  expect(languageOf(key, ["", "/fr", "/ar"])).toBe(prefix);
});
