import { expect, test } from "vitest";
import { isFile, keyOf, languageOf } from "./offline-plan.ts";

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

test.each([
  ["text/javascript; charset=utf-8", true],
  ["application/javascript", true],
  ["font/woff2", true],
  ["application/octet-stream", true],
  ["image/svg+xml", true],
  ["application/json", true],
  ["text/html; charset=utf-8", false],
  ["text/plain", false],
])("isFile: an answer with the type %s is kept: %s", (type, isKept) => {
  const answer = (status: number) =>
    new Response("", { status, headers: { "content-type": type } });
  expect(isFile(answer(200))).toBe(isKept);
  expect(isFile(answer(404))).toBe(false);
});
