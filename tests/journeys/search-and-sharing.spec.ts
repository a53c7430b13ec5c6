import * as v from "valibot";
import { isIndexed, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { pathsOf } from "../support/all-paths.ts";
import { attributesOf, builtPages, decoded } from "../support/built-site.ts";
import { everyLanguage, mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { address } = loadSite();
const listedPages = pageIds.filter(isIndexed);
const htmlOf = new Map(builtPages().map(({ path, html }) => [path, html]));

function tagsIn(html: string, name: string, attributes: Readonly<Record<string, string>>) {
  const [head = ""] = html.split("</head>");
  return [...head.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))]
    .map(([tag]) => tag)
    .filter((tag) =>
      Object.entries(attributes).every(([key, value]) => attributesOf(tag, key)[0] === value),
    );
}

const meta = (html: string, name: string) =>
  [...tagsIn(html, "meta", { property: name }), ...tagsIn(html, "meta", { name })].flatMap((tag) =>
    attributesOf(tag, "content"),
  );
const linked = (html: string, attributes: Readonly<Record<string, string>>) =>
  tagsIn(html, "link", attributes).flatMap((tag) => attributesOf(tag, "href"));
const titleOf = (html: string) => decoded(/<title>([^<]*)</.exec(html)?.[1] ?? "");

const kinds = new Map<string, string>([
  ["home", "NGO"],
  ["donate", "DonateAction"],
]);

const linkedData = v.object({
  "@context": v.literal("https://schema.org"),
  "@graph": v.array(v.looseObject({ "@type": v.string() })),
});

for (const { language, shell, texts } of everyLanguage) {
  test(`a shared link to Donate in ${language.code} shows a picture, its title and a sentence`, async ({
    request,
  }) => {
    const html = htmlOf.get(shell.paths.donate) ?? "";
    const { head } = texts("donate");
    expect(titleOf(html)).toBe(head.title);
    expect(meta(html, "og:title")).toEqual([head.title]);
    expect(meta(html, "og:description")).toEqual([head.description]);
    expect(meta(html, "og:site_name")).toEqual([shell.ui.name]);
    expect(meta(html, "og:image:alt")).toEqual([texts("share").donate.alt]);
    expect(meta(html, "twitter:card")).toEqual(["summary_large_image"]);
    const [picture = ""] = meta(html, "og:image");
    expect(picture).toBe(`${address}/share/donate-${language.code}.png`);
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  });

  test(`every page in ${language.code} says where it is, in which languages, and what it is`, () => {
    for (const id of listedPages) {
      const path = pathOf(id, language);
      const html = htmlOf.get(path) ?? "";
      expect(html, id).toContain(`<html lang="${language.code}" dir="${language.dir}">`);
      expect(linked(html, { rel: "canonical" })).toEqual([address + path]);
      expect(meta(html, "og:url")).toEqual([address + path]);
      expect(meta(html, "og:locale")).toEqual([language.openGraph]);
      expect(meta(html, "og:locale:alternate")).toHaveLength(everyLanguage.length - 1);
      expect(meta(html, "robots")).toEqual([]);
      for (const [hreflang, to] of [
        ...everyLanguage.map((other) => [other.language.code, other.language] as const),
        ["x-default", mainLanguage().language] as const,
      ]) {
        expect(linked(html, { rel: "alternate", hreflang }), id).toEqual([
          address + pathOf(id, to),
        ]);
      }
      const [description = ""] = meta(html, "description");
      expect(titleOf(html).length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);

      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      const [thing] = data ? v.parse(linkedData, JSON.parse(data))["@graph"] : [];
      expect(thing?.["@type"], id).toBe(kinds.get(id));
    }
    for (const id of pageIds.filter((one) => !isIndexed(one))) {
      const html = htmlOf.get(pathOf(id, language)) ?? "";
      expect(meta(html, "robots"), id).toEqual(["noindex"]);
      expect(linked(html, { rel: "canonical" }), id).toEqual([]);
    }
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

test("every icon that a page names is there", async ({ request }) => {
  const home = htmlOf.get("/") ?? "";
  const icons = ["icon", "shortcut icon", "apple-touch-icon"].flatMap((rel) =>
    linked(home, { rel }),
  );
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
