import { type PageId, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import {
  clippedTexts,
  setStyles,
  setTextSize,
  sidewaysOverflow,
  targetsOn,
} from "../support/access-layout.ts";
import { type AccessNode, accessTree } from "../support/access-tree.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-services.ts";
import {
  eachDirection,
  everyLanguage,
  type InLanguage,
  mainLanguage,
} from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

// Each page is opened once in each language: a load costs more than a look.

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** What has columns on a wide screen, or lies the other way in the other direction. */
const differing: readonly PageId[] = ["home", "donate", "getInvolved", "accounts", "diary"];

const interactive = ["link", "button", "textbox", "combobox", "DisclosureTriangle"];

/** The distances that a visitor may set and must be able to read with (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

const settings = [
  // A window of 1280 by 1024 CSS pixels at 400 % (WCAG 2.2, 1.4.10).
  { name: "at 400 %", viewport: { width: 320, height: 256 }, css: "" },
  { name: "spaced, on a phone", viewport: phone, css: spacing },
  { name: "spaced, in columns", viewport: { width: 1024, height: 740 }, css: spacing },
];

/** The fallback stays on a slow line: the site's own font, and the widest of this machine. */
const fonts = [
  "",
  `html, body, * { font-family: "DejaVu Sans", Verdana, "Liberation Sans", sans-serif !important }`,
];

for (const inLanguage of everyLanguage) {
  const { language } = inLanguage;
  const isMain = inLanguage === everyLanguage[0];

  test(`every page in ${language.code} can be used by everybody`, async ({
    page,
    context,
    expectProblem,
  }) => {
    test.setTimeout(240_000);
    expectProblem(/404/);
    await answerRates(context);
    const tree = await accessTree(page);
    for (const id of pageIds) {
      await page.setViewportSize(desktop);
      await page.goto(pathOf(id, language));
      await expect(page.locator("h1")).toBeVisible();
      // Else it is chance whether the first font measured is the site's own.
      await page.evaluate(() => document.fonts.ready);
      if (eachDirection.includes(inLanguage)) {
        await expectLandmarks(page, id, inLanguage, await tree.nodes());
        if (isMain && differing.includes(id)) await expectAccessible(page);
        await page.setViewportSize(phone);
        await expectLargeTargets(page, id);
        if (isMain || differing.includes(id)) await expectAccessible(page);
      }
      await expectToFit(page, id);
      if (eachDirection.includes(inLanguage)) await expectToFollowTextSize(page, id);
    }
  });
}

test("the open menu and the open language switch are accessible", async ({ page }) => {
  const { shell } = mainLanguage();
  const menu = page.locator("summary").filter({ hasText: shell.ui.nav.menu });
  const languages = page.locator("summary").filter({ hasText: shell.ui.languages.label });
  await page.setViewportSize(phone);
  await page.goto(shell.paths.home);
  await menu.click();
  await expectAccessible(page);
  await menu.click();
  await languages.click();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);
});

async function expectLandmarks(
  page: Page,
  id: PageId,
  { shell }: InLanguage,
  nodes: readonly AccessNode[],
): Promise<void> {
  const named = (role: string) =>
    nodes.filter((node) => node.role === role).map(({ name }) => name);
  for (const role of ["banner", "main", "contentinfo"]) expect(named(role), id).toEqual([""]);
  const navigations = named("navigation");
  const { nav, footer } = shell.ui;
  expect(navigations, id).toEqual(expect.arrayContaining([nav.label, footer.pages]));
  expect(new Set(navigations).size, id).toBe(navigations.length);
  expect(navigations, id).not.toContain("");
  const headings = nodes.filter(
    ({ role, states }) => role === "heading" && states["level"] === "1",
  );
  expect(
    headings.map(({ name }) => name),
    id,
  ).toEqual([await page.locator("h1").textContent()]);
  const unnamed = nodes.filter(({ role, name }) => interactive.includes(role) && !name.trim());
  expect(unnamed, `${id}: controls without a name`).toEqual([]);
}

async function expectLargeTargets(page: Page, id: PageId): Promise<void> {
  const targets = await targetsOn(page);
  expect(targets.length, id).toBeGreaterThan(10);
  const apart = targets.filter(({ inline }) => !inline);
  const small = apart.filter(({ width, height }) => width < 24 || height < 24);
  expect(small, `${id}: under 24 px`).toEqual([]);
  const low = apart.filter(({ kind, height }) => kind === "control" && height < 44);
  expect(low, `${id}: controls under 44 px`).toEqual([]);
}

async function expectToFit(page: Page, id: PageId): Promise<void> {
  const fits = async (what: string) => {
    expect(await sidewaysOverflow(page), `${id} ${what}`).toBeLessThanOrEqual(0);
    expect(await clippedTexts(page), `${id} ${what}`).toEqual([]);
  };
  for (const { name, viewport, css } of settings) {
    await page.setViewportSize(viewport);
    for (const font of fonts) {
      await setStyles(page, css + font);
      await fits(`${name} ${font}`);
    }
  }
}

async function expectToFollowTextSize(page: Page, id: PageId): Promise<void> {
  await page.setViewportSize({ width: 320, height: 480 });
  await setStyles(page, "");
  await setTextSize(page, 16 * 1.5);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(size), "the page follows the setting").toBeGreaterThanOrEqual(24);
  expect(await sidewaysOverflow(page), `${id} at 150 %`).toBeLessThanOrEqual(0);
  expect(await clippedTexts(page), `${id} at 150 %`).toEqual([]);
  const targets = await targetsOn(page);
  const low = targets.filter(({ inline, height }) => !inline && height < 24);
  expect(low, `${id} at 150 %: under 24 px`).toEqual([]);
  await setTextSize(page, 16);
}
