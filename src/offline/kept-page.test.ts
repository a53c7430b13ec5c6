import { expect, test } from "vitest";
import { keptPage } from "./kept-page.ts";

const forOthers = `<meta name="description" content="A"><meta property="og:title" content="A"><link rel="canonical" href="/"><script type="application/ld+json">{}</script>`;
const pageWith = (more: string) =>
  `<html><head><meta charset="utf-8">${more}<style>.a{color:red}</style></head><body><p class="a">Words</p></body>`;

test("a kept page has its policy and styles, and nothing for others", () => {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  expect(keptPage(pageWith(policy + forOthers))).toBe(pageWith(policy));
});
