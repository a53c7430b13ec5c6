import { inMain } from "../support/fault-page.ts";
import {
  cachedByWorker,
  cachedPaths,
  expect,
  noticeOn,
  test,
  visitOnce,
} from "../support/offline-site.ts";
import { changePages } from "../support/served-copy.ts";

const { paths } = inMain.shell;

for (const [path, seconds] of [
  [paths.ourWork, 3],
  [paths.donate, 10],
] as const) {
  test(`slow server: ${path} is a saved page after ${seconds} seconds, and the late page is saved`, async ({
    page,
    copy,
  }) => {
    await visitOnce(page, paths.about);
    await changePages(await copy.ownFolder(), "</h1>", " anew</h1>");
    copy.hold();
    const started = Date.now();
    await page.goto(path, { waitUntil: "commit" });
    expect(Date.now() - started).toBeGreaterThanOrEqual(seconds * 1000 - 100);
    await expect(page.locator("h1")).not.toContainText("anew");
    copy.release();
    const saved = () => page.evaluate(async (key) => (await caches.match(key))?.text(), path);
    await expect.poll(saved).toContain(" anew</h1>");
    await page.goto(path);
    await expect(page.locator("h1")).toContainText("anew");
  });
}

test("page: is shown before its copy is written", async ({ page, context }) => {
  await visitOnce(page, paths.about);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate("Cache.prototype.put = () => new Promise(() => {})");
  await page.goto(paths.ourWork);
  await expect(page.locator("h1")).toBeVisible();
});

test("foreign page: is shown, but neither saved nor a reason to delete what is saved", async ({
  page,
  copy,
}) => {
  const savedPages = async () =>
    (await cachedPaths(page)).filter((path) => !path.includes(".")).sort();
  await visitOnce(page, paths.about);
  const before = await savedPages();
  copy.answerPages("<!doctype html><title>Hotel</title><h1>Log in");
  for (const path of [paths.donate, paths.questions, paths.events]) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveText("Log in");
  }
  expect(await savedPages()).toEqual(before);
  await copy.stop();
  await page.goto(paths.donate);
  await expect(noticeOn(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(inMain.shell.site.phone);
});

test("data saver: the site caches nothing in the background", async ({ page, context, copy }) => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  expect(copy.asked).not.toContain("/service-worker.js");
  expect(await cachedPaths(page)).toEqual([]);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: false });
  await page.reload();
  await cachedByWorker(page);
});

test("saved pages: none is saved without its files, and all are tried again at a later visit", async ({
  page,
  context,
  copy,
}) => {
  let spoiled = 0;
  await context.route("**/assets/watch-payee*", (route) => {
    spoiled += 1;
    return route.fulfill({ contentType: "text/html", body: "<p>Please sign in" });
  });
  await page.goto(paths.about);
  await expect.poll(() => spoiled).toBeGreaterThan(0);
  expect(await cachedPaths(page)).not.toContain(paths.about);
  await context.unroute("**/assets/watch-payee*");
  await page.reload();
  await cachedByWorker(page);
  await copy.stop();
  await page.goto(paths.about);
  await expect(noticeOn(page)).toContainText(`${new Date().getUTCFullYear()}`);
});
