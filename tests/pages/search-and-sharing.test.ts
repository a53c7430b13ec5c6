import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "../../src/lib/addresses/addresses.server.ts";
import { isIndexed, pageIds } from "../../src/lib/addresses/pages.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import {
  attributesOf,
  builtFolder,
  builtPages,
  elementsOf,
  expectWords,
} from "../support/built-site.ts";
import { everyLanguage, mainLanguage } from "../support/every-language.ts";

const { address } = loadSite();
const canonical = "[rel=canonical]";
const listedPages = pageIds.filter(isIndexed);
const built = new Map(builtPages().map(({ path, html }) => [path, html]));

/** The values of an attribute of elements in the head. */
function inHead(html: string, selector: string, name: string): string[] {
  const [head = ""] = html.split("</head>");
  return elementsOf(head, selector).flatMap((element) => attributesOf(element, name));
}

const meta = (html: string, name: string) =>
  inHead(html, `[name="${name}"],[property="${name}"]`, "content");
const linked = (html: string, selector: string) => inHead(html, selector, "href");

for (const { language, shell, texts } of everyLanguage) {
  test(`shared link to Donate in ${language.code}: shows a picture, a title and a sentence`, () => {
    const html = built.get(shell.paths.donate) ?? "";
    const { head } = texts("donate");
    expectWords(elementsOf(html, "title").join(), head.title);
    expect(meta(html, "og:title")).toEqual([head.title]);
    expect(meta(html, "og:description")).toEqual([head.description]);
    expect(meta(html, "og:site_name")).toEqual([shell.ui.name]);
    expect(meta(html, "og:image:alt")).toEqual([shell.ui.name]);
    expect(meta(html, "twitter:card")).toEqual(["summary_large_image"]);
    expect(meta(html, "og:image")).toEqual([`${address}/share.png`]);
  });

  test(`page in ${language.code}: names its address and its translations for search engines`, () => {
    for (const id of listedPages) {
      const path = pathOf(id, language);
      const html = built.get(path) ?? "";
      expect(html, id).toContain(`<html lang="${language.code}" dir="${language.dir}"`);
      expect(linked(html, canonical)).toEqual([address + path]);
      expect(meta(html, "og:url")).toEqual([address + path]);
      expect(meta(html, "og:locale")).toEqual([language.locale.replace("-", "_")]);
      expect(meta(html, "robots")).toEqual([]);
      for (const [hreflang, to] of [
        ...everyLanguage.map((other) => [other.language.code, other.language] as const),
        ["x-default", mainLanguage().language] as const,
      ]) {
        expect(linked(html, `[hreflang="${hreflang}"]`), id).toEqual([address + pathOf(id, to)]);
      }
    }
    for (const id of pageIds.filter((page) => !isIndexed(page))) {
      const html = built.get(pathOf(id, language)) ?? "";
      expect(meta(html, "robots"), id).toEqual(["noindex"]);
      expect(linked(html, canonical), id).toEqual([]);
    }
  });
}

test.each([
  ["share.png", 1200, 630],
  ["apple-touch-icon.png", 180, 180],
  ["icons/icon-192.png", 192, 192],
  ["icons/icon-512.png", 512, 512],
])("%s: is a light picture of %i × %i pixels", (file, width, height) => {
  const content = readFileSync(`${builtFolder}/${file}`);
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
  expect(content.length).toBeLessThan(60_000);
});

test("site map: names every indexed page once, with its translations", () => {
  const map = readFileSync(`${builtFolder}/sitemap-0.xml`, "utf8");
  const listed = [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  for (const [, url = "", links = ""] of listed) {
    const html = built.get(new URL(url).pathname) ?? "";
    expect(attributesOf(links, "href"), url).toEqual(linked(html, "[hreflang]"));
    expect(attributesOf(links, "hreflang"), url).toEqual(inHead(html, "[hreflang]", "hreflang"));
  }
  const indexed = builtPages().flatMap(({ html }) => linked(html, canonical));
  expect(listed.map(([, url]) => url).sort()).toEqual(indexed.sort());
});
