import { buildSite } from "./built-site.ts";
import { contentWithEvents, eventData } from "./records-content.ts";
import { type ServedCopy, serveCopy } from "./served-copy.ts";
import { test as base, expect, type Page } from "./site-test.ts";

export { expect, type Page };

export const builtOn = "2031-05-01";
export const over = "2031-04-05-over";
export const first = "2031-05-10-raking";
export const cancelled = "2031-05-24-meeting";
export const moved = "2031-05-17-baskets";
export const last = "2031-06-21-raking-again";

export const coming = [first, cancelled, moved, last];

const events = {
  [over]: eventData({ day: "2031-04-05" }),
  [first]: eventData(),
  [cancelled]: eventData({ status: "cancelled", day: "2031-05-24", revision: 1, kind: "meeting" }),
  [moved]: eventData({
    status: "moved",
    day: "2031-06-14",
    movedFrom: { day: "2031-05-17", from: "08:00" },
    revision: 1,
  }),
  [last]: eventData({ day: "2031-06-21", program: "water", map: "https://www.openstreetmap.org/" }),
};

export const test = base.extend<object, { site: ServedCopy }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { client, failure } = buildSite(contentWithEvents(events).folder, builtOn);
      expect(failure).toBe("");
      const site = await serveCopy(client);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});
