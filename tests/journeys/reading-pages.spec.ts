import {
  loadAccessibilityTests,
  testIds,
  testsFile,
} from "../../src/accessibility/accessibility-tests.server.ts";
import { fromKeys } from "../../src/content/from-keys.server.ts";
import { isUnconfirmed, loadUnconfirmed } from "../../src/content/unconfirmed.server.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate, type Template } from "../../src/i18n/interpolate.ts";
import { type CountedName, countedFigures, countedIds } from "../../src/our-work/counted.tsx";
import { readCopyTiming } from "../../src/ui/copy-news.ts";
import { mainLanguage } from "../support/every-language.ts";
import { enhanced, expect, type Page, test } from "../support/site-test.ts";

const { language, shell, texts } = mainLanguage();
const { ui, paths, site, stats } = shell;

/** Once the page is drawn, and without a word where the script is blocked. */
const askLater = 'requestAnimationFrame(()=>setTimeout(()=>import("").catch(()=>{})))';

const main = (page: Page) => page.getByRole("main");

async function expectEntry(
  page: Page,
  { title, description }: { title: string; description: string },
) {
  await expect(main(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(main(page).getByText(description, { exact: true }).first()).toBeVisible();
}

async function expectLink(page: Page, name: string, href: string) {
  await expect(main(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
}

test("a page to read ships one small script and no framework", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  for (const id of ["home", "about", "ourWork", "questions", "privacy", "accessibility"] as const) {
    scripts.length = 0;
    await page.goto(paths[id]);
    await expect(page.locator("h1")).toHaveCount(1);
    await enhanced(page);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/[\w.-]+\.js$/)]);
    const inline = page.locator(
      'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
    );
    const [code = "", ...others] = await inline.allTextContents();
    expect(code.replace(scripts.join(), "")).toBe(`${readCopyTiming};${askLater}`);
    expect(others).toEqual([]);
  }
});

