import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { writeServiceWorker } from "../../tools/build/write-service-worker.ts";
import { everyLanguage } from "../support/every-language.ts";
import {
  cachedByWorker,
  cachedWithIsland,
  expect,
  offlineCopyNoticeOn,
  test,
  visitOnce,
} from "../support/offline-site.ts";
import { leaveWaiting, queuedText } from "../support/outbox.ts";
import { deployNewBuild } from "../support/served-copy.ts";

const [main] = everyLanguage;
const founded = main?.texts("ourWork").head.name ?? "";
const changed = "Words of the new build";

/** A browser does this by itself at a navigation, but only when the worker has nothing else to do. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

test("new build: takes over on the next page, not in the middle of a form", async ({
  page,
  context,
  copy,
}) => {
  await visitOnce(page, "/donate");
  await cachedWithIsland(page, "/donate");
  await page.evaluate(() => caches.open("of an earlier build"));
  await page.goto("/contact");
  const name = page.getByRole("form").getByRole("textbox").first();
  await name.fill("Mariem");
  const oldScript = await deployNewBuild(await copy.ownFolder(), founded, changed);

  await updateWorker(page);
  const waiting = () =>
    navigator.serviceWorker.ready.then((registration) => registration.waiting?.state);
  await expect.poll(() => page.evaluate(waiting)).toBe("installed");

  await expect(name).toHaveValue("Mariem");
  await expect(page.getByRole("banner")).not.toContainText(changed);
  expect((await context.request.get(copy.origin + oldScript)).status()).toBe(404);
  expect(await page.evaluate(async (path) => (await fetch(path)).ok, oldScript)).toBe(true);

  await page.goto("/donate");
  await expect(page.getByRole("contentinfo")).toContainText(changed);
  await cachedWithIsland(page, "/donate");

  // The worker deletes the caches of an earlier build when none of its pages is open.
  await page.close();
  const later = await context.newPage();
  await later.goto("/about");
  await cachedByWorker(later);
  await expect.poll(() => later.evaluate(() => caches.keys())).toEqual(["pages", "assets"]);
  await copy.stop();
  for (const path of ["/our-work", "/donate"]) {
    await later.goto(path);
    await expect(offlineCopyNoticeOn(later)).toBeVisible();
    await expect(later.getByRole("contentinfo")).toContainText(changed);
  }
  await expect(later.getByRole("spinbutton").or(later.getByRole("textbox")).first()).toBeEnabled();
});

test("build without the worker: removes the worker, its caches and texts older than 30 days", async ({
  page,
  context,
  copy,
}) => {
  const { values } = await leaveWaiting(page, context);
  await queuedText(page, 29);
  await context.setOffline(false);
  const folder = await copy.ownFolder();
  await writeServiceWorker(folder, true);
  await Promise.all(
    ["br", "gz"].map((end) => rm(join(folder, `service-worker.js.${end}`), { force: true })),
  );
  await page.goto("/about");
  await updateWorker(page);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([0]);
  // The text is 29 days old, then 31. Each visit loads the removing worker, which checks it.
  expect(await queuedText(page, 2)).toContain(values.message);
  await page.goto("/about");
  await expect.poll(() => queuedText(page)).not.toContain(values.message);
});
