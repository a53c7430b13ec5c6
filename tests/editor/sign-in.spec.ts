import { expect } from "@playwright/test";
import { headersFor } from "../../server/headers.ts";
import { serveEditor } from "../support/editor-site.ts";
import { serveForge } from "../support/forge.ts";
import { test } from "../support/site-test.ts";

/* Signing in opens a window at the forge, which comes back and answers the editor's window. */

const usual = headersFor("/")["Cross-Origin-Opener-Policy"];

let forge: Awaited<ReturnType<typeof serveForge>>;
let editor: Awaited<ReturnType<typeof serveEditor>>;
let openerPolicy: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  forge = await serveForge();
  const { address } = forge;
  editor = await serveEditor(
    {
      name: "gitlab",
      repo: "group/site",
      branch: "main",
      auth_type: "pkce",
      base_url: address,
      api_root: `${address}/api/v4`,
      app_id: "the-application",
    },
    () => openerPolicy,
  );
});
test.afterAll(async () => {
  await editor?.close();
  await forge?.close();
});

test("editor: signs in through a window at the forge", async ({ page, expectProblem }) => {
  // This forge refuses everything after it has given the token.
  expectProblem(/401|Unauthorized/);
  // The window may close before its fonts are loaded.
  expectProblem(/^warning: Failed to load the .* font/);
  openerPolicy = undefined;
  await page.goto(`${editor.address}/admin`);
  // Sveltia CMS puts direction marks around the name of the forge.
  await page.getByRole("button", { name: /^Sign In with .?GitLab/ }).click();
  await expect.poll(() => forge.tokens).toContain("Bearer the-token");
});

for (const [name, policy, knows] of [
  ["Netlify and Cloudflare Pages join", `${usual}, unsafe-none`, true],
  ["all other pages have", usual, false],
] as const) {
  const outcome = knows ? "knows who opened it" : "no longer knows who did";
  test(`opener policy that ${name}: a window from the forge ${outcome}`, async ({ page }) => {
    openerPolicy = policy;
    // Any file of the editor will do, since only its headers matter.
    const file = `${editor.address}/admin/editor.js`;
    await page.goto(file);
    const opened = page.context().waitForEvent("page");
    const way = `${forge.address}/oauth/authorize?redirect_uri=${file}`;
    await page.evaluate((address) => void window.open(address), way);
    const answering = await opened;
    await answering.waitForURL(/code=/);
    expect(await answering.evaluate(() => window.opener !== null)).toBe(knows);
  });
}
