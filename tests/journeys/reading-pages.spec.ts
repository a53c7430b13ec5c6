import {
  loadAccessibilityTests,
  testIds,
} from "../../src/accessibility/accessibility-tests.server.ts";
import { pageIds } from "../../src/content/pages.server.ts";
import { isUnconfirmed, loadUnconfirmed } from "../../src/content/unconfirmed.server.ts";
import { showLanguageOffer } from "../../src/enhancements/offer-language.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate, placeholder } from "../../src/i18n/interpolate.ts";
import { hidePayeeLine } from "../../src/payee/payee-state.ts";
import { foldAnswers } from "../../src/questions/fold-answers.ts";
import { mainLanguage } from "../support/every-language.ts";
import { enhanced, expect, type Page, test } from "../support/site-test.ts";

const { language, shell, texts } = mainLanguage();
const { ui, paths, site, stats } = shell;

const main = (page: Page) => page.getByRole("main");

test("reading page: ships one small script and no framework", async ({ page }) => {
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
    const own = id === "questions" ? [foldAnswers] : [];
    expect(await inline.allTextContents()).toEqual([
      expect.stringContaining(hidePayeeLine),
      ...own,
      showLanguageOffer,
    ]);
  }
});

/** Pages that show all their texts, with the keys that they do not always show. */
const wholePages = [
  ["home", ["examples"]],
  ["about", ["registration"]],
  ["ourWork", ["counted"]],
  ["getInvolved", ["form", "events", "chosen", "message"]],
  ["privacy", []],
  ["accessibility", []],
] as const;

test("reading page: shows every sentence of its texts", async ({ page }) => {
  for (const [id, notAlways] of wholePages) {
    await page.goto(paths[id]);
    const shown = await page.evaluate(() => {
      const named = document.querySelectorAll("[alt], [aria-label], meta[name=description]");
      const names = [...named].flatMap((element) =>
        ["alt", "aria-label", "content"].map((name) => element.getAttribute(name)),
      );
      return [document.title, document.body.innerText, names].join().replaceAll(/\s+/g, " ");
    });
    for (const words of wordsIn(texts(id), notAlways)) expect(shown, id).toContain(words);
  }
});

/** Leaves out placeholders, and plurals, since the page shows one form of them. */
function wordsIn(texts: unknown, without: readonly string[]): string[] {
  if (typeof texts === "string") {
    const parts = texts.split(placeholder).filter((_, i) => i % 2 === 0);
    return parts.map((part) => part.replaceAll(/\s+/g, " ").trim());
  }
  const keys = Object.entries(texts ?? {}).filter(([key]) => ![...without, "plural"].includes(key));
  return keys.flatMap(([, value]) => wordsIn(value, without));
}

test("Home: shows its figures and badges", async ({ page }) => {
  await page.goto(paths.home);
  const { families, meals, water, waste } = stats;
  await expect(main(page).locator(".tally p + p")).toHaveText(
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
  const examples = isUnconfirmed("home.yaml: stories.items", loadUnconfirmed());
  const { stories } = texts("home");
  await expect(main(page).getByText(stories.examples)).toHaveCount(examples ? 1 : 0);
});

test("reading page: links to the next page", async ({ page }) => {
  const { hero, closing } = texts("home");
  for (const [from, words] of [
    ["home", { ...hero, ...closing }],
    ["about", texts("about").closing],
    ["ourWork", texts("ourWork").closing],
    ["getInvolved", { contact: texts("getInvolved").partners.contact }],
  ] as const) {
    await page.goto(paths[from]);
    for (const [key, name] of Object.entries(words)) {
      const target = pageIds.find((id) => id === key);
      if (target === undefined) continue;
      const link = main(page).getByRole("link", { name: String(name) });
      await expect(link, `${from} to ${target}`).toHaveAttribute("href", paths[target]);
    }
  }
});

test("hero picture: is hidden when it cannot be loaded", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(/\/assets\/hero\./, (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.getByRole("img", { name: texts("home").hero.imageAlt })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("About: claims a registration only when the charity has one", async ({ page }) => {
  await page.goto(paths.about);
  const registered = site.registration ? 1 : 0;
  const title = texts("about").registration.title;
  await expect(main(page).getByRole("heading", { name: title })).toHaveCount(registered);
  const [claim = ""] = ui.footer.registration.template.split("{");
  await expect(page.getByRole("contentinfo").getByText(claim)).toHaveCount(registered);
});

test("forms: mark their required fields before any script runs", async ({ request }) => {
  for (const [path, fields] of [
    // The list of dial codes is not marked, since a code is always chosen.
    [paths.getInvolved, 6],
    [paths.contact, 4],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<(?:input|textarea|select)\b[^>]*\srequired=""/g)).toHaveLength(fields);
  }
});

test("accessibility statement: says what was tested and when", async ({ page }) => {
  const facts = loadAccessibilityTests();
  const { standard, tests } = texts("accessibility");
  await page.goto(paths.about);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: texts("accessibility").head.name, exact: true }).click();
  await expect(main(page)).toContainText(
    interpolate(standard.text, { standard: facts.standard, level: facts.level }),
  );
  for (const id of testIds) {
    const entry = main(page).getByRole("listitem").filter({ hasText: tests[id] });
    const { tool, on } = facts.tests[id];
    const date = showDay(on, makeDayWords(language));
    await expect(entry).toContainText(interpolate(tests.line, { tool, date }));
  }
  await expect(main(page).getByRole("link", { name: site.email })).toBeVisible();
  await expect(main(page)).toContainText(new RegExp(`\\b${facts.answerHours}\\b`));
});

test("unknown address: answers 404 and leads home", async ({ page, expectProblem }) => {
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
