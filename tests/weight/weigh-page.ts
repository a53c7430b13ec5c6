import type { Page, Response } from "@playwright/test";
import { expect } from "../support/site-test.ts";
import { type Kind, kinds, packed } from "./budgets.ts";

/** In bytes, but for the number of requests. */
export type Weight = Record<Kind | "all" | "requests", number>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "js",
  font: "font",
  image: "image",
};

/** Opens a page as a first visit would, sees all of it, and weighs what that loaded. */
export async function weighPage(page: Page, path: string): Promise<Weight> {
  // Nothing of an earlier page counts: neither what it still asks for nor what is in memory.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  return weighOpenPage(page, responses);
}

/** Sees all of a page that was opened, and weighs what answered it, also meanwhile. */
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
 * Goes through a page a screen at a time. Pictures and forms further down come only when they are near,
 * and how near depends on what the browser takes the network for.
 */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      // What is near is looked for once a frame is drawn, and a second one begins after that.
      await nextFrame();
      await nextFrame();
    }
  });
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  // One that is folded away is not asked for.
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.images].every((one) => one.complete || !one.checkVisibility()),
    );
  await expect.poll(isLoaded).toBe(true);
}
