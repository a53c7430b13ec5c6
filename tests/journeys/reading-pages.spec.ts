import { homeSchema } from "../../app/content/schemas/home.ts";
import { notFoundSchema } from "../../app/content/schemas/not-found.ts";
import { ourWorkSchema } from "../../app/content/schemas/our-work.ts";
import { pageIds, pathOf } from "../../app/site-map.server.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const readingPages = ["home", "about", "ourWork", "privacy"] as const;
const linkedPages = pageIds.filter((id) => id !== "notFound");

for (const { language, shell, texts } of everyLanguage) {
  const { ui, paths } = shell;

  test.describe(`in ${language.code}`, () => {
    for (const id of readingPages) {
      test(`${id} ships one small script and no framework`, async ({ page }) => {
        const scripts: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
        });
        await page.goto(paths[id]);
        await expect(page.locator("h1")).toHaveCount(1);
        expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-\w+\.js$/)]);
        await expect(
          page.locator(
            'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
          ),
        ).toHaveCount(0);
      });
    }

    test("Home shows the hero, four figures, badges, programs, letters and the mission", async ({
      page,
    }) => {
      const home = texts("home.yaml", homeSchema);
      await page.goto(paths.home);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
      await expect(main.getByText(shell.site.founded).first()).toBeVisible();
      await expect(main.getByRole("img", { name: home.hero.imageAlt })).toBeVisible();
      const { families, meals, water, waste } = shell.figures;
      await expect(main.locator("dd")).toHaveText([families, meals, water, waste]);
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
      await page.route(/\/assets\/hero-/, (route) => route.abort());
      const home = texts("home.yaml", homeSchema);
      await page.goto(paths.home);
      await expect(page.getByRole("img", { name: home.hero.imageAlt })).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("Our Work runs from 2018 to the years ahead", async ({ page }) => {
      const { timeline, programs } = texts("our-work.yaml", ourWorkSchema);
      await page.goto(paths.ourWork);
      const stops = page.getByRole("main").locator("ol > li");
      await expect(stops).toHaveCount(7);
      await expect(stops.first()).toContainText(timeline.y2018.year);
      await expect(stops.last()).toContainText(timeline.future.year);
      await expect(stops.last()).toContainText(timeline.future.title);
      await expect(page.getByRole("main").locator("dd")).toHaveText([
        shell.figures.families,
        shell.figures.programs,
        shell.figures.years,
      ]);
      for (const detail of programs.water.details)
        await expect(page.getByText(detail)).toBeVisible();
    });

    test("the current page is marked in the navigation and the footer leads everywhere", async ({
      page,
    }) => {
      await page.goto(paths.about);
      const nav = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await expect(nav.locator("[aria-current=page]")).toHaveText(ui.nav.about);
      const footer = page.getByRole("contentinfo");
      for (const id of ["about", "ourWork", "getInvolved", "donate"] as const) {
        await expect(footer.getByRole("link", { name: ui.nav[id], exact: true })).toHaveAttribute(
          "href",
          paths[id],
        );
      }
      const digits = shell.site.phone.replace(/\D/g, "");
      await expect(footer.getByRole("link", { name: ui.footer.whatsapp })).toHaveAttribute(
        "href",
        new RegExp(`^https://wa\\.me/${digits}\\?text=`),
      );
      await expect(footer.getByRole("link", { name: shell.site.phone })).toHaveAttribute(
        "href",
        `tel:+${digits}`,
      );
      await expect(footer.getByRole("link", { name: shell.site.email })).toHaveAttribute(
        "href",
        `mailto:${shell.site.email}`,
      );
      await expect(footer.getByRole("link", { name: ui.footer.facebook })).toHaveAttribute(
        "href",
        shell.site.facebook,
      );
      await expect(footer.getByRole("link", { name: ui.footer.instagram })).toHaveAttribute(
        "href",
        shell.site.instagram,
      );
      await expect(footer).toContainText(`${shell.site.founded}`);
    });

    test("the skip link leads to the content", async ({ page }) => {
      await page.goto(paths.about);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: ui.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    test("the logo leads home, and to the top on Home", async ({ page }) => {
      await page.goto(paths.about);
      const logo = page.getByRole("banner").getByRole("link", { name: ui.name });
      await expect(logo).toHaveAttribute("href", paths.home);
      await logo.click();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await logo.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
      const { title, code, home } = texts("not-found.yaml", notFoundSchema);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: home }).click();
      await expect(page).toHaveURL(paths.home);
    });

    test.describe("with JavaScript off", () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      for (const id of linkedPages) {
        test(`${id} can be read and the menu works`, async ({ page }) => {
          await page.goto(pathOf(id, language));
          await expect(page.locator("h1")).toBeVisible();
          const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
          await expect(menu).toBeHidden();
          await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
          await expect(menu.getByRole("link", { name: ui.nav.ourWork })).toBeVisible();
          await menu.getByRole("link", { name: ui.nav.ourWork }).click();
          await expect(page).toHaveURL(paths.ourWork);
        });
      }
    });
  });
}