test("Home shows the hero, four figures, badges, programs, letters and the mission", async ({
  page,
}) => {
  const home = texts("home");
  await page.goto(paths.home);
  await expect(main(page).getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
  const badge = interpolate(home.hero.badge, { founded: site.founded });
  await expect(main(page).locator("p", { hasText: badge })).toBeVisible();
  await expect(main(page).getByRole("img", { name: home.hero.imageAlt })).toBeVisible();
  const { families, meals, water, waste } = stats;
  await expect(main(page).locator("dd")).toHaveText(
    [families, meals, water, waste].map(({ value }) => value),
  );
  const [first, second, third, since] = ui.trust.badges;
  const badges = main(page).getByRole("list", { name: ui.trust.label });
  await expect(badges.getByRole("listitem")).toHaveText([
    first,
    second,
    third,
    interpolate(since, { founded: site.founded }),
  ]);
  for (const id of ["food", "water", "cleanUp"] as const) {
    await expect(main(page).getByRole("heading", { name: home.programs[id].title })).toBeVisible();
  }
  for (const { story, author, location, program } of home.stories.items) {
    const letter = main(page).getByRole("figure").filter({ hasText: author });
    for (const words of [story, location, program]) await expect(letter).toContainText(words);
  }
  const examples = isUnconfirmed("home.yaml: stories.items", loadUnconfirmed());
  await expect(main(page).getByText(home.stories.examples)).toHaveCount(examples ? 1 : 0);
  await expect(main(page).getByText(home.mission.statement)).toBeVisible();
  for (const [name, href] of [
    [home.hero.donate, paths.donate],
    [home.hero.ourWork, paths.ourWork],
    [home.closing.contact, paths.contact],
    [home.closing.getInvolved, paths.getInvolved],
  ] as const) {
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the hero hides itself when it cannot be loaded", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(/\/assets\/hero\./, (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.getByRole("img", { name: texts("home").hero.imageAlt })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("About has mission, vision, values, founders, roles, promises and the ways on", async ({
  page,
}) => {
  const about = texts("about");
  await page.goto(paths.about);
  const { compassion, community, impact, integrity } = about.values;
  for (const entry of [about.mission, about.vision, compassion, community, impact, integrity]) {
    await expectEntry(page, entry);
  }
  for (const { name, role, description } of [
    ...about.founders.people,
    ...about.leadership.people,
  ]) {
    await expectEntry(page, { title: name ?? role, description });
  }
  for (const commitment of about.transparency.commitments) await expectEntry(page, commitment);
  const registered = site.registration ? 1 : 0;
  const title = main(page).getByRole("heading", { name: about.registration.title });
  await expect(title).toHaveCount(registered);
  const [claim = ""] = ui.footer.registration.template.split("{");
  await expect(page.getByRole("contentinfo").getByText(claim)).toHaveCount(registered);
  await expectLink(page, about.closing.contact, paths.contact);
  await expectLink(page, about.closing.getInvolved, paths.getInvolved);
  await expectLink(page, about.closing.ourWork, paths.ourWork);
});

test("Our Work has three whole programs, seven whole stops and the ways on", async ({ page }) => {
  const { programs, timeline, closing, counted } = texts("ourWork");
  const { figures, years } = countedFigures(counted, language);
  const filled = (text: string | Template<CountedName>) =>
    typeof text === "string"
      ? text
      : interpolate(text, {
          ...years,
          ...fromKeys(countedIds, (id) => interpolate(figures[id].words, figures[id])),
        });
  await page.goto(paths.ourWork);
  await expect(main(page).locator("dd")).toHaveText(
    [stats.families, stats.programs, stats.years].map(({ value }) => value),
  );
  for (const id of ["food", "water", "cleanUp"] as const) {
    const { title, description, details, impact, imageAlt } = programs[id];
    await expectEntry(page, { title, description });
    const picture = page.getByAltText(imageAlt);
    const program = main(page).getByRole("listitem").filter({ has: picture });
    for (const words of [...details, filled(impact)]) await expect(program).toContainText(words);
  }
  const stops = main(page).locator("ol > li");
  const ids = ["y2018", "y2019", "y2020", "y2021", "y2022", "y2023", "future"] as const;
  await expect(stops).toHaveCount(ids.length);
  for (const [i, id] of ids.entries()) {
    const { year, title, description, impact } = timeline[id];
    for (const words of [year, title, description, filled(impact)]) {
      await expect(stops.nth(i)).toContainText(words);
    }
  }
  await expectLink(page, closing.donate, paths.donate);
  await expectLink(page, closing.getInvolved, paths.getInvolved);
});

test("Get Involved has four whole roles, three partnerships and the way to Contact", async ({
  page,
}) => {
  const { roles, partners } = texts("getInvolved");
  await page.goto(paths.getInvolved);
  for (const id of ["outreach", "food", "admin", "awareness"] as const) {
    const { title, description, commitment, requirements } = roles[id];
    await expectEntry(page, { title, description });
    const role = main(page).getByRole("listitem").filter({ hasText: description });
    for (const words of [commitment, ...requirements]) await expect(role).toContainText(words);
  }
  for (const type of partners.types) await expectEntry(page, type);
  await expectLink(page, partners.contact, paths.contact);
});

test("both forms mark their fields as required before any script runs", async ({ request }) => {
  for (const [path, fields] of [
    // Not the list of dial codes: one of them is always chosen.
    [paths.getInvolved, 6],
    [paths.contact, 4],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<(?:input|textarea|select)\b[^>]*\srequired=""/g)).toHaveLength(fields);
  }
});

test("the accessibility statement says what was tested and when", async ({ page }) => {
  const facts = loadAccessibilityTests();
  const { standard, tests, limits, report } = texts("accessibility");
  await page.goto(paths.about);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: ui.more.accessibility, exact: true }).click();
  await expect(main(page)).toContainText(
    interpolate(standard.text, { standard: facts.standard, level: facts.level }),
  );
  for (const id of testIds) {
    const entry = main(page).getByRole("listitem").filter({ hasText: tests[id] });
    const { tool, on } = facts.tests[id];
    const date = showDay(on, makeDayWords(language));
    await expect(entry).toContainText(interpolate(tests.line, { tool, date }));
  }
  for (const item of limits.items) await expect(main(page)).toContainText(item);
  await expect(main(page).getByRole("link", { name: site.email })).toBeVisible();
  await expect(main(page)).toContainText(new RegExp(`\\b${facts.answerHours}\\b`));
  const waits = isUnconfirmed(`${testsFile}: answerHours`, loadUnconfirmed());
  await expect(main(page).getByText(report.unconfirmed)).toHaveCount(waits ? 1 : 0);
});

test("an unknown path answers 404, says so and leads home", async ({ page, expectProblem }) => {
  const attempted = "/no/such-page";
  expectProblem(/Failed to load resource.*404/);
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
