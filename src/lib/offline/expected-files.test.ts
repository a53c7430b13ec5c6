import { expect, test } from "vitest";
import { isExpectedFile } from "./expected-files.ts";

const answer = (type: string, status = 200) =>
  new Response("", { status, headers: { "content-type": type } });

test.each<[file: string, type: string, expected: boolean]>([
  ["page.x1.js", "text/javascript; charset=utf-8", true],
  ["page.x1.js", "application/javascript", true],
  ["page.x1.js", "text/html; charset=utf-8", false],
  ["readex.x1.woff2", "font/woff2", true],
  ["hero.x1.svg", "image/svg+xml", true],
  ["hero.x1.svg", "text/html", false],
  ["shard.x1.json", "application/json", true],
])("isExpectedFile: %s with the type %j is kept: %s", (file, type, expected) => {
  const url = `https://site.example/assets/${file}?query`;
  expect(isExpectedFile(url, answer(type))).toBe(expected);
  expect(isExpectedFile(url, answer(type, 404))).toBe(false);
});
