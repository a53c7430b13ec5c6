import { expect, test } from "vitest";
import { baselineOf, baselinePage } from "./baseline.ts";

const page = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
<link rel="preload" href="/assets/a.woff2"/><script defer="" src="/assets/page.js"></script>
<style>@font-face{font-family:A;src:url(/assets/a.woff2)}p{mask:url(/assets/b.svg)}</style></head>
<p>Words<img src="/assets/c.svg"/></p><script>1</script>`;

test("the baseline is the words and the styles", () => {
  const baseline = baselinePage(page);
  expect(baseline).toContain("<p>Words</p>");
  expect(baseline).toContain("p{mask:none}");
  expect(baseline).not.toMatch(/script|link|meta|font-face|assets/);
});

test("each page has a baseline of its own", () => {
  expect(["/", "/about", "/ar"].map(baselineOf)).toEqual([
    "/baseline/home",
    "/baseline/about",
    "/baseline/ar",
  ]);
});
