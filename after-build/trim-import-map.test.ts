import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withTrimmedMap } from "./trim-import-map.ts";

const integrity = Object.fromEntries(
  ["manifest-1", "root-1", "donate-1", "tools-1", "home-1"].map((name) => [
    `/assets/${name}.js`,
    `sha384-${name}`,
  ]),
);
const page = `<script rr-importmap="" type="importmap">${JSON.stringify({ integrity })}</script>
<script type="module">await import("/assets/manifest-1.js"); await import("/assets/donate-1.js");</script>`;

const modules = new Map([
  ["/assets/manifest-1.js", 'window.manifest={"home":"/assets/home-1.js"}'],
  ["/assets/donate-1.js", 'import"./root-1.js";const tools=()=>import(`./tools-1.js`)'],
  ["/assets/root-1.js", ""],
  ["/assets/tools-1.js", ""],
  ["/assets/home-1.js", ""],
]);

test("a page keeps the hashes of the modules it can load, and of no other", () => {
  const html = withTrimmedMap(page, modules);
  for (const name of ["manifest-1", "donate-1", "root-1", "tools-1"]) {
    const hash = createHash("sha256")
      .update(modules.get(`/assets/${name}.js`) ?? "")
      .digest("base64");
    expect(html).toContain(`"/assets/${name}.js":"sha256-${hash}"`);
  }
  expect(html).not.toContain("home-1");
});

test("a module that does not exist stops the build", () => {
  const other = page.replace('await import("/assets/donate-1.js")', 'import("/assets/new-1.js")');
  expect(() => withTrimmedMap(other, modules)).toThrow("there is no /assets/new-1.js");
});

test("a page without an import map stays as it is", () => {
  expect(withTrimmedMap("<p>Words</p>", modules)).toBe("<p>Words</p>");
});
