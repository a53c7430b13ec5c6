import { pathOf } from "../../../src/content/addresses.server.ts";
import { answerRates } from "../../support/donate-page.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

declare global {
  interface Window {
    injected?: string;
  }
}

const attempts = {
  "an inline script": `<script>window.injected = "script"</script>`,
  "a module": `<script type="module">window.injected = "module"</script>`,
  "an onerror": `<img src="/nothing.png" alt="" onerror="window.injected = 'onerror'">`,
  "a script from elsewhere": `<script src="https://evil.example/x.js"></script>`,
  "a javascript: address": `<iframe src="javascript:parent.injected='address'" title="x"></iframe>`,
} as const;

/** Opens a page with markup behind its heading. */
async function openWith(page: Page, path: string, markup: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</h1>", `</h1>${markup}`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test("policy: blocks injected code", async ({ page, expectProblem }) => {
  expectProblem(/policy violation|Content Security Policy|Failed to load resource/);
  let violations = 0;
  page.on("console", (message) => {
    if (/^policy violation: script-src/.test(message.text())) violations += 1;
  });
  await openWith(page, "/about", Object.values(attempts).join(""));
  await expect.poll(() => violations).toBe(Object.values(attempts).length);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
});

test("pages: still show their heading when code was injected", async ({ page, expectProblem }) => {
  // React says (418) that the page differs from the built one, and draws it again.
  expectProblem(/policy violation|Content Security Policy|Failed to load|React error #418/);
  await answerRates(page);
  const markup = attempts["an inline script"] + attempts["an onerror"];
  for (const id of ["home", "donate", "contact"] as const) {
    await openWith(page, pathOf(id, { prefix: "" }), markup);
    await expectHydrated(page);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("h1")).toHaveCSS("font-family", /Readex Pro/);
  }
});
