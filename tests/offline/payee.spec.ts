import type { Page } from "@playwright/test";
import { payeeMark } from "../../src/layouts/page-head.server.ts";
import { inMain } from "../support/fault-page.ts";
import { expect, noticeOf, test, visitOnce } from "../support/offline-site.ts";
import { changePages } from "../support/served-copy.ts";

/* An offline copy never shows a number that may be wrong. */

const { site, ui, paths } = inMain.shell;
const newNumber = "+222 99 99 99 99";

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

for (const id of ["donate", "contact", "questions"] as const) {
  test(`${id}: when the network names another payee the number goes from the copy`, async ({
    page,
    copy,
  }) => {
    await visitOnce(page, paths.about);
    await changePages(copy.root, site.phone, newNumber);
    await changePages(copy.root, `${payeeMark(id)}`, "0123456789ab");
    copy.hold((path) => path === paths[id]);
    await page.goto(paths[id], { waitUntil: "commit" });
    // The day of the copy stands before the number.
    const first = shown(page, site.phone).first();
    await expect(first).toBeVisible();
    const [notice, number] = [await noticeOf(page).boundingBox(), await first.boundingBox()];
    expect(notice?.y).toBeLessThan(number?.y ?? 0);
    await expect(noticeOf(page)).not.toContainText("0000");
    copy.release();
    const again = page.getByRole("link", { name: ui.offlineCopy.changed });
    await expect(again).toBeInViewport();
    await expect(shown(page, site.phone)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /copy/iu })).toHaveCount(0);
    await page.mouse.wheel(0, 2000);
    await expect(again).toBeInViewport();
    await again.click();
    await expect(noticeOf(page)).toBeHidden();
    await expect(shown(page, newNumber).first()).toBeVisible();
  });

  test(`${id}: a copy of more than 30 days shows no number but where to ask`, async ({
    page,
    copy,
  }) => {
    await visitOnce(page, paths.about);
    for (const [days, numbers] of [
      [29, true],
      [31, false],
    ] as const) {
      await makeOlder(page, paths[id], days);
      await copy.stop();
      await page.goto(paths[id]);
      await expect(noticeOf(page)).toBeVisible();
      expect((await shown(page, site.phone).count()) > 0).toBe(numbers);
    }
    await expect(noticeOf(page).getByRole("link", { name: site.email })).toBeVisible();
  });
}

/** Makes the copy of a page so many days old. */
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
