import type { Page } from "@playwright/test";
import { languages } from "../../src/content/load-content.server.ts";
import { payeeMark } from "../../src/layouts/page-head.server.ts";
import { builtPages } from "../support/built-site.ts";
import { inMain } from "../support/fault-page.ts";
import { expect, offlineCopyNoticeOn, test, visitOnce } from "../support/offline-site.ts";
import { changePages } from "../support/served-copy.ts";

const { site, ui, paths } = inMain.shell;
const newNumber = "+222 99 99 99 99";

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

const contacts = /<div class="paper-box[\s\S]*?<\/ul>/g;

test("a page whose own part shows the number, other than among contacts, is one that says who is paid", () => {
  const showing = builtPages().filter(({ html }) => {
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    return main
      .replace(contacts, "")
      .replace(/<[^>]*>/g, "")
      .includes(site.phone);
  });
  expect(showing.length).toBeGreaterThan(languages().length);
  const unmarked = showing.filter(({ html }) => !html.includes('<meta name="payee"'));
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});

const shownWithNumber = ["donate", "contact", "questions"] as const;

test("after 10 seconds a copy shows the number, which goes when the network names another payee", async ({
  context,
  page,
  copy,
}) => {
  await visitOnce(page, paths.about);
  const folder = await copy.ownFolder();
  await changePages(folder, site.phone, newNumber);
  for (const mark of new Set(shownWithNumber.map(payeeMark))) {
    await changePages(folder, `${mark}`, "0123456789ab");
  }
  copy.hold();
  // At once: each waits ten seconds for the network.
  const pages = await Promise.all(
    shownWithNumber.map(async (id) => {
      const opened = await context.newPage();
      const started = Date.now();
      await opened.goto(paths[id], { waitUntil: "commit" });
      expect(Date.now() - started).toBeGreaterThanOrEqual(9900);
      return opened;
    }),
  );
  for (const opened of pages) {
    const first = shown(opened, site.phone).first();
    await expect(first).toBeVisible();
    const [notice, number] = [
      await offlineCopyNoticeOn(opened).boundingBox(),
      await first.boundingBox(),
    ];
    expect(notice?.y).toBeLessThan(number?.y ?? 0);
    await expect(offlineCopyNoticeOn(opened)).not.toContainText("0000");
  }
  copy.release();
  for (const opened of pages) {
    const again = opened.getByRole("link", { name: ui.offlineCopy.changed });
    await expect(again).toBeInViewport();
    await expect(shown(opened, site.phone)).toHaveCount(0);
    await expect(opened.getByRole("button", { name: /copy/iu })).toHaveCount(0);
    await opened.mouse.wheel(0, 2000);
    await expect(again).toBeInViewport();
    await again.click();
    await expect(offlineCopyNoticeOn(opened)).toBeHidden();
    await expect(shown(opened, newNumber).first()).toBeVisible();
  }
});

test("a copy of more than 30 days shows no number but where to ask", async ({ page, copy }) => {
  await visitOnce(page, paths.about);
  await copy.stop();
  for (const id of shownWithNumber) {
    for (const [days, numbers] of [
      [29, true],
      [31, false],
    ] as const) {
      await makeOlder(page, paths[id], days);
      await page.goto(paths[id]);
      await expect(offlineCopyNoticeOn(page)).toBeVisible();
      expect((await shown(page, site.phone).count()) > 0, id).toBe(numbers);
    }
    await expect(offlineCopyNoticeOn(page).getByRole("link", { name: site.email })).toBeVisible();
  }
});

function makeOlder(page: Page, path: string, days: number): Promise<void> {
  return page.evaluate(
    async ([key, age]) => {
      const cache = await caches.open("pages");
      const copy = await cache.match(key);
      const headers = new Headers(copy?.headers);
      headers.set("date", new Date(Date.now() - age * 86_400_000).toUTCString());
      await cache.put(key, new Response(await copy?.text(), { headers }));
    },
    [path, days] as const,
  );
}
