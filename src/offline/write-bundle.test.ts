import { expect, test } from "vitest";
import { filesOfPage, offlinePage, withoutIsland } from "./write-bundle.ts";

const forOthers = `<meta name="description" content="A"><meta property="og:title" content="A"><link rel="canonical" href="/"><script type="application/ld+json">{}</script>`;
const pageWith = (more: string) =>
  `<html><head><meta charset="utf-8">${more}<style>.a{color:red}</style></head><body><p class="a">Words</p></body>`;

test("a kept page has its policy and styles, and nothing for others", () => {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  expect(offlinePage(pageWith(policy + forOthers))).toBe(pageWith(policy));
});

const page = `<head><link rel="preload" as="font" href="/assets/latin-1.woff2">
<style>a{src:url(/assets/arabic-1.woff2);mask:url(/assets/band-1.svg)}</style>
<script type="module" src="/assets/enhancements-1.js"></script>
<script type="application/ld+json">{"a":1}</script>
<noscript><style>.with-script{display:none}</style></noscript></head>
<img src="/assets/hero-1.svg"><a href="/about">x</a>
<script>(()=>{self.Astro={}})();</script>
<astro-island component-url="/assets/contact-1.js" props="{&quot;a&quot;:[0,&quot;1 > 0&quot;]}" ssr><p>Words</p><form><input></form></astro-island>`;

test("a page needs what it links to, preloads and draws, each once", () => {
  expect(filesOfPage(page + page)).toEqual([
    "/assets/latin-1.woff2",
    "/assets/enhancements-1.js",
    "/assets/hero-1.svg",
    "/assets/band-1.svg",
  ]);
});

test("without its island the enhancements and the data for search engines stay", () => {
  const html = withoutIsland(page);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/enhancements-1.js">',
    '<script type="application/ld+json">',
  ]);
  expect(html).toContain("/assets/hero-1.svg");
});

test("an island that never hydrates is its words, with no form, no props and nothing to load", () => {
  const html = withoutIsland(page);
  expect(html).toContain("<p>Words</p>");
  for (const gone of ["<form", "astro-island", "contact-1.js", "1 > 0"]) {
    expect(html).not.toContain(gone);
  }
});

test("without its island what stands in its place without JavaScript shows", () => {
  const html = withoutIsland(page);
  expect(html).not.toContain("<noscript>");
  expect(html).toContain("<style>.with-script{display:none}</style>");
});
