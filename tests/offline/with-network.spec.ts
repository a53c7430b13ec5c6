import { inMain } from "../support/fault-page.ts";
import {
  cachedByWorker,
  cachedPaths,
  expect,
  offlineCopyNoticeOn,
  test,
  visitOnce,
} from "../support/offline-site.ts";
import { changePages } from "../support/served-copy.ts";

const { site, ui } = inMain.shell;
const oldNumber = site.phone;
const newNumber = "+222 99 99 99 99";

test("slow server: the visitor sees a copy after 3 seconds, and then a link to the newer page", async ({
  page,
  copy,
}) => {
  await visitOnce(page, "/about");
  copy.hold();
  const started = Date.now();
  await page.goto("/our-work", { waitUntil: "commit" });
  expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
  await expect(offlineCopyNoticeOn(page)).toBeVisible();
  const newer = offlineCopyNoticeOn(page).getByRole("link", { name: ui.offlineCopy.newer });
  copy.release();
  await page.waitForLoadState("networkidle");
  await expect(newer).toBeHidden();

  await changePages(await copy.ownFolder(), oldNumber, newNumber);
  copy.hold();
  await page.goto("/our-work", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toContainText(oldNumber);
  const top = await page.locator("main").boundingBox();
  await expect(newer).toBeHidden();
  copy.release();
  await expect(newer).toBeVisible();
  expect(await page.locator("main").boundingBox()).toEqual(top);
  await newer.click();
  await expect(offlineCopyNoticeOn(page)).toBeHidden();
  for (const path of ["/about", "/", "/donate"]) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toContainText(newNumber);
    await expect(page.getByRole("contentinfo")).not.toContainText(oldNumber);
    await expect(offlineCopyNoticeOn(page)).toBeHidden();
  }
  await copy.stop();
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toContainText(newNumber);
  await expect(offlineCopyNoticeOn(page)).toBeVisible();
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

test("page: shows the worker's news in their order when several come before its script", async ({
  page,
  context,
}) => {
  await visitOnce(page, "/about");
  const replaced = await page.evaluateHandle(() => {
    const values: (string | null)[] = [];
    const keepValues: MutationCallback = (changes) =>
      values.push(...changes.map(({ oldValue }) => oldValue));
    const wanted = { attributeFilter: ["data-outbox"], attributeOldValue: true };
    new MutationObserver(keepValues).observe(document.documentElement, wanted);
    return values;
  });
  const news = ["waiting", "ends", "deleted", "sent", "needsDecision"];
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`clients.matchAll({ includeUncontrolled: true }).then(([page]) => {
    for (const outbox of ${JSON.stringify(news)})
      page.postMessage({ script: "/service-news.js", news: { outbox } });
  })`);
  await expect.poll(() => replaced.jsonValue()).toEqual([null, ...news.slice(0, -1)]);
});

test("page-news script: is fetched again when the host answered with a page instead", async ({
  page,
  context,
  copy,
}) => {
  let spoiled = 0;
  await context.route("**/assets/page-news*", (route) => {
    spoiled += 1;
    return route.fulfill({ contentType: "text/html", body: "<p>Please sign in" });
  });
  await visitOnce(page, "/about");
  expect(spoiled).toBeGreaterThan(0);
  await context.unroute("**/assets/page-news*");
  await page.reload();
  const kept = () =>
    cachedPaths(page).then((paths) => paths.some((path) => /page-news/.test(path)));
  await expect.poll(kept).toBe(true);
  await copy.stop();
  await page.goto("/about");
  await expect(offlineCopyNoticeOn(page)).toContainText(`${new Date().getUTCFullYear()}`);
});
