import type { Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import { pathOf } from "../../src/lib/addresses/addresses.server.ts";
import { keptAhead } from "../../src/lib/addresses/pages.server.ts";
import { languages } from "../../src/lib/content/load-content.server.ts";
import { inMain } from "./forms-content.ts";
import { type ServedCopy, servedDuringTest } from "./served-copy.ts";

export const test = base.extend<{ copy: ServedCopy; withoutPolicyProblems: undefined }>({
  serviceWorkers: "allow",
  viewport: { width: 360, height: 740 },
  copy: servedDuringTest(),
  baseURL: async ({ copy }, use) => use(copy.origin),
  withoutPolicyProblems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      // Errors of a missing network are expected here.
      context.on("console", (message) => {
        const text = message.text();
        if (/security policy|trusted|integrity|hydrat|React error/i.test(text)) problems.push(text);
      });
      context.on("weberror", (error) => problems.push(error.error().message));
      await use(undefined);
      expect(problems, "policy, integrity and hydration problems").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function visitOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await cachedByWorker(page);
}

export async function cachedByWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const path = new URL(page.url()).pathname;
  const language = languages().find(({ prefix }) => prefix !== "" && path.startsWith(prefix));
  const wanted = keptAhead.map((id) => pathOf(id, language ?? { prefix: "" }));
  wanted.push(path);
  const cached = expect.poll(() => cachedPaths(page), { intervals: [50] });
  await cached.toEqual(expect.arrayContaining(wanted));
}

export async function cachedWithIsland(page: Page, path: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async (key) => {
      const cached = await (await caches.open("saved-pages")).match(key);
      const html = (await cached?.text()) ?? "";
      const urls = [...html.matchAll(/(?:component|renderer)-url="([^"]+)/g)];
      const scripts = await caches.open("assets");
      const found = await Promise.all(urls.map(([, url = ""]) => scripts.match(url)));
      return found.length > 1 && found.every((script) => script !== undefined);
    }, path);
  await expect.poll(isCached, { intervals: [50] }).toBe(true);
}

export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
}

/** What the page says about its payee, if anything. */
export const noticeOn = (page: Page) => page.locator("[data-payee-says]").filter({ visible: true });

/** Who is paid can be seen in one line, so the other pages stand for their footers. */
export const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

export async function expectGone(page: Page, words = inMain.shell.ui.payee.changed): Promise<void> {
  await expect(noticeOn(page)).toHaveText(words);
  // The trial fails while something covers it, such as a toast.
  await noticeOn(page).click({ trial: true });
  await expect(seen(page, inMain.shell.site.phone)).toHaveCount(0);
  const left = page.locator('[href^="tel:"],[href^="https://wa.me/2"]');
  await expect(left.filter({ visible: true })).toHaveCount(0);
  // A reader mode leaves out what has this attribute.
  await expect(page.locator("[data-payee]:not([hidden])")).toHaveCount(0);
  await expect(seen(page, inMain.shell.site.email).last()).toBeVisible();
}

export async function expectShown(page: Page): Promise<void> {
  await expect(seen(page, inMain.shell.site.phone).first()).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(page.locator("[data-payee][hidden]")).toHaveCount(0);
}

export const goOnline = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event("online")));
