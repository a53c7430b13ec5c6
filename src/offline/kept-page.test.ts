import { expect, test } from "vitest";
import { withPolicy } from "../../tools/build/content-security-policy.ts";
import { keptPage } from "./kept-page.ts";

const body = `<body><p class="a">Words</p></body>`;
const head = (css: string, more = "") =>
  `<html><head>${more}<title>A</title><style>${css}</style></head>`;
const forOthers = `<meta name="description" content="A"/><meta property="og:title" content="A"/><link rel="canonical" href="/"/><script type="application/ld+json">{}</script>`;

test("a kept page has the whole style sheet, a policy that lets it in, and nothing for others", () => {
  const served = withPolicy(head(".a{color:red}", forOthers) + body);
  const whole = ".a{color:red}.b{color:red}";
  expect(keptPage(served, whole)).toBe(withPolicy(head(whole) + body));
});
