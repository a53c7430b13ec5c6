import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { paths } = shell;
const allQuestions = texts("questions").sections.flatMap(({ questions }) => questions);

test.use({ viewport: { width: 360, height: 740 } });

test("questions: an address, a search and printing open answers", async ({ page }) => {
  const open = page.locator("main details[open]");
  const [first, last] = [allQuestions[0], allQuestions.at(-1)];
  await page.goto(`${paths.questions}#${last?.id}`);
  await expect(open).toHaveCount(1);
  await expect(page.locator(`#${last?.id}`)).toHaveCSS("border-top-width", "4px");
  await expect(page.locator(`#${last?.id} p`).last()).toBeInViewport();
  await page.evaluate((id) => location.assign(`#${id}`), first?.id);
  await expect(page.locator(`#${first?.id} p`).first()).toBeVisible();
  await expect(open).toHaveCount(2);
  // A text in the address is found as the browser's search finds it.
  const words = await page.locator(`#${allQuestions[1]?.id} p`).first().textContent();
  await page.goto("about:blank");
  await page.goto(
    `${paths.questions}#:~:text=${encodeURIComponent(words?.split(" ", 4).join(" ") ?? "")}`,
  );
  await expect(page.locator(`#${allQuestions[1]?.id} p`).first()).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(allQuestions.length);
});
