import { showFullDay } from "../../../src/lib/i18n/day-words.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { formsIn } from "../../support/forms-content.ts";
import { formOn, goodValues } from "../../support/forms-page.ts";
import { cancelled, expect, first, over, test } from "../../support/second-site.ts";
import { enhanced, holdRequests } from "../../support/site-test.ts";

const main = mainLanguage();
const { language } = main;
const { volunteer } = formsIn(main);
const { chosen } = main.texts("getInvolved").form;

test("application: keeps event and text before its script arrives", async ({ page }) => {
  const form = formOn(page, volunteer);
  const release = await holdRequests(page, /\/assets\/get-involved-island/);
  await page.goto(`/get-involved?event=${first}#apply`, { waitUntil: "commit" });
  await form.control("interest").fill("I cook");
  await enhanced(page);
  await page.locator("summary").filter({ hasText: main.shell.ui.languages.label }).click();
  await page.locator("header [data-language]:not([aria-current])").first().click();
  await expect(page).toHaveURL(new RegExp(`/.+/get-involved\\?event=${first}#apply$`));
  await page.goBack();
  release();
  await expect(form.submit).toBeEnabled();
  await expect(form.control("interest")).toHaveValue("I cook");
});

test("application: sends no event that is unnamed, cancelled or gone", async ({ page }) => {
  const form = formOn(page, volunteer);
  const openFor = async (link: string) => {
    await page.goto(`/get-involved${link}#apply`);
    await expect(form.submit).toBeEnabled();
  };
  await openFor(`?event=${first}`);
  await expect(form.control("interest")).not.toHaveValue("");
  await form.fill({ name: "Aïcha" });
  await openFor("");
  await expect(form.control("name")).toHaveValue("Aïcha");
  await form.expectValues({ interest: "", availability: "" });
  await expect(form.element).not.toContainText(showFullDay("2031-05-10", language));
  for (const [name, told] of [
    [cancelled, chosen.cancelled.template.split("{title}")[1]],
    [over, chosen.gone],
  ]) {
    await openFor(`?event=${name}`);
    await expect(form.element.locator("[aria-live=polite]")).toContainText([`${told}`]);
    await form.fill({ ...goodValues(volunteer), interest: "", availability: "" });
    await form.submit.click();
    await expect(form.errorOf("interest")).toHaveText(volunteer.texts.errors.interestRequired);
  }
});
