import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/offline-site.ts";

test("manifest: makes the site installable in every language", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  for (const { language, shell } of everyLanguage) {
    await page.goto(shell.paths.home);
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(`${language.prefix}/manifest.webmanifest`);
    expect(JSON.parse(data ?? "")).toMatchObject({
      name: shell.ui.name,
      start_url: shell.paths.home,
      dir: language.dir,
      lang: language.code,
    });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Playwright's contexts are private windows, and a browser installs nothing from such a window.
    const problems = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    expect(problems).toEqual([]);
  }
});
