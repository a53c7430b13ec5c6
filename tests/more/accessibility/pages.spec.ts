import { pathOf } from "../../../src/lib/addresses/addresses.server.ts";
import { type PageId, pageIds, pagesWith } from "../../../src/lib/addresses/pages.server.ts";
import { expectAccessible, withEachColour } from "../../support/check-accessibility.ts";
import { storeRates } from "../../support/donate-page.ts";
import { everyLanguage, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";
import { layoutCheck } from "./layout-problems.ts";

// Each page is opened once in each language, because a load takes longer than a check.

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/**
 * The spacing that a visitor may set (WCAG 2.2, 1.4.12: 0.12 em a letter), with letters of the widest font:
 * DejaVu Sans, which a slow line shows, is 0.045 em a letter wider than the site's own.
 */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.17em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

const settings = [
  { name: "spaced, on a phone", viewport: phone, css: spacing },
  { name: "spaced, in columns", viewport: { width: 1024, height: 740 }, css: spacing },
];

// English words are the shortest: what fits in the other languages fits in English.
const [, ...others] = everyLanguage;

for (const { language } of others) {
  test(`page in ${language.code}: is accessible in every window, font and text size`, async ({
    page,
    context,
    expectProblem,
  }) => {
    test.setTimeout(240_000);
    expectProblem(/404/);
    await storeRates(context);
    // Old Chrome opens the other pages in Arabic, without larger text.
    for (const id of language === others[0]?.language ? pageIds : pagesWith("island")) {
      await page.setViewportSize(desktop);
      await page.goto(pathOf(id, language));
      await expect(page.locator("h1")).toBeVisible();
      await expectHydrated(page);
      // Without this wait the first font measured could be the fallback.
      await page.evaluate(() => document.fonts.ready);
      // Elements are the same in each language, and Arabic joins its letters, so that nobody spaces them.
      if (language === others[0]?.language) {
        await expectRegions(page, id);
        expect(await page.evaluate(dividedParagraphs), id).toEqual([]);
        await page.setViewportSize(phone);
        await expectLargeTargets(page, id);
        // The line above measures targets more strictly.
        await expectAccessible(page, { contrast: withEachColour.includes(id), targets: false });
        await expectToObeySettings(page, id);
        await expectToFit(page, id);
      }
      await expectToFollowTextSize(page, id);
    }
  });
}

test("menu and language switch: are accessible when they are open", async ({ page }) => {
  const { shell } = mainLanguage();
  const menu = page.locator("summary").filter({ hasText: shell.ui.nav.menu });
  const languages = page.locator("summary").filter({ hasText: shell.ui.languages.label });
  await page.setViewportSize(phone);
  await page.goto(shell.paths.home);
  await menu.click();
  await expectAccessible(page);
  await menu.click();
  await languages.click();
  await expectAccessible(page, { contrast: false });
  await page.setViewportSize(desktop);
  await expectAccessible(page, { contrast: false });
});

/** Some screen readers announce a region only when it was there before its words (WCAG 2.2, 4.1.3). */
const regions = "[role=status], [role=alert], [aria-live]:not([aria-live=off]), output";

async function expectRegions(page: Page, id: PageId): Promise<void> {
  const found = page.locator(regions);
  // Every page has the region in which it says that the payee has changed.
  expect(await found.count(), id).toBeGreaterThan(0);
  expect(await found.evaluateAll(undrawn), `${id}: live regions are there before words`).toEqual(
    [],
  );
}

/** Elements that no reader can perceive, apart from parts that show only without a script. */
function undrawn(all: Element[]): string[] {
  const isGone = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { display, visibility } = getComputedStyle(at);
      if (display === "none" || visibility === "hidden") return true;
    }
    return false;
  };
  return all.filter(isGone).map((element) => element.outerHTML.slice(0, 160));
}

async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const targets = page
    // A visitor presses the label of a radio button, not the button.
    .locator(
      "a[href], button, input:not([type=radio]), label:has(> [type=radio]), select, textarea, summary",
    )
    .filter({ visible: true });
  expect(await targets.count(), what).toBeGreaterThan(10);
  expect(await targets.evaluateAll(smallTargets), what).toEqual([]);
}

/** Targets under 24 px (WCAG 2.2, 2.5.8), or controls under 44. Links in sentences do not count. */
function smallTargets(targets: HTMLElement[]): string[] {
  return targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const around = target.parentElement?.closest("p, li, figcaption, span")?.textContent ?? "";
    const isInline = getComputedStyle(target).display === "inline";
    const inSentence = isInline && around.replace(target.textContent, "").trim() !== "";
    // Text for screen readers only is one pixel large on purpose.
    if (inSentence || width <= 1 || height <= 1) return [];
    const isLow = height < (target.matches("a") ? 24 : 44);
    return isLow || width < 24
      ? [`${width} x ${height} px: ${target.outerHTML.slice(0, 120)}`]
      : [];
  });
}

/** Blocks with words in a paragraph: Chromium gives all of its words to what is around it, and Orca joins them. */
function dividedParagraphs(): string[] {
  return [...document.querySelectorAll("p:not([aria-hidden=true]) *")].flatMap((element) => {
    const { display, position } = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element).display;
    // Children of a flex container or grid are blocks too, and are heard apart.
    const isBlock = display === "block" && position === "static" && !/flex|grid/.test(around);
    // What is compared letter by letter stands alone, and is heard alone.
    if (element.matches("bdi[translate=no]")) return [];
    return isBlock && element.textContent.trim() !== "" ? element.outerHTML.slice(0, 120) : [];
  });
}

/** A radio button draws its edge itself, or the text beside it does. */
const controls =
  "button, summary, input:not([type=radio]), [type=radio] + span, select, textarea, a[class*=bg-press]:not(.sr-only), a[class*=bg-accent]";

/** Forced colours, which axe does not read, and reduced motion, for which `playwright.config.ts` asks. */
async function expectToObeySettings(page: Page, id: PageId): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.locator(controls).evaluateAll(withoutEdge), id).toEqual([]);
  const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior;
  expect(await page.evaluate(scrolling), id).toBe("auto");
  await page.emulateMedia({ forcedColors: null });
}

function withoutEdge(all: Element[]): string[] {
  return all
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
      const border = borderTopStyle !== "none" && borderTopWidth !== "0px";
      return !border && outlineStyle === "none";
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

async function expectToFit(page: Page, id: PageId): Promise<void> {
  for (const { name, viewport, css } of settings) {
    await page.setViewportSize(viewport);
    await setStyles(page, css);
    expect(await page.evaluate<string[]>(layoutCheck), `${id} ${name}`).toEqual([]);
  }
}

/** Letters half as large again in the narrowest window fit worse than a page at 400 % (WCAG 2.2, 1.4.4, 1.4.10). */
async function expectToFollowTextSize(page: Page, id: PageId): Promise<void> {
  await page.setViewportSize({ width: 320, height: 480 });
  await setStyles(page, "");
  await setTextSize(page, 16 * 1.5);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(size), "the page follows the setting").toBeGreaterThanOrEqual(24);
  expect(await page.evaluate<string[]>(layoutCheck), `${id} at 150 %`).toEqual([]);
  await expectLargeTargets(page, `${id} at 150 %`);
  await setTextSize(page, 16);
}

/** @param standard size of text in CSS pixels, 16 by default */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

/** Sets styles as a visitor's style sheet would, which the site's policy does not block. */
async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
