import type { Page } from "@playwright/test";
import { writeServiceWorker } from "../../../tools/build/write-service-worker.ts";
import { everyLanguage } from "../../support/every-language.ts";
import {
  cachedByWorker,
  cachedWithIsland,
  expect,
  noticeOn,
  test,
  visitOnce,
} from "../../support/offline-site.ts";
import { deployNewBuild } from "../../support/served-copy.ts";

const [main] = everyLanguage;
const founded = main?.texts("ourWork").head.name ?? "";
const changed = "Words of the new build";

/**
 * Asks for the new worker as a browser does at a navigation. A test asks again and again, because an
 * update that has already begun may still have read the former file.
 * @returns the states of the workers and the names of the caches
 */
function updateWorker(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Nothing can be updated once the worker has removed itself.
    await registration?.update().catch(() => undefined);
    const { installing, waiting, active } = registration ?? {};
    const workers = [installing, waiting, active].map((worker) => worker?.state ?? "none");
    return [...workers, ...(await caches.keys())];
  });
}

test("new build: takes over on the next page, not in a form", async ({ page, context, copy }) => {
  await visitOnce(page, "/donate");
  await cachedWithIsland(page, "/donate");
  await page.goto("/contact");
  const name = page.getByRole("form").getByRole("textbox").first();
  await name.fill("Mariem");
  const oldScript = await deployNewBuild(await copy.ownFolder(), founded, changed);

  await expect.poll(() => updateWorker(page)).toContain("installed");

  await expect(name).toHaveValue("Mariem");
  await expect(page.getByRole("banner")).not.toContainText(changed);
  expect((await context.request.get(copy.origin + oldScript)).status()).toBe(404);
  expect(await page.evaluate(async (path) => (await fetch(path)).ok, oldScript)).toBe(true);

  await page.goto("/donate");
  await expect(page.getByRole("contentinfo")).toContainText(changed);
  await cachedWithIsland(page, "/donate");

  // The new worker takes over when no page of the earlier build is open.
  await page.close();
  // A page that is opened while the workers change waits forever in Chromium.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const later = await context.newPage();
  await later.goto("/about");
  await cachedByWorker(later);
  await copy.stop();
  for (const path of ["/", "/contact", "/donate"]) {
    await later.goto(path);
    await expect(noticeOn(later)).toBeVisible();
    await expect(later.getByRole("contentinfo")).toContainText(changed);
  }
  // The last choice opens a field, when React has come from the cache.
  await later.getByRole("radio").last().check();
  await expect(later.getByRole("textbox").first()).toBeEnabled();
});

test("build without the worker: removes it with its caches, and loads an open page once more", async ({
  page,
  copy,
}) => {
  await visitOnce(page, "/contact");
  const name = page.getByRole("form").getByRole("textbox").first();
  await name.fill("Mariem");
  const folder = await copy.ownFolder();
  await writeServiceWorker(folder, true);
  await page.evaluate(() => Reflect.set(window, "old", true));
  const isOld = () => page.evaluate(() => Reflect.has(window, "old"));
  // Chromium lets a worker begin when the former one has nothing to do. No answer comes from a page that is loaded again.
  const seen = () =>
    updateWorker(page)
      .then(isOld)
      .catch(() => true);
  await expect.poll(seen, { intervals: [100] }).toBe(false);
  await expect(name).toHaveValue("Mariem");
  // The page has asked for this worker again.
  await expect.poll(() => updateWorker(page)).toEqual(["none", "none", "none"]);
  await page.waitForLoadState("networkidle");
  expect(copy.navigations.filter((path) => path === "/contact")).toHaveLength(2);
});
