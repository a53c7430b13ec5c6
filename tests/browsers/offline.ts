import assert from "node:assert/strict";
import { inLanguage, type Journey, withoutRates } from "./journey.ts";
import { lookOfPage } from "./page-look.ts";
import { NotPossible } from "./visitor.ts";

/** The last journey of a browser: it takes the site's network away for good. */
export const offlineJourney: Journey = {
  name: "without a network every page opens as a copy (fr)",
  // What a browser says of a network that is away is not the site's.
  expected: [
    ...withoutRates,
    /ERR_CONNECTION_REFUSED|ERR_FAILED|not loaded: |NetworkError|could not be fetched/u,
  ],
  run: async ({ open, look, expect, site }) => {
    const { paths } = inLanguage("fr").shell;
    await open(paths.home);
    if (!(await look(hasWorkers))) throw new NotPossible("it has no service workers");
    await expect(true, isCached, paths.donate);
    await site.stop();
    for (const path of [paths.donate, paths.about, paths.ourWork, paths.home]) {
      await open(path);
      const { lang, headings, logoWidth, contentWidth } = await look(lookOfPage);
      assert.deepEqual([lang, headings, contentWidth], ["fr", 1, 360], path);
      assert.ok(logoWidth > 10 && logoWidth < 60, `${path}: the logo is ${logoWidth} px wide`);
      await expect(true, saysThatItIsACopy);
    }
  },
};

function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}

/** Whether a worker is at work and has kept all it wants, of which the list of pages comes last. */
async function isCached(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    paths.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return paths.includes(path);
}

function saysThatItIsACopy(): boolean {
  const notice = document.querySelector("aside[data-offline-copy]");
  return notice !== null && notice.getClientRects().length > 0;
}
