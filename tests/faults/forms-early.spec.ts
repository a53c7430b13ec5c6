import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** The framework's modules; the small script of enhancements is not one of them. */
const isModule = (url: URL) => /^\/assets\/(?!page-).*\.js$/u.test(url.pathname);

/** Keeps the framework waiting, as a slow line does, until it is released. */
async function holdModules(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isModule, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { code } = inLanguage.language;
  const { phone, email } = inLanguage.shell.site;
  const { footer } = inLanguage.texts("ui");
  const { noScript, slow } = inLanguage.texts("forms");

  for (const site of [volunteer, contact]) {
    test.describe(`the ${site.id} form in ${code} before its script`, () => {
      test("keeps what is typed early, and a submit neither leaves nor loses", async ({
        page,
        request,
      }) => {
        const release = await holdModules(page);
        const values = goodValues(site);
        const form = formOn(page, site);
        await page.goto(site.path, { waitUntil: "commit" });
        await form.fill(values);
        if (site.id === "volunteer") await form.dialCode.selectOption("+1 CA");
        await form.submit.click({ force: true });
        await form.control("name").press("Enter");
        await expect(page).toHaveURL(site.path);
        await form.expectValues(values);
        release();
        await expect(form.submit).toBeEnabled();
        await form.expectValues(values);
        if (site.id === "volunteer") await expect(form.dialCode).toHaveValue("+1 CA");
        await form.submit.click();
        await expectToast(page, "success", site.toasts.success);
        await theMailWith(request, values.message);
      });

      test("shows the direct ways after a while when the script never comes", async ({
        page,
        expectProblem,
      }) => {
        expectProblem(/Failed to load resource|Failed to fetch dynamically imported module/u);
        await page.route(isModule, (route) => route.abort());
        const values = goodValues(site);
        const form = formOn(page, site);
        await page.goto(site.path);
        const heading = form.element.getByRole("heading", { name: slow.title });
        await form.fill(values);
        await expect(heading).toBeHidden();
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish();
        });
        await expect(heading).toBeVisible();
        for (const name of [footer.whatsapp, phone, email]) {
          await expect(form.element.getByRole("link", { name })).toBeVisible();
        }
        await form.expectValues(values);
      });
    });
  }

  test.describe(`with JavaScript off in ${code}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const site of [volunteer, contact]) {
      test(`the ${site.id} page leads to WhatsApp, phone and e-mail in place of the form`, async ({
        page,
      }) => {
        await page.goto(site.path);
        await expect(page.locator("form")).toBeHidden();
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { name: noScript.title })).toBeVisible();
        const digits = phone.replace(/\D/gu, "");
        for (const start of [`https://wa.me/${digits}`, `tel:+${digits}`, `mailto:${email}`]) {
          await expect(main.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
        }
      });
    }
  });
}
