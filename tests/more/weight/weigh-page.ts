import type { Page, Response } from "@playwright/test";
import { expect, expectHydrated } from "../../support/site-test.ts";
import { type Kind, kinds, packed } from "./budgets.ts";

/** Sizes in bytes, and the number of requests. */
export type Weight = Record<Kind | "all" | "requests", number>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "js",
  font: "font",
  image: "image",
};

/** Opens a page as a first visit, scrolls through it, and weighs the files that it loads. */
export async function weighPage(page: Page, path: string): Promise<Weight> {
  // An empty page ends the requests of the earlier page and clears its memory.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  return weighOpenPage(page, responses);
}

/** Scrolls through an open page and weighs all its responses. */
export async function weighOpenPage(page: Page, responses: readonly Response[]): Promise<Weight> {
  await seeAll(page);
  const weight = { html: 0, js: 0, font: 0, image: 0, other: 0, all: 0, requests: 0 };
  for (const response of responses) {
    if (new URL(response.url()).origin !== new URL(page.url()).origin) continue;
    weight.requests += 1;
    const body = await response.body();
    const kind = kindOfResource[response.request().resourceType()] ?? "other";
    weight[kind] += kind === "font" ? body.length : packed(body);
  }
  weight.all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
  return weight;
}

/**
 * Scrolls through a page one screen at a time, since a browser loads pictures and forms further down only
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
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
  await expect.poll(isLoaded).toBe(true);
}
