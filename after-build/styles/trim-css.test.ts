import { expect, test } from "vitest";
import { trimCss } from "./trim-css.ts";

const known = `<p class="a sm:p-4 [&>p]:mt-2 before:content-['x'] group" data-kept="">
const look = "b c", note = "printNote";`;

test.each([
  [".a{color:red}"],
  [".b{color:red}"],
  [".sm\\:p-4{padding:1rem}"],
  [".\\[\\&\\>p\\]\\:mt-2>p{margin:0}"],
  [".before\\:content-\\[\\'x\\'\\]:before{content:'x'}"],
  ["p{margin:0}"],
  ["[data-kept]{display:none}"],
  ["[data-print-note] p{display:none}"],
  [".a:not(.gone){color:red}"],
  [":is(.a,.gone){color:red}"],
  [":where(.a>:not(:last-child)){margin:0}"],
  ["@keyframes turn{to{rotate:1turn}}"],
  [":lang(ar){line-height:2}"],
])("%s can match and is kept", (css) => {
  expect(trimCss(css, known)).toBe(css);
});

test.each([
  [".gone{color:red}"],
  // A part of a word is not the word.
  [".p-4{padding:1rem}"],
  [".a .gone{color:red}"],
  [".a.gone{color:red}"],
  ["[data-gone] p{color:red}"],
  [":is(.gone){color:red}"],
  [":is(:where(.group):hover .group-hover\\:gone){color:red}"],
  [":where(.gone>:not(:last-child)){margin:0}"],
  ["@media print{@supports (display:grid){.gone{display:grid}}}"],
])("%s can match nothing and goes", (css) => {
  expect(trimCss(css, known)).toBe("");
});

test("of several selectors those stay that can match", () => {
  expect(trimCss(".a,.gone,p{color:red}", known)).toBe(".a,p{color:red}");
});

test("a custom property that no rule names is not registered, and gets no initial value", () => {
  const css = `@layer properties{@supports (a:b){*{--tw-x:0;--tw-y:0}}}.a{margin:var(--tw-x)}.gone{margin:var(--tw-y)}@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}`;
  const left = trimCss(css, known);
  expect(left).toContain("--tw-x:0");
  expect(left).toContain("@property --tw-x");
  expect(left).not.toContain("--tw-y");
});
