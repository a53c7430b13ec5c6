import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { isPayeeNumber } from "../../src/content/payee.server.ts";
import { findWholeChromium } from "../../tools/find-chromium.ts";
import { eachDirection } from "../support/every-language.ts";
import { inMain } from "../support/fault-page.ts";
import { cachedByWorker, expect, offlineCopyNoticeOn, test } from "../support/offline-site.ts";
import { secondNumber, secondSite } from "../support/second-site.ts";

const { site, ui, paths } = inMain.shell;
const [, otherDirection = inMain] = eachDirection;

test.beforeAll(() => {
  test.setTimeout(180_000);
  secondSite();
});

const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

async function expectNew(page: Page): Promise<void> {
  await expect(seen(page, secondNumber).first()).toBeVisible();
  await expect(seen(page, site.phone)).toHaveCount(0);
  await expect(seen(page, site.bankily.holder)).toHaveCount(0);
}

async function expectGone(page: Page, words = ui.offlineCopy.changed): Promise<void> {
  await expect(offlineCopyNoticeOn(page).getByRole("link", { name: words })).toBeInViewport();
  await expect(seen(page, site.phone)).toHaveCount(0);
  await expect(seen(page, site.bankily.holder)).toHaveCount(0);
  // The charity's own WhatsApp stays where it receives no gifts.
  const kept = isPayeeNumber(site.whatsapp, site) ? "" : site.whatsapp.replace(/\D/gu, "");
  const chat = `[href^="https://wa.me/2"]:not([href^="https://wa.me/${kept}?"])`;
  const left = page.locator(`[href^="tel:"],${chat},[data-payee] img`);
  await expect(left.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /copy/iu })).toHaveCount(0);
}

/** Presses every button of the payee, also hidden ones, as a script could. */
function pressAll(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let copied = "";
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          copied += text;
        },
      },
    });
    for (const button of document.querySelectorAll<HTMLElement>("[data-payee] button"))
      button.click();
    await new Promise(requestAnimationFrame);
    return copied;
  });
}

const away = async (page: Page, minutes: number) => {
  await page.evaluate((ms) => {
    const { now } = Date;
    const setVisibility = (state: string) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    };
    setVisibility("hidden");
    Date.now = () => now() + ms;
    setVisibility("visible");
  }, minutes * 60_000);
};

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(`with service workers set to ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    async function open(page: Page, path: string): Promise<void> {
      await page.goto(path, { waitUntil: "networkidle" });
      if (serviceWorkers === "allow") await cachedByWorker(page);
    }

    test("Back button: shows the new number when the payee has changed", async ({ page, copy }) => {
      await open(page, paths.about);
      await page.goto(paths.donate, { waitUntil: "networkidle" });
      await expect(seen(page, site.phone).first()).toBeVisible();
      await page.goto(paths.ourWork);
      copy.serve(secondSite());
      await page.goBack();
      await expectNew(page);
      await page.goBack();
      await expect(page).toHaveURL(paths.about);
      await expectNew(page);
    });

    test("hidden tab: hides the old number when the payee has changed", async ({ page, copy }) => {
      await open(page, `${paths.donate}#amount=700`);
      const asked = page.waitForResponse(`**${paths.donate}`);
      await away(page, 180);
      await (await asked).finished();
      await expect(seen(page, site.phone).first()).toBeVisible();
      copy.serve(secondSite());
      await away(page, 4);
      await page.waitForLoadState("networkidle");
      await expect(seen(page, site.phone).first()).toBeVisible();
      await away(page, 6);
      await expectGone(page);
      expect(await pressAll(page)).toBe("");
      await page.emulateMedia({ media: "print" });
      await expect(seen(page, site.phone)).toHaveCount(0);
      await page.emulateMedia({ media: null });
      await offlineCopyNoticeOn(page).getByRole("link", { name: ui.offlineCopy.changed }).click();
      await expectNew(page);
      await expect(page.getByRole("main")).toContainText("700");
    });

    test("hidden tab: asks again until the site itself answers", async ({
      page,
      context,
      copy,
    }) => {
      await open(page, paths.donate);
      copy.serve(secondSite());
      await context.setOffline(true);
      await away(page, 6);
      await expect(seen(page, site.phone).first()).toBeVisible();
      await context.route(`**${paths.donate}`, (route) =>
        route.fulfill({ body: "<h1>Log in</h1>" }),
      );
      const response = page.waitForResponse(`**${paths.donate}`);
      await context.setOffline(false);
      await (await response).finished();
      await expect(seen(page, site.phone).first()).toBeVisible();
      await expect(offlineCopyNoticeOn(page)).toBeHidden();
      await context.unroute(`**${paths.donate}`);
      await expectGone(page);
    });

    test.describe("in a Chromium that keeps and restores pages", () => {
      // The headless shell neither restores a tab nor keeps a page; the summary says when it was left out.
      const program = findWholeChromium();
      test.skip(program === undefined, "only the headless shell is installed");

      const start = (profile: string, ...args: string[]) =>
        chromium.launchPersistentContext(profile, {
          ...(program && { executablePath: program }),
          serviceWorkers,
          args: [...(test.info().project.use.launchOptions?.args ?? []), ...args],
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        });
      const newProfile = () => mkdtempSync(join(tmpdir(), "profile-"));

      test("restored tab: shows the new number", async ({ copy }) => {
        const profile = newProfile();
        const before = await start(profile);
        const [page = await before.newPage()] = before.pages();
        await open(page, copy.origin + paths.donate);
        await expect(seen(page, site.phone).first()).toBeVisible();
        await before.close();
        copy.serve(secondSite());
        const after = await start(profile, "--restore-last-session");
        const restored = () => after.pages().find((tab) => tab.url().endsWith(paths.donate));
        await expect.poll(() => restored()?.url()).toBeDefined();
        await expectNew(restored() ?? page);
        await after.close();
      });

      // Each case has one language, since starting a browser takes seconds.
      const { language, shell } = serviceWorkers === "block" ? inMain : otherDirection;

      test(`page kept in memory: says that the payee has changed in ${language.code}`, async ({
        copy,
      }) => {
        const context = await start(newProfile());
        const [page = await context.newPage()] = context.pages();
        await open(page, copy.origin + shell.paths.donate);
        await page.evaluate(() => {
          addEventListener("pageshow", ({ persisted }) => {
            document.title = persisted ? "from memory" : "anew";
          });
        });
        copy.serve(secondSite());
        await page.goto(copy.origin + shell.paths.about);
        // Playwright's `goBack` would wait until a page loads.
        await page.evaluate(() => history.back());
        await expect(page).toHaveTitle("from memory");
        await expectGone(page, shell.ui.offlineCopy.changed);
        await context.close();
      });
    });
  });
}
