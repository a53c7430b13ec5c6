import { isUnconfirmed, loadUnconfirmed } from "../../src/content/unconfirmed.server.ts";
import { readCopyTiming } from "../../src/ui/copy-news.ts";

import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const readingPages = ["home", "about", "ourWork", "questions", "privacy", "accessibility"] as const;

for (const { language, shell, texts } of eachDirection) {
  const { ui, paths } = shell;

  test.describe(`in ${language.code}`, () => {
    test("a page to read ships one small script and no framework", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
      });
      for (const id of readingPages) {
        scripts.length = 0;
        await page.goto(paths[id]);
        await expect(page.locator("h1")).toHaveCount(1);
        expect(scripts).toEqual([expect.stringMatching(/^\/assets\/[\w.-]+\.js$/)]);
        const inline = page.locator(
          'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
        );
        expect(await inline.allTextContents()).toEqual([readCopyTiming]);
      }
    });

    test("Home shows the hero, four figures, badges, programs, letters and the mission", async ({
      page,
    }) => {
      const home = texts("home");
      await page.goto(paths.home);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
      await expect(main.getByText(shell.site.founded).first()).toBeVisible();
      await expect(main.getByRole("img", { name: home.hero.imageAlt })).toBeVisible();
      const { families, meals, water, waste } = shell.stats;
      await expect(main.locator("dd")).toHaveText(
        [families, meals, water, waste].map(({ value }) => value),
      );
      await expect(
        main.getByRole("list", { name: ui.trust.label }).getByRole("listitem"),
      ).toHaveCount(4);
      for (const id of ["food", "water", "cleanUp"] as const) {
        await expect(main.getByRole("heading", { name: home.programs[id].title })).toBeVisible();
      }
      for (const { author, location, program } of home.stories.items) {
        const letter = main.getByRole("figure").filter({ hasText: author });
        await expect(letter).toContainText(location);
        await expect(letter).toContainText(program);
      }
      const examples = isUnconfirmed("home.yaml: stories.items", loadUnconfirmed());
      await expect(main.getByText(home.stories.examples)).toHaveCount(examples ? 1 : 0);
      await expect(main.getByText(home.mission.statement)).toBeVisible();
      await expect(main.getByRole("link", { name: home.hero.donate })).toHaveAttribute(
        "href",
        paths.donate,
      );
      await expect(main.getByRole("link", { name: home.hero.ourWork })).toHaveAttribute(
        "href",
        paths.ourWork,
      );
      await expect(main.getByRole("link", { name: home.closing.contact })).toHaveAttribute(
        "href",
        paths.contact,
      );
      await expect(main.getByRole("link", { name: home.closing.getInvolved })).toHaveAttribute(
        "href",
        paths.getInvolved,
      );
    });

    test("the hero hides itself when it cannot be loaded", async ({ page, expectProblem }) => {
      expectProblem(/Failed to load resource/);
      await page.route(/\/assets\/hero\./, (route) => route.abort());
      const home = texts("home");
      await page.goto(paths.home);
      await expect(page.getByRole("img", { name: home.hero.imageAlt })).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("Our Work runs from 2018 to the years ahead", async ({ page }) => {
      const { timeline, programs } = texts("ourWork");
      await page.goto(paths.ourWork);
      const stops = page.getByRole("main").locator("ol > li");
      await expect(stops).toHaveCount(7);
      await expect(stops.first()).toContainText(timeline.y2018.year);
      await expect(stops.last()).toContainText(timeline.future.year);
      await expect(stops.last()).toContainText(timeline.future.title);
      await expect(page.getByRole("main").locator("dd")).toHaveText([
        shell.stats.families.value,
        shell.stats.programs.value,
        shell.stats.years.value,
      ]);
      for (const detail of programs.water.details)
        await expect(page.getByText(detail)).toBeVisible();
    });

    test("an unknown path answers 404 in the language of its address", async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/Failed to load resource.*404/);
      const prefix = language.prefix;
      const attempted = `${prefix}/no/such-page`;
      expectProblem(new RegExp(`404 ${attempted}`));
      const logged = page.waitForEvent("console", (message) => message.text().includes(attempted));
      const response = await page.goto(attempted);
      expect(response?.status()).toBe(404);
      await logged;
      const { title, code, home } = texts("notFound");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: home }).click();
      await expect(page).toHaveURL(paths.home);
    });
  });
}
