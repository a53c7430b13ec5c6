import { everyLanguage, mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { paths } = shell;
const { sections } = texts("questions");
const allQuestions = sections.flatMap(({ questions }) => questions);

test.use({ viewport: { width: 360, height: 740 } });

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("questions: each address leads to its question and the whole answer without JavaScript", async ({
    page,
  }) => {
    for (const { id, question } of allQuestions) {
      await page.goto(`${paths.questions}#${id}`);
      const heading = page.getByRole("heading", { name: question, exact: true });
      await expect(heading).toBeInViewport();
      await expect(page.locator(`#${id} p`).first()).toBeVisible();
    }
    for (const { title, questions } of sections) {
      const links = page.getByRole("navigation", { name: title }).getByRole("link");
      await expect(links).toHaveText(questions.map(({ question }) => question));
    }
  });
});

for (const { language, shell: own } of everyLanguage) {
  test(`questions: fold on a phone to at most 6,000 px in ${language.code}`, async ({ page }) => {
    await page.goto(own.paths.questions);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(6000);
  });
}

test("questions: an address and the browser's search open an answer, and paper has them all", async ({
  page,
}) => {
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

test("questions: menu, footer, Donate and Contact link to them", async ({ request }) => {
  for (const path of [paths.donate, paths.contact, paths.about]) {
    const html = await (await request.get(path)).text();
    const [top = "", main = "", footer = ""] = html.split(/<main\b|<footer\b/);
    const link = `href="${paths.questions}"`;
    expect(top, `${path}, menu`).toContain(link);
    expect(main.includes(link), path).toBe(path !== paths.about);
    expect(footer, `${path}, footer`).toContain(`${link} class="footer-link">`);
    expect(footer).toContain(texts("questions").head.name);
  }
});
