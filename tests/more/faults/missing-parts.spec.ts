import { donatePage } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

const inMain = mainLanguage();
const { shell, texts } = inMain;
const { paths } = shell;

test("hero picture: is hidden when it cannot be loaded", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(/\/assets\/hero\./, (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.getByRole("img", { name: texts("home").hero.imageAlt })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("share button: falls back to links when the phone refuses to share", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (Reflect.has(window, "shared")) throw new DOMException("no", "NotAllowedError");
      Reflect.set(window, "shared", data?.url);
      throw new DOMException("closed", "AbortError");
    };
  });
  const { openAfter, after } = donatePage(page, inMain);
  await openAfter("#amount=2000&currency=MRU");
  const button = page.getByRole("button", { name: after.share.open, exact: true });
  await button.click();
  const shared = await page.evaluate(() => Reflect.get(window, "shared"));
  expect(shared).toMatch(/\/donate#amount=2000&currency=MRU$/);
  await button.click();
  await expect(page.getByRole("link", { name: after.share.whatsapp })).toBeVisible();
});
