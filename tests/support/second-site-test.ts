import { secondSite } from "./second-site.ts";
import { type ServedCopy, serveCopy } from "./served-copy.ts";
import { test as base, expect, type Page } from "./site-test.ts";

export { expect, type Page };

export const test = base.extend<object, { site: ServedCopy }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await serveCopy(secondSite());
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});
