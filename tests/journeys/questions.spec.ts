import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { paths } = shell;
const allQuestions = texts("questions").sections.flatMap(({ questions }) => questions);

test.use({ viewport: { width: 360, height: 740 } });

test("families: find phone and WhatsApp in two taps from any page", async ({ page }) => {
  await page.goto(paths.accounts);
  await page.locator(".site-header summary").last().click();
  await page.locator("header").getByRole("link", { name: shell.ui.askForHelp }).click();
  const { help } = texts("questions");
  for (const name of [shell.site.phone, help.whatsapp]) {
    await expect(page.locator("main").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("questions: an address, a search and printing open answers", async ({ page }) => {
  const open = page.locator("main details[open]");
  const [second, last] = [allQuestions[1], allQuestions.at(-1)];
  // The answer for families is open from the start.
  await page.goto(`${paths.questions}#${last?.id}`);
  await expect(open).toHaveCount(2);
  await expect(page.locator(`#${last?.id}`)).toHaveCSS("border-top-width", "4px");
  await expect(page.locator(`#${last?.id} p`).last()).toBeInViewport();
  await page.evaluate((id) => location.assign(`#${id}`), second?.id);
  await expect(page.locator(`#${second?.id} p`).first()).toBeVisible();
  await expect(open).toHaveCount(3);
  // A text in the address is found as the browser's search finds it.
  const words = await page.locator(`#${allQuestions[2]?.id} p`).first().textContent();
  await page.goto("about:blank");
  await page.goto(
    `${paths.questions}#:~:text=${encodeURIComponent(words?.split(" ", 4).join(" ") ?? "")}`,
  );
  await expect(page.locator(`#${allQuestions[2]?.id} p`).first()).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(allQuestions.length);
});
