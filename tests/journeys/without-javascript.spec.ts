import { donatePage, prefilledText } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();
const { shell, texts: textsOf } = inMain;
const { ui, paths, site } = shell;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("menu: opens without JavaScript", async ({ page }) => {
  await page.goto(paths.home);
  const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
  await expect(menu).toBeHidden();
  await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
  await menu.getByRole("link", { name: textsOf("questions").head.name }).click();
  const question = textsOf("questions").sections.at(-1)?.questions.at(-1);
  await page.getByRole("link", { name: question?.question ?? "", exact: true }).click();
  await expect(page).toHaveURL(`${paths.questions}#${question?.id}`);
  const heading = page.getByRole("heading", { name: question?.question ?? "", exact: true });
  await expect(heading).toBeInViewport();
  await expect(page.locator(`#${question?.id} p`).first()).toBeVisible();
});

test("Donate: has number, steps and a message without JavaScript", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { texts, slip, bankily, payee, donor, after, reportForm } = donate;
  await page.goto(paths.donate);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(slip.getByText(payee.value).first()).toBeVisible();
  await expect(bankily.getByRole("link", { name: site.phone })).toBeVisible();
  await expect(page.getByText(texts.currency.noScript)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.locator('a[href="#calculator"]:visible')).toHaveCount(0);
  await page.getByRole("link", { name: donor.after.link }).click();
  await expect(reportForm.getByLabel(after.report.transactionNumber.label)).toBeHidden();
  const whatsApp = reportForm.getByRole("link", { name: after.report.whatsapp });
  expect(prefilledText(await whatsApp.getAttribute("href"))).toContain(after.message.greeting);
  await page.getByRole("link", { name: after.print.poster }).click();
  await expect(page).toHaveURL(paths.poster);
});
