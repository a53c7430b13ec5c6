import { expect, test, vi } from "vitest";
import { askAgain, isExpectedFile } from "./expected-files.ts";

const answer = (type: string, status = 200) =>
  new Response("", { status, headers: { "content-type": type } });

test.each<[file: string, type: string, expected: boolean]>([
  ["page.x1.js", "text/javascript; charset=utf-8", true],
  ["page.x1.js", "application/javascript", true],
  ["page.x1.js", "text/html; charset=utf-8", false],
  ["site.x1.css", "text/css", true],
  ["readex.x1.woff2", "font/woff2", true],
  ["hero.x1.svg", "image/svg+xml", true],
  ["hero.x1.svg", "text/html", false],
  ["shard.x1.json", "application/json", true],
])("isExpectedFile: %s with the type %j is kept: %s", (file, type, expected) => {
  const url = `https://site.example/assets/${file}?query`;
  expect(isExpectedFile(url, answer(type))).toBe(expected);
  expect(isExpectedFile(url, answer(type, 404))).toBe(false);
});

test.each<[type: string, status: number, asked: string[]]>([
  ["text/html", 200, ["reload"]],
  ["text/javascript", 200, []],
  ["text/html", 404, []],
])("askAgain: asks for a script of type %s, status %d: %j", async (type, status, asked) => {
  const caches: string[] = [];
  const again = answer("text/javascript");
  vi.stubGlobal("fetch", async ({ cache }: Request) => {
    caches.push(cache);
    return again;
  });
  const first = answer(type, status);
  const request = new Request("https://site.example/assets/a.js");
  expect(await askAgain(request, first)).toBe(asked.length > 0 ? again : first);
  expect(caches).toEqual(asked);
});
