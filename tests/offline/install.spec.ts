import * as v from "valibot";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/offline-site.ts";

const iconsSchema = v.object({ icons: v.array(v.object({ src: v.string(), type: v.string() })) });

for (const { language, shell } of everyLanguage) {
  test(`the site can be installed in ${language.code}`, async ({ page, context, request }) => {
    await page.goto(shell.paths.home);
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(`${language.prefix}/manifest.webmanifest`);
    const manifest: unknown = JSON.parse(data ?? "");
    expect(manifest).toMatchObject({
      name: shell.ui.name,
      start_url: shell.paths.home,
      dir: language.dir,
      lang: language.code,
    });
    const problems = await session.send("Page.getInstallabilityErrors");
    // Playwright's contexts are private windows, where nothing can be installed.
    const others = problems.installabilityErrors.filter(
      ({ errorId }) => errorId !== "in-incognito",
    );
    expect(others).toEqual([]);
    for (const { src, type } of v.parse(iconsSchema, manifest).icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()["content-type"]).toBe(type);
    }
  });
}
