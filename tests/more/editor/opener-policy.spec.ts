import { expect } from "@playwright/test";
import { headersFor } from "../../../server/headers.ts";
import { listenOn } from "../../../server/listen.ts";
import { test } from "../../support/site-test.ts";
import { serveForge } from "./forge.ts";

/* Signing in opens a window at the forge, which comes back and answers the editor's window. */

const usual = headersFor("/")["Cross-Origin-Opener-Policy"];

for (const [name, policy, knows] of [
  ["Netlify and Cloudflare Pages join", `${usual}, unsafe-none`, true],
  ["all other pages have", `${usual}`, false],
] as const) {
  const outcome = knows ? "knows who opened it" : "no longer knows who did";
  test(`opener policy that ${name}: a window from the forge ${outcome}`, async ({ page }) => {
    const forge = await serveForge();
    const site = await listenOn((_, response) => {
      response.setHeader("Cross-Origin-Opener-Policy", policy).end("Only the headers matter.");
    });
    await page.goto(site.address);
    const opened = page.context().waitForEvent("page");
    const way = `${forge.address}/oauth/authorize?redirect_uri=${site.address}`;
    await page.evaluate((address) => void window.open(address), way);
    const answering = await opened;
    await answering.waitForURL(/code=/);
    expect(await answering.evaluate(() => window.opener !== null)).toBe(knows);
    await Promise.all([site.close(), forge.close()]);
  });
}
