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

const refused = /policy violation|Content Security Policy|Failed to load resource/;

/** Opens a page with markup behind its heading, and without its policies if so wanted. */
async function openWith(page: Page, path: string, markup: string, isOpen = false): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("</h1>", `</h1>${markup}`);
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = html.replace(/<meta http-equiv="content-security[^>]*>/, "");
    await route.fulfill(isOpen ? { response, headers, body } : { response, body: html });
  });
  await page.goto(path);
}

test("policy: blocks injected code", async ({ page, expectProblem }) => {
  expectProblem(refused);
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

test("injected code: runs when the policy is removed", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await openWith(page, "/about", attempts["an onerror"], true);
  await expect.poll(() => page.evaluate(() => window.injected)).toBe("onerror");
});

test("trusted types: refuse markup and script addresses made from text", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/policy violation|Content Security Policy|requires 'Trusted/i);
  await page.goto("/contact");
  const thrown = await page.evaluate(() => {
    const attempt = (attack: () => unknown) => {
      try {
        attack();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    };
    const script = document.createElement("script");
    return {
      markup: attempt(() => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")),
      address: attempt(() => script.setAttribute("src", "/assets/x.js")),
      policy: attempt(() =>
        window.trustedTypes?.createPolicy("other", { createScriptURL: (url) => url }),
      ),
    };
  });
  expect(thrown).toEqual({ markup: "TypeError", address: "TypeError", policy: "TypeError" });
});

test("pages: cannot be framed", async ({ page, expectProblem }) => {
  expectProblem(/frame|Content Security Policy|policy violation/i);
  await page.goto("/about");
  const refusal = page.waitForEvent("console", (message) => /frame/i.test(message.text()));
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/donate";
    document.body.append(frame);
  });
  expect((await refusal).text()).toMatch(/default-src|frame-src|frame-ancestors/);
});
