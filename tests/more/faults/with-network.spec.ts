import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMain } from "../../support/forms-content.ts";
import {
  cachedByWorker,
  cachedPaths,
  expect,
  noticeOn,
  test,
  visitOnce,
} from "../../support/offline-site.ts";

const { paths } = inMain.shell;

test("slow server: a page is the saved one after 3 seconds, Donate after 10", async ({
  page,
  context,
  copy,
}) => {
  await visitOnce(page, paths.about);
  const folder = await copy.ownFolder();
  for (const file of globSync(join(folder, "**/*.html"))) {
    writeFileSync(file, readFileSync(file, "utf8").replace("</h1>", " anew</h1>"));
  }
  const [worker] = context.serviceWorkers();
  // The worker's waiting ends at once, and names how long it would have been.
  await worker?.evaluate(() => {
    const wait = setTimeout;
    Reflect.set(globalThis, "waits", []);
    Reflect.set(globalThis, "setTimeout", (end: () => void, ms: number) => {
      Reflect.get(globalThis, "waits").push(ms);
      return wait(end, 0);
    });
  });
  copy.hold();
  for (const [path, limit] of [
    [paths.home, 3000],
    [paths.donate, 10_000],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).not.toContainText("anew");
    expect(await worker?.evaluate(() => Reflect.get(globalThis, "waits").splice(0))).toEqual([
      limit,
    ]);
  }
  copy.release();
  const saved = () => page.evaluate(async (key) => (await caches.match(key))?.text(), paths.donate);
  await expect.poll(saved).toContain(" anew</h1>");
  await test.step("a page is shown before its copy is written", async () => {
    await worker?.evaluate("Cache.prototype.put = () => new Promise(() => {})");
    await page.goto(paths.home);
    await expect(page.locator("h1")).toContainText("anew");
  });
});

test("foreign page: changes nothing that is saved", async ({ page, copy }) => {
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

test("data saver: nothing is loaded or cached ahead", async ({ page, context, copy }) => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const visitSaving = async (path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    // The script of the page, which runs late, has seen that data is saved.
    await expect(page.locator("[type=speculationrules]")).toHaveCount(0);
  };
  await visitSaving(paths.about);
  await page.getByRole("banner").locator(`a[href="${paths.donate}"]:visible`).first().hover();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  expect(copy.asked).not.toContain("/service-worker.js");
  expect(await cachedPaths(page)).toEqual([]);
  await visitSaving(paths.questions);
  expect(copy.prefetched).toEqual([]);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: false });
  await page.reload();
  await cachedByWorker(page);
});

test("saved pages: none is saved without its files", async ({ page, context, copy }) => {
  let spoiled = 0;
  // Only Home shows it.
  await context.route("**/assets/hero*", (route) => {
    spoiled += 1;
    return route.fulfill({ contentType: "text/html", body: "<p>Please sign in" });
  });
  await page.goto(paths.about);
  await expect.poll(() => spoiled).toBeGreaterThan(0);
  expect(await cachedPaths(page)).not.toContain(paths.home);
  await context.unroute("**/assets/hero*");
  await page.reload();
  await cachedByWorker(page);
  await copy.stop();
  await page.goto(paths.home);
  await expect(noticeOn(page)).toContainText(`${new Date().getUTCFullYear()}`);
});
