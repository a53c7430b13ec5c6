import * as v from "valibot";
import { isIndexed, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { pathsOf } from "../../src/site-map.server.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const { address } = loadSite();
const listedPages = pageIds.filter(isIndexed);
const codes = everyLanguage.map(({ language }) => language.code);

const meta = (page: Page, name: string) =>
  page
    .locator(`head > meta[property="${name}"], head > meta[name="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));

const linkedData = v.object({
  "@context": v.literal("https://schema.org"),
  "@graph": v.array(v.looseObject({ "@type": v.string() })),
});

for (const { language, shell, texts } of everyLanguage) {
  test.describe(`in ${language.code}`, () => {
    test.beforeEach(({ page }) => answerRates(page));

    test("a shared link to Donate shows a picture, its title and a sentence", async ({
      page,
      request,
    }) => {
      const { head } = texts("donate");
      const card = texts("share").donate;
      await page.goto(shell.paths.donate);
      await expect(page).toHaveTitle(head.title);
      expect(await meta(page, "og:title")).toEqual([head.title]);
      expect(await meta(page, "og:description")).toEqual([head.description]);
      expect(await meta(page, "og:site_name")).toEqual([shell.ui.name]);
      expect(await meta(page, "og:locale")).toEqual([language.openGraph]);
      expect(await meta(page, "og:image:alt")).toEqual([card.alt]);
      expect(await meta(page, "twitter:card")).toEqual(["summary_large_image"]);
      const [picture = ""] = await meta(page, "og:image");
      expect(picture).toBe(`${address}/share/donate-${language.code}.png`);
      const answer = await request.get(new URL(picture ?? "").pathname);
      expect(answer.headers()["content-type"]).toBe("image/png");
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(300_000);
    });

    test("every page says where it is, in which languages, and what it is", async ({ page }) => {
      test.slow();
      for (const id of listedPages) {
        const path = pathOf(id, language);
        await page.goto(path);
        const canonical = page.locator('head > link[rel="canonical"]');
        await expect(canonical).toHaveCount(1);
        await expect(canonical).toHaveAttribute("href", address + path);
        expect(await meta(page, "og:url")).toEqual([address + path]);
        expect(await meta(page, "og:locale:alternate")).toHaveLength(codes.length - 1);
        expect(await meta(page, "robots")).toEqual([]);
        const alternates = await page
          .locator('head > link[rel="alternate"][hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
        expect(alternates).toEqual([...codes, "x-default"]);

        const title = await page.title();
        const [description = ""] = await meta(page, "description");
        expect(title.length).toBeLessThanOrEqual(60);
        expect(description?.length).toBeGreaterThanOrEqual(50);
        expect(description?.length).toBeLessThanOrEqual(160);

        const data = page.locator('script[type="application/ld+json"]');
        await expect(data).toHaveCount(1);
        const graph = v.parse(linkedData, JSON.parse((await data.textContent()) ?? ""))["@graph"];
        const types = graph.map((node) => node["@type"]);
        expect(types.includes("BreadcrumbList")).toBe(id !== "home");
        expect(types.includes("DonateAction")).toBe(id === "donate");
        expect(types.includes("NGO")).toBe(["home", "about", "contact", "donate"].includes(id));
      }
    });

    test("pages with examples and the outbox ask not to be listed", async ({ page }) => {
      for (const id of pageIds.filter((one) => one !== "notFound" && !isIndexed(one))) {
        await page.goto(shell.paths[id]);
        expect(await meta(page, "robots")).toEqual(["noindex"]);
        await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
      }
    });

    test("the not-found page asks not to be listed", async ({ page, expectProblem }) => {
      expectProblem(/404/);
      await page.goto(`${language.prefix}/nowhere`);
      expect(await meta(page, "robots")).toEqual(["noindex"]);
      await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
    });
  });
}

test("every address in the site map answers, and is the canonical one", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(addresses).toHaveLength(
    everyLanguage.flatMap(({ language }) => listedPages.flatMap((id) => pathsOf(id, language)))
      .length,
  );
  for (const url of addresses) {
    const answer = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${url}">`);
  }
});

test("every icon that a page or its manifest names is there", async ({ page, request }) => {
  await page.goto("/");
  const icons = await page
    .locator('head > link[rel~="icon"], head > link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("robots.txt and security.txt are there", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`${address}/sitemap.xml`);
  const security = await (await request.get("/.well-known/security.txt")).text();
  const [, expires = ""] = /^Expires: (.+)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});
