import { expect, test } from "vitest";
import { filesOfPage } from "./files-of-page.ts";
import { withoutFramework } from "./without-framework.ts";

const page = `<head><link rel="preload" as="font" href="/assets/latin-1.woff2"/>
<style>a{src:url(/assets/arabic-1.woff2);mask:url(/assets/band-1.svg)}</style>
<script defer="" src="/assets/page-1.js"></script>
<script type="application/ld+json">{"a":1}</script></head>
<img src="/assets/hero-1.svg"/><a href="/about">x</a>
<script type="importmap">{"integrity":{"/assets/other-1.js":"sha384-x"}}</script>
<script>window.__reactRouterContext = {};</script>
<noscript><style>.with-script{display:none}</style></noscript><form><input/></form>
<script type="module" async="">for (const href of ["/assets/root-1.js"]) {}
await import("/assets/manifest-1.js");</script>`;

test("a page needs what it links to, preloads and draws, each once", () => {
  expect(filesOfPage(page + page)).toEqual([
    "/assets/latin-1.woff2",
    "/assets/page-1.js",
    "/assets/hero-1.svg",
    "/assets/band-1.svg",
    "/assets/root-1.js",
    "/assets/manifest-1.js",
  ]);
});

test("without the framework the page script and the data for search engines stay", () => {
  const html = withoutFramework(page);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script defer="" src="/assets/page-1.js">',
    '<script type="application/ld+json">',
  ]);
  expect(filesOfPage(html)).not.toContain("/assets/root-1.js");
  expect(html).toContain("/assets/hero-1.svg");
});

test("without the framework there is no form, and what stands in its place without JavaScript shows", () => {
  const html = withoutFramework(page);
  expect(html).not.toContain("<form");
  expect(html).not.toContain("<noscript>");
  expect(html).toContain("<style>.with-script{display:none}</style>");
});
