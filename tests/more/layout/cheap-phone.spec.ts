import type { CDPSession } from "@playwright/test";
import { answerRates, donatePage } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { formsIn } from "../../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../../support/forms-page.ts";
import { type Page, expect as patient, test } from "../../support/site-test.ts";
import { setTextSize, sidewaysOverflow } from "../accessibility/text-size.ts";

/** React alone needs three seconds at this speed. */
const expect = patient.configure({ timeout: 30_000 });

test.use({ viewport: { width: 320, height: 480 }, hasTouch: true });

/** Imitates a phone six times slower than this machine, on a 2G network. */
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

const inMain = mainLanguage();
const { volunteer } = formsIn(inMain);

test.describe("on a small, slow phone", () => {
  test.setTimeout(120_000);

  test("volunteer form: can be found, corrected and sent on a slow phone", async ({
    page,
    request,
  }) => {
    await page.goto(inMain.shell.paths.home);
    await page.locator("summary").filter({ hasText: inMain.shell.ui.nav.menu }).tap();
    const menu = page
      .getByRole("banner")
      .getByRole("navigation", { name: inMain.shell.ui.nav.label });
    for (const link of await menu.getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await slowDown(page);
    await menu.getByRole("link", { name: inMain.texts("getInvolved").head.name }).tap();
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

  test("Donate: can be read and used on a slow phone", async ({ page, context }) => {
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
    const copied = donate.bankily.getByRole("button", { name: donate.payee.copiedLarge });
    await expect(copied).toBeInViewport({ ratio: 1 });
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test("menu: replaces the links of the header when the system's text is at 150 %", async ({
  page,
}) => {
  const { shell, texts } = inMain;
  const { paths, ui } = shell;
  await setTextSize(page, 16 * 1.5);
  await page.goto(paths.home);
  await page.locator("summary").filter({ hasText: ui.nav.menu }).tap();
  const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
  await expect(menu.getByRole("link", { name: texts("donate").head.name })).toBeVisible();
  await menu.getByRole("link", { name: texts("contact").head.name }).tap();
  await expect(page).toHaveURL(paths.contact);
});
