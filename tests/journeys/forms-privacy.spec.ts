import { contact, inMain, volunteer } from "../support/fault-page.ts";
import { formOn } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test("the privacy page is linked from both forms and the footer and says it all", async ({
  page,
  context,
}) => {
  const { shell, texts } = inMain;
  for (const site of [volunteer, contact]) {
    const form = formOn(page, site);
    await form.open();
    const link = form.element.getByRole("link", { name: site.texts.privacy.link });
    await expect(link).toHaveAttribute("href", shell.paths.privacy);
  }
  await page.getByRole("contentinfo").locator(`a[href="${shell.paths.privacy}"]`).click();
  await expect(page).toHaveURL(shell.paths.privacy);
  for (const { title } of Object.values(texts("privacy").sections)) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  const main = page.getByRole("main");
  await expect(main.getByText("EmailJS")).toBeVisible();
  await expect(main.getByText(shell.site.email).first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
