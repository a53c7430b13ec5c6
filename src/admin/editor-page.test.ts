import { expect, test } from "vitest";
import { editorPage, isPlainMarkup } from "./editor-page.ts";

test("editor page: is not indexed and runs no inline script", () => {
  const page = editorPage(["https://git.example.org"]);
  expect(page).toContain('name="robots" content="noindex');
  expect(page).toMatch(/script-src 'self';/);
  expect(page).toContain("connect-src 'self' blob: data: https://git.example.org;");
  expect(page.match(/<script/g)).toHaveLength(1);
});

test.each([
  "10 to 60 characters.",
  "<p>Keep <strong>{founded}</strong> as it is.</p>",
  '<a href="https://sveltiacms.app/en/docs" target="_blank" rel="noreferrer">Help</a>',
  "img_<wbr>20261114.<wbr>png",
  "3 > 2",
])("isPlainMarkup: accepts %s", (html) => expect(isPlainMarkup(html)).toBe(true));

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<p class="a" onclick="b">c</p>',
  "<p",
  "<scr<p>ipt>alert(1)</script>",
])("isPlainMarkup: refuses %s", (html) => expect(isPlainMarkup(html)).toBe(false));
