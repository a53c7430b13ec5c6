import { expect, test } from "vitest";
import { keptCopy, sayKept, showKept } from "./kept-copy.ts";

const page =
  '<aside data-kept-copy="" hidden="" class="a">On <time data-checked="">…</time></aside><p hidden="">';
const day = new Date("2026-11-08T12:00:00Z");

test.each([
  ["en-GB", "8 November 2026"],
  ["fr-FR", "8 novembre 2026"],
  ["ar-MR", "8 نوفمبر 2026"],
])("in %s the notice says the day in the digits 0 to 9", (locale, words) => {
  expect(sayKept(page, day, locale)).toBe(
    `<aside data-kept-copy="" class="a">On <time data-checked="">${words}</time></aside><p hidden="">`,
  );
});

test("a kept page has the headers it came with, but those of its transfer", async () => {
  const cameWith = new Headers({
    "content-encoding": "br",
    "content-length": "9",
    "x-content-type-options": "nosniff",
  });
  const shown = await showKept(keptCopy(page, "text/html", cameWith, day), "en-GB", 404);
  expect(shown.status).toBe(404);
  expect(Object.fromEntries(shown.headers)).toEqual({
    "content-type": "text/html",
    "x-content-type-options": "nosniff",
    "x-khayma-checked": day.toISOString(),
  });
  expect(await shown.text()).toContain("8 November 2026");
});
