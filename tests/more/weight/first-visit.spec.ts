import type { BrowserContext, Page, Response } from "@playwright/test";
import { loadEvents } from "../../../src/components/events/load-events.server.ts";
import { type PageId, pagesWith } from "../../../src/lib/addresses/pages.server.ts";
import { builtPages } from "../../support/built-site.ts";
import { answerRates } from "../../support/donate-page.ts";
import { everyLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, holdRequests, test } from "../../support/site-test.ts";
import {
  type Budget,
  budgets,
  isRecordList,
  type Kind,
  kinds,
  mostWithBrotli,
  packed,
  packedWithBrotli,
} from "./budgets.ts";

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

// English has the letters of French, and shorter words.
for (const { language, shell } of everyLanguage.slice(1)) {
  // Other pages have fewer scripts, and differ in their HTML, which the last test weighs.
  const some = ["home", "poster", "getInvolved", "donate"] as const;
  for (const id of language.dir === "rtl" ? some : (["donate"] as const)) {
    test(`${id} in ${language.code}: stays within its budget, also when files are late`, async ({
      context,
    }) => {
      await answerRates(context);
      const path = shell.paths[id];
      const { page, responses } = await openWithLateFiles(context, path);
      await expect(page.locator("astro-island[ssr]:not([client=visible])")).toHaveCount(0);
      expect(await shift(page)).toBeLessThanOrEqual(mostShift[language.dir]);
      const weight = await weighOpenPage(page, responses);
      const budget = budgetOf(id, path);
      for (const column of [...kinds, "all", "requests"] as const) {
        const most = budget[column] ?? Number.POSITIVE_INFINITY;
        expect.soft(weight[column], column).toBeLessThanOrEqual(most);
      }
      expect(weight.html).toBeGreaterThan(0);
    });
  }
}

test("pages: the HTML of each stays within its budget", () => {
  for (const { path, html } of builtPages()) {
    const { html: budget } = budgets[isRecordList(path) ? "records" : "reading"];
    const [bytes, most] = html.includes("<astro-island")
      ? [packedWithBrotli(html), mostWithBrotli]
      : [packed(html), budget];
    expect.soft(bytes, path).toBeLessThanOrEqual(most);
  }
});

/** The typeface may replace its fallback, which is stretched to its width. Arabic waits for the next page (`fonts.css`). */
const mostShift = { ltr: 0.02, rtl: 0 } as const;

/** In bytes. The form of volunteers knows each coming event, which somebody may come from. */
const mostForEvent = 20;

function budgetOf(id: PageId, path: string): Budget {
  if (id === "getInvolved") {
    const { js, ...others } = budgets.interactive;
    return { ...others, js: js + mostForEvent * loadEvents().length };
  }
  if (pagesWith("island").includes(id)) return budgets.interactive;
  if (isRecordList(path)) return budgets.records;
  return id === "poster" ? budgets.poster : budgets.reading;
}

/** Opens a page and holds fonts and scripts until it is drawn. @returns it with all its responses */
async function openWithLateFiles(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const files = [/\.woff2$/, /\.js$/];
  const releases = await Promise.all(files.map((file) => holdRequests(page, file)));
  const held = files.map((file) => page.waitForRequest(file));
  // A page asks for its payee last.
  const last = page.waitForResponse("**/payee.txt");
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await Promise.all(held);
  for (const release of releases) release();
  await last;
  await page.waitForLoadState();
  return { page, responses };
}

/** How far the page moved until the fonts are there, as a sum of layout shifts. */
function shift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return new Promise<number>((resolve) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += Reflect.get(entry, "value");
      });
      observer.observe({ type: "layout-shift", buffered: true });
      // The browser delivers buffered entries before the next task.
      requestAnimationFrame(() => setTimeout(() => resolve(sum)));
    });
  });
}

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "js",
  font: "font",
  image: "image",
};

/** Scrolls through an open page and weighs all its responses. */
async function weighOpenPage(page: Page, responses: readonly Response[]) {
  await seeAll(page);
  const weight = { html: 0, js: 0, font: 0, image: 0, other: 0, all: 0, requests: 0 };
  for (const response of responses) {
    if (new URL(response.url()).origin !== new URL(page.url()).origin) continue;
    // The headless shell does not ask for the browser's icon, and a whole browser asks once.
    if (/\/icon\.[\w-]+\.svg$/.test(response.url())) continue;
    weight.requests += 1;
    const body = await response.body();
    const kind = kindOfResource[response.request().resourceType()] ?? "other";
    weight[kind] += kind === "font" ? body.length : packed(body);
  }
  weight.all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
  return weight;
}

/**
 * Scrolls through a page one screen at a time, because a browser loads pictures and forms further down only
 * when they are near.
 */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      // The browser looks for near pictures after it has drawn a frame.
      await nextFrame();
      await nextFrame();
    }
  });
  await expectHydrated(page);
  // The browser does not load a picture that is folded away.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
