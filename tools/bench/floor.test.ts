import { expect, test } from "vitest";
import { floorOf, floorPage } from "./floor.ts";

const page = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
<link rel="preload" href="/assets/a.woff2"/><script defer="" src="/assets/page.js"></script>
<style>@font-face{font-family:A;src:url(/assets/a.woff2)}p{mask:url(/assets/b.svg)}</style></head>
<p>Words<img src="/assets/c.svg"/></p><script>1</script>`;

test("the floor is the words and the styles", () => {
  const floor = floorPage(page);
  expect(floor).toContain("<p>Words</p>");
  expect(floor).toContain("p{mask:none}");
  expect(floor).not.toMatch(/script|link|meta|font-face|assets/);
});

test("each page has a floor of its own", () => {
  expect(["/", "/about", "/ar"].map(floorOf)).toEqual(["/floor/home", "/floor/about", "/floor/ar"]);
});
