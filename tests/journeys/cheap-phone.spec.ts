import type { CDPSession } from "@playwright/test";
import { pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { clippedTexts, sidewaysOverflow, targetsOn } from "../support/access-layout.ts";
import { donatePage } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection, mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { type Page, expect as patient, test } from "../support/site-test.ts";

/** React alone takes three seconds to come at this speed. */
const expect = patient.configure({ timeout: 30_000 });

test.use({ viewport: { width: 320, height: 480 }, hasTouch: true });

/** A phone six times slower than this machine, on a mobile network of the second generation. */
async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: (250 * 1024) / 8,
    uploadThroughput: (50 * 1024) / 8,
  });
  return cdp;
}

/** Sets the size of text as in the settings of a phone, in CSS pixels instead of 16. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

const inMain = mainLanguage();
const { volunteer } = formsIn(inMain);

test.describe("on a small, slow phone", () => {
  test.setTimeout(120_000);

  test("a volunteer finds the form by the menu, corrects a mistake and applies", async ({
    page,
    request,
  }) => {
    await slowDown(page);
    await page.goto(inMain.shell.paths.home);
    await page.locator("summary").filter({ hasText: inMain.shell.ui.nav.menu }).tap();
    const menu = page
      .getByRole("banner")
      .getByRole("navigation", { name: inMain.shell.ui.nav.label });
    for (const link of await menu.getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await menu.getByRole("link", { name: inMain.shell.ui.nav.getInvolved }).tap();
    const form = formOn(page, volunteer);
    const { message, ...others } = goodValues(volunteer);
    await form.control("name").fill("A");
    await expect(form.submit).toBeEnabled();
    await expect(form.control("name")).toHaveValue("A");
    await form.fill(others);
    await form.submit.tap();
    await expect(form.summary).toBeInViewport();
    await form.fill({ message });
    await form.submit.tap();
    await expectToast(page, "success", volunteer.toasts.success);
    expect((await theMailWith(request, message)).template_id).toBe("volunteer");
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  test("a donor sees the number at once, converts an amount and copies the number", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-write"]);
    await answerRates(context);
    await slowDown(page);
    const donate = donatePage(page, inMain);
    await donate.open();
    await expect(donate.bankily.getByText(donate.payee.value).first()).toBeVisible();
    await donate.currency("EUR").tap();
    await donate.amount.fill("25");
    await expect(donate.donation).toHaveText(donate.money(25, "EUR"));
    await donate.bankily.getByRole("button", { name: donate.payee.copyLarge }).tap();
    await expect(donate.toast(donate.texts.bankily.copied.title)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });
});

for (const { language, shell } of eachDirection) {
  test(`in ${language.code} with the system's text at 150 % nothing is lost, hidden or dead`, async ({
    page,
    context,
    expectProblem,
  }) => {
    test.setTimeout(120_000);
    expectProblem(/404/);
    await answerRates(context);
    await setTextSize(page, 16 * 1.5);
    for (const id of pageIds) {
      await page.goto(pathOf(id, language));
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(Number.parseFloat(size), "the page follows the setting").toBeGreaterThanOrEqual(24);
      expect(await sidewaysOverflow(page), id).toBeLessThanOrEqual(0);
      expect(await clippedTexts(page), id).toEqual([]);
      const targets = await targetsOn(page);
      const small = targets.filter(({ inline, height }) => !inline && height < 24);
      expect(small, id).toEqual([]);
    }
    await page.goto(shell.paths.home);
    const header = page.getByRole("banner");
    await page.locator("summary").filter({ hasText: shell.ui.nav.menu }).tap();
    const menu = header.getByRole("navigation", { name: shell.ui.nav.label });
    // Where the header has no room for it, the menu still leads to it.
    await expect(menu.getByRole("link", { name: shell.ui.nav.donate })).toBeVisible();
    await menu.getByRole("link", { name: shell.ui.nav.contact }).tap();
    await expect(page).toHaveURL(shell.paths.contact);
  });
}
