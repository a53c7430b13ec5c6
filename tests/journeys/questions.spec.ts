import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { paths } = shell;
const { sections, index } = texts("questions");
const allQuestions = sections.flatMap(({ questions }) => questions);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("questions: each address leads to its question and the whole answer without JavaScript", async ({
    page,
  }) => {
    for (const { id, question } of allQuestions) {
      await page.goto(`${paths.questions}#${id}`);
      const heading = page.getByRole("heading", { name: question, exact: true });
      await expect(heading).toBeInViewport();
      await expect(page.locator(`#${id} p`).first()).toBeVisible();
    }
    await expect(page.locator("main details")).toHaveCount(0);
    const last = allQuestions.at(-1);
    if (last === undefined) throw new Error("there are no questions");
    await page.goto(paths.questions);
    const links = page.getByRole("navigation", { name: index }).getByRole("link");
    await expect(links).toHaveCount(allQuestions.length);
    await links.last().click();
    await expect(page).toHaveURL(`${paths.questions}#${last.id}`);
    await expect(page.getByRole("heading", { name: last.question })).toBeInViewport();
    await expect(page.locator(`#${last.id}`)).toHaveCSS("border-top-width", "4px");
    await expect(page.locator(`#${allQuestions[0]?.id}`)).toHaveCSS("border-top-width", "1px");
  });
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
