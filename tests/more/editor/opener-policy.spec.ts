import { expect } from "@playwright/test";
import { headersFor } from "../../../server/headers.ts";
import { listenOn } from "../../../server/listen.ts";
import { test } from "../../support/site-test.ts";
import { serveForge } from "./forge.ts";

test("opener policy that Netlify and Cloudflare Pages join: a window from the forge knows who opened it", async ({
  page,
}) => {
  const joined = `${headersFor("/")["Cross-Origin-Opener-Policy"]}, unsafe-none`;
  const forge = await serveForge();
  const site = await listenOn((_, response) => {
    response.setHeader("Cross-Origin-Opener-Policy", joined).end("Only the headers matter.");
  });
  await page.goto(site.address);
  const opened = page.context().waitForEvent("page");
  const way = `${forge.address}/oauth/authorize?redirect_uri=${site.address}`;
  await page.evaluate((address) => void window.open(address), way);
  const answering = await opened;
  await answering.waitForURL(/code=/);
  expect(await answering.evaluate(() => window.opener !== null)).toBe(true);
  await Promise.all([site.close(), forge.close()]);
});
