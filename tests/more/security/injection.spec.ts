import { pathOf } from "../../../src/lib/addresses/addresses.server.ts";
import { answerRates } from "../../support/donate-page.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

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

test("injected code: does not run, and the page is shown", async ({ page, expectProblem }) => {
  // React says (418) that the page differs from the built one, and draws it again.
  expectProblem(/policy violation|Content Security Policy|Failed to load|React error #418/);
  await answerRates(page);
  const markup = Object.values(attempts);
  for (const id of ["about", "home", "donate", "contact"] as const) {
    const path = pathOf(id, { prefix: "" });
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</h1>", `</h1>${markup.join("")}`);
      await route.fulfill({ response, body });
    });
    let violations = 0;
    page.on("console", (message) => {
      if (/^policy violation: script-src/.test(message.text())) violations += 1;
    });
    await page.goto(path);
    await expectHydrated(page);
    await expect.poll(() => violations).toBeGreaterThanOrEqual(markup.length);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("h1")).toHaveCSS("font-family", /Readex Pro/);
  }
});
