import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { formOn } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { shell, texts } = inLanguage;

  test(`the privacy page in ${inLanguage.language.code} is linked from both forms and the footer and says it all`, async ({
    page,
    context,
  }) => {
    for (const site of [volunteer, contact]) {
      const form = formOn(page, site);
      await form.open();
      const link = form.element.getByRole("link", { name: site.texts.privacy.link });
      await expect(link).toHaveAttribute("href", shell.paths.privacy);
    }
    const footer = page.getByRole("contentinfo");
    await footer.locator(`a[href="${shell.paths.privacy}"]`).click();
    await expect(page).toHaveURL(shell.paths.privacy);
    const { sections } = texts("privacy");
    for (const { title } of Object.values(sections)) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    const main = page.getByRole("main");
    await expect(main.getByText("EmailJS")).toBeVisible();
    await expect(main.getByText(shell.site.email).first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
}
