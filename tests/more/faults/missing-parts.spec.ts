import { mainLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { paths } = shell;

test("hero picture: is hidden when it cannot be loaded", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(/\/assets\/hero\./, (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.getByRole("img", { name: texts("home").hero.imageAlt })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
