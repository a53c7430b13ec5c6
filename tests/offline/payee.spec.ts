import type { Page } from "@playwright/test";
import { languages } from "../../src/content/load-content.server.ts";
import { isPayeeNumber, payeeMark } from "../../src/content/payee.server.ts";
import { builtPages } from "../support/built-site.ts";
import { inMain } from "../support/fault-page.ts";
import { expect, offlineCopyNoticeOn, test, visitOnce } from "../support/offline-site.ts";
import { changePages } from "../support/served-copy.ts";

const { site, ui, paths } = inMain.shell;
const newNumber = "+222 99 99 99 99";

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test("page: carries the mark of the payee when it shows the number", () => {
  const named = builtPages().filter(({ html }) => html.includes(site.phone));
  expect(named.length).toBeGreaterThan(languages().length);
  const unmarked = named.filter(
    ({ html }) => !html.includes(`name="payee" content="${payeeMark()}"`),
  );
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});

for (const { code } of languages()) {
  test(`copy that is too old: shows no number, holder or link to them in ${code}`, async ({
    page,
    copy,
  }) => {
    test.setTimeout(180_000);
    const digits = site.phone.replace(/\D/gu, "");
    for (const { path, html } of builtPages()) {
      if (!html.includes(`<html lang="${code}"`)) continue;
      // Entries have the same markup in every language.
      if (code !== inMain.language.code && /\/(?:diary|events)\/./u.test(path)) continue;
      await page.goto(copy.origin + path, { waitUntil: "commit" });
      await page.waitForLoadState("domcontentloaded");
      await page.evaluate(() => {
        document.documentElement.dataset["offlineCopy"] = "staleAge";
        for (const folded of document.querySelectorAll("details")) folded.open = true;
      });
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        const left = await page.evaluate(() => [
          document.body.innerText,
          ...[...document.links].filter((a) => a.checkVisibility()).map(({ href }) => href),
        ]);
        for (const wrong of [site.phone, site.bankily.holder, digits]) {
          expect
            .soft(
              left.filter((text) => text.includes(wrong)),
              `${path}, ${media}`,
            )
            .toEqual([]);
        }
      }
    }
  });
}

test("copy that is too old: offers email instead of WhatsApp after the transfer", async ({
  page,
}) => {
  const { report } = inMain.texts("afterTransfer");
  await page.goto(paths.afterTransfer);
  await page.evaluate(() => {
    document.documentElement.dataset["offlineCopy"] = "staleAge";
  });
  await expect(page.getByRole("link", { name: report.email })).toBeVisible();
  await expect(page.getByRole("link", { name: report.whatsapp })).toBeVisible({
    visible: !isPayeeNumber(site.whatsapp, site),
  });
});

const shownWithNumber = ["donate", "contact", "questions"] as const;
const keptBeforehand = [...shownWithNumber, "home", "getInvolved"] as const;

test("copy on a slow network: hides the number when the network names another payee", async ({
  context,
  page,
  copy,
}) => {
  await visitOnce(page, paths.about);
  const folder = await copy.ownFolder();
  await changePages(folder, site.phone, newNumber);
  await changePages(folder, payeeMark(), "0123456789ab");
  copy.hold();
  // The pages open together, since each waits ten seconds for the network.
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
  const again = (opened: Page) => opened.getByRole("link", { name: ui.offlineCopy.changed });
  // The first answer drops the copies of the other pages, which still wait for theirs.
  for (const opened of pages) {
    copy.release(new URL(opened.url()).pathname);
    await expect(again(opened)).toBeInViewport();
  }
  copy.release();
  for (const opened of pages) {
    await expect(shown(opened, site.phone)).toHaveCount(0);
    await expect(opened.getByRole("button", { name: /copy/iu })).toHaveCount(0);
    await opened.mouse.wheel(0, 2000);
    await expect(again(opened)).toBeInViewport();
    await again(opened).click();
    await expect(offlineCopyNoticeOn(opened)).toBeHidden();
    await expect(shown(opened, newNumber).first()).toBeVisible();
  }
});

test("copy: shows no number when it is older than 30 days or its day is wrong", async ({
  page,
  copy,
}) => {
  await visitOnce(page, paths.about);
  await copy.stop();
  for (const id of keptBeforehand) {
    for (const [days, numbers] of [
      [29, true],
      [31, false],
      [-1, false],
      [Number.NaN, false],
    ] as const) {
      await makeOlder(page, paths[id], days);
      // A link may encode a letter.
      await page.goto(paths[id].replace("/d", "/%64"));
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
