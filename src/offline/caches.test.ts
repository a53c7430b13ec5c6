import { expect, test } from "vitest";
import { languages } from "../content/load-content.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { markAsOfflineCopy, offlineCopy, showOfflineCopy } from "./caches.ts";

const page =
  '<aside data-offline-copy="" hidden="" class="a">On <span data-checked="">…</span></aside><p hidden="">' +
  '<p data-offline-copy="" hidden="">Of <span data-checked="">…</span></p>';
const day = new Date("2026-11-01T12:00:00Z");
const [english] = languages().map(makeDayWords);
if (!english) throw new Error("the site has no language");

test("each place that waits for it is shown and says the day; nothing else is", () => {
  expect(markAsOfflineCopy(page, "1er novembre 2026")).toBe(
    '<aside data-offline-copy="" class="a">On <span data-checked="">1er novembre 2026</span></aside><p hidden="">' +
      '<p data-offline-copy="">Of <span data-checked="">1er novembre 2026</span></p>',
  );
});

test("a kept page has the headers it came with, but those of its transfer", async () => {
  const cameWith = new Headers({
    "content-encoding": "br",
    "content-length": "9",
    "x-content-type-options": "nosniff",
  });
  const shown = await showOfflineCopy(offlineCopy(page, "text/html", cameWith, day), english, 404);
  expect(shown.status).toBe(404);
  expect(Object.fromEntries(shown.headers)).toEqual({
    "content-type": "text/html",
    "x-content-type-options": "nosniff",
    "x-khayma-checked": day.toISOString(),
  });
  expect(await shown.text()).toContain("1 November 2026");
});
