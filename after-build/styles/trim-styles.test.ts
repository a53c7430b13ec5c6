import { expect, test } from "vitest";
import { withTrimmedStyles } from "./trim-styles.ts";

const css =
  ".in-page{color:red}.in-script{color:red}.in-other{color:red}.\\[\\&\\>p\\]\\:mt-2>p{margin:0}";
const page = `<style>${css}</style><p class="in-page [&amp;&gt;p]:mt-2"></p><script src="/assets/page-1.js"></script>`;
const modules = new Map([
  ["/assets/page-1.js", 'add("in-script")'],
  ["/assets/other-1.js", 'add("in-other")'],
]);

test("a page keeps the styles of its own words and scripts, and of no others", () => {
  expect(withTrimmedStyles(page, modules)).toBe(page.replace(".in-other{color:red}", ""));
});

test("a page without styles stays as it is", () => {
  expect(withTrimmedStyles("<p>Words</p>", modules)).toBe("<p>Words</p>");
});
