import { donatePage } from "../support/donate-page.ts";
import {
  contact,
  expectWholePage,
  expectWorkingPage,
  inMain,
  journeys,
  openJourney,
  volunteer,
} from "../support/fault-page.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const isFramework = (url: URL) => /^\/assets\/(?!layout\.).*\.js$/u.test(url.pathname);
const isEnhancements = (url: URL) => /^\/assets\/layout\..*\.js$/u.test(url.pathname);

/** Blocks what a test, a filter or a strict setting takes away, by kind or by address. */
async function block(page: Page, what: "image" | "font" | ((url: URL) => boolean)): Promise<void> {
  await page.route(typeof what === "string" ? () => true : what, (route) => {
    const blocked = typeof what !== "string" || route.request().resourceType() === what;
    return blocked ? route.abort("blockedbyclient") : route.fallback();
  });
}

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource/u));

for (const journey of ["read", "apply", "write", "give"] as const) {
  test(`pictures blocked: the page to ${journey} is whole and works`, async ({ page }) => {
    await block(page, "image");
    await openJourney(page, journey);
    await expectWorkingPage(page, journey);
    if (journey === "give") {
      const { bankily, qr } = donatePage(page, inMain);
      await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
    }
  });

  test(`font blocked: the page to ${journey} is whole and works`, async ({ page }) => {
    await block(page, "font");
    await openJourney(page, journey);
    await expectWorkingPage(page, journey);
  });

  test(`enhancements blocked: the page to ${journey} is whole and works, and its menu opens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await block(page, isEnhancements);
    await openJourney(page, journey);
    await expectWorkingPage(page, journey);
    const menu = page.locator("header details[data-menu]").first();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link").first()).toBeVisible();
  });
}

for (const journey of ["write", "give"] as const) {
  test(`a browser that never calls itself idle: the page to ${journey} works`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout = 0 } = {}) => {
        const late = { didTimeout: true, timeRemaining: () => 0 };
        return timeout > 0 ? window.setTimeout(callback, timeout, late) : 0;
      };
    });
    await openJourney(page, journey);
    await expectWorkingPage(page, journey);
  });
}

for (const [name, blocked] of [
  ["the framework", isFramework],
  ["the island's script", (url: URL) => /^\/assets\/donate-.*\.js$/u.test(url.pathname)],
] as const) {
  test(`${name} blocked: Donate shows the number, the steps and the QR code`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/dynamically imported module/u);
    await block(page, blocked);
    await openJourney(page, "give");
    const { bankily, payee, qr, amount } = donatePage(page, inMain);
    await expectWholePage(page);
    await expect(bankily.getByRole("link", { name: inMain.shell.site.phone })).toBeVisible();
    await expect(bankily.locator("ol > li")).toHaveCount(5);
    await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
    await amount.fill("2000");
    await expect(bankily.getByRole("button", { name: payee.copyLarge })).toBeDisabled();
    await expect(amount).toHaveValue("2000");
  });
}

for (const [site, chunk] of [
  [volunteer, /^\/assets\/get-involved-.*\.js$/u],
  [contact, /^\/assets\/contact-.*\.js$/u],
] as const) {
  test(`the island's script blocked: the ${site.id} form keeps what is typed and leads elsewhere`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/dynamically imported module/u);
    await block(page, (url) => chunk.test(url.pathname));
    const form = formOn(page, site);
    await page.goto(site.path);
    const values = goodValues(site);
    await form.fill(values);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(form.element.getByRole("heading", { name: site.texts.slow.title })).toBeVisible();
    await expect(form.element.getByRole("link", { name: inMain.shell.site.phone })).toBeVisible();
    await form.expectValues(values);
  });

  test(`the mail client's chunk blocked: the ${site.id} form says so, keeps all and sends later`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/dynamically imported module/u);
    const isClient = (url: URL) => /^\/assets\/es\..*\.js$/u.test(url.pathname);
    await page.route(isClient, (route) => route.abort("blockedbyclient"));
    const values = goodValues(site);
    const form = formOn(page, site);
    await form.open();
    await form.fill(values);
    await form.submit.click();
    await expect(form.outcome).toContainText(site.texts.reasons.network);
    await form.expectValues(values);
    await expect(form.submit).toBeEnabled();
    await page.unroute(isClient);
    await page.reload();
    await expect(form.submit).toBeEnabled();
    await form.expectValues(values);
    await form.submit.click();
    await expectToast(page, "success", site.toasts.success);
    await theMailWith(request, values.message);
  });
}

test("all storage denied: every page to read and to give from is whole and works", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/The (?:stored )?exchange rates (?:cannot be used|could not be stored)/u);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  for (const journey of ["read", "give"] as const) {
    await openJourney(page, journey);
    await expectWorkingPage(page, journey);
  }
  expect(page.url()).toContain(journeys.give);
});
