import { answerRates, donatePage } from "../../support/donate-page.ts";
import { contact, inMain, volunteer } from "../../support/forms-content.ts";
import { formOn, goodValues } from "../../support/forms-page.ts";
import { denyStorage, expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

const { paths, site, ui } = inMain.shell;
const donateOn = (page: Page) => donatePage(page, inMain);

async function block(page: Page, isBlocked: (url: URL, kind: string) => boolean): Promise<void> {
  await page.route("**", (route, request) =>
    isBlocked(new URL(request.url()), request.resourceType())
      ? route.abort("blockedbyclient")
      : route.fallback(),
  );
}

const isEnhancements = ({ pathname }: URL) => /^\/assets\/page\..*\.js$/u.test(pathname);
const isScript = ({ pathname }: URL) => /^\/assets\/.*\.js$/u.test(pathname);
const isIsland = ({ pathname }: URL) =>
  /^\/assets\/(donate|get-involved|contact)-.*\.js$/u.test(pathname);

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource/u));

test("Home and Donate: work without all that can be missing", async ({ page, expectProblem }) => {
  expectProblem(/The (?:stored )?exchange rates (?:cannot be used|could not be stored)/u);
  await denyStorage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  // On Donate the page's script also starts the islands.
  const isLost = (url: URL) => isEnhancements(url) && new URL(page.url()).pathname !== paths.donate;
  await block(page, (url, kind) => kind === "image" || kind === "font" || isLost(url));
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) => {
      const late = { didTimeout: true, timeRemaining: () => 0 };
      return timeout > 0 ? window.setTimeout(callback, timeout, late) : 0;
    };
  });
  await answerRates(page.context());
  await page.goto(paths.home);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const menu = page.locator("header details[data-menu]").first();
  await menu.locator("summary").click();
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.goto(paths.donate);
  await expectHydrated(page);
  const { currency, approximate } = donateOn(page);
  await currency("EUR").click();
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await expect(approximate).toBeHidden();
});

test("Donate: copies the number without React, and no amount that is no longer the chosen one", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/dynamically imported module/u);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await block(page, isIsland);
  await page.goto(paths.donate);
  const { texts, bankily, payee, qr, own } = donateOn(page);
  await expect(page.getByRole("contentinfo")).toContainText(site.email);
  await expect(bankily.getByRole("link", { name: site.phone })).toBeVisible();
  await expect(bankily.locator("ol > li")).toHaveCount(5);
  await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
  const copyAmount = bankily.getByRole("button", { name: texts.bankily.copyAmount });
  await expect(copyAmount).toBeVisible();
  await own.check();
  await expect(copyAmount).toBeHidden();
  await bankily.getByRole("button", { name: payee.copyLarge }).click();
  await expect(bankily.getByRole("button", { name: payee.copiedLarge })).toBeVisible();
  // A script could still press what is hidden.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-gift] button"))
      button.click();
  });
  await expect(page.locator("[data-gift] [data-result]")).toHaveCount(0);
});

test("volunteer form: keeps its text and shows other ways when the framework is blocked", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/dynamically imported module/u);
  await block(page, isScript);
  const form = formOn(page, volunteer);
  await page.goto(volunteer.path);
  const values = goodValues(volunteer);
  await form.fill(values);
  const heading = form.element.getByRole("heading", { name: volunteer.texts.slow.title });
  await expect(heading).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(heading).toBeVisible();
  for (const name of [ui.footer.whatsapp, site.phone, site.email]) {
    await expect(form.element.getByRole("link", { name })).toBeVisible();
  }
  await form.expectValues(values);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("forms: show WhatsApp, phone and email without JavaScript", async ({ page }) => {
    for (const { path, texts } of [volunteer, contact]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: texts.noScript.title })).toBeVisible();
      await expect(main.locator(".with-script")).toBeHidden();
      const [digits, chat] = [site.phone, site.whatsapp].map((number) =>
        number.replace(/\D/gu, ""),
      );
      for (const start of [`https://wa.me/${chat}`, `tel:+${digits}`, `mailto:${site.email}`]) {
        await expect(main.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
      }
    }
  });
});

test("Contact: names other ways when its script fails", async ({ page, expectProblem }) => {
  expectProblem(/made up/);
  await formOn(page, contact).open();
  await page.evaluate(() => {
    // The form filters its errors while React draws it again, so this breaks it.
    Array.prototype.filter = () => {
      throw new Error("made up");
    };
  });
  await page.locator("main input[type=email]").fill("x");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: ui.crash.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("alert").getByText(site.phone)).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("font-family", /Readex Pro/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
