import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { type Kind, kinds } from "./budgets.ts";

export type Weight = Record<Kind | "all" | "requests", number>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "js",
  font: "font",
  image: "image",
};

export async function weighPage(page: Page, path: string): Promise<Weight> {
  // Nothing of an earlier page counts: neither what it still asks for nor what is in memory.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  // Pictures further down are only loaded when they come near.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  const weight: Weight = {
    html: 0,
    js: 0,
    font: 0,
    image: 0,
    other: 0,
    all: 0,
    requests: 0,
  };
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

/** Bytes after gzip; a picture that is compressed already does not get smaller. */
export function packed(body: Buffer | string): number {
  const bytes = Buffer.from(body);
  return bytes.length === 0 ? 0 : Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}
