import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOfflineCopyTiming } from "../../src/enhancements/offline-copy-news.ts";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { finishPages } from "./finish-pages.ts";

const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)}`;
const used = `${face("Readex Pro")}.used{color:red}`;
const styles = `${face("Readex Pro")}${face("Readex Arabic Fallback")}.used{color:red}.unused{color:blue}`;
const fallback = ".with-script{display:none}";
const hydration = "(()=>{hydrate()})();";

const pieces = {
  policy:
    '<meta http-equiv="content-security-policy" content="' +
    "connect-src 'self' https://api.emailjs.com https://open.er-api.com;script-src 'self' " +
    `'${policyHash(readOfflineCopyTiming)}' '${policyHash(hydration)}'; style-src 'self' 'sha256-x='">`,
  copy: `<script>${readOfflineCopyTiming}</script>`,
  enhancements: '<script type="module" src="/assets/page.js"></script>',
  styles: `<style>${styles}</style><noscript><style>${fallback}</style></noscript>`,
  hydration: `<script>${hydration}</script>`,
  island:
    '<astro-island component-url="/assets/form.js" component-export="Form" ' +
    'props="{&quot;a&quot;:[0,1]}"><p class="used">Words</p></astro-island>',
};

/** Finishes a page as Astro writes it. A change replaces one of its pieces. */
function finishPage(changed: Partial<typeof pieces> = {}) {
  const { policy, copy, enhancements, styles, hydration, island } = { ...pieces, ...changed };
  const folder = mkdtempSync(join(tmpdir(), "finish-pages-"));
  mkdirSync(join(folder, "assets"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  write("assets/page.js", "improve()");
  write("assets/form.js", 'ask("https://api.emailjs.com/send")');
  const head = `<head>${copy}<title>T</title>${enhancements}${policy}${styles}</head>`;
  write("page.html", `<!DOCTYPE html><html>${head}<body>${hydration}${island}</body></html>`);
  finishPages(folder);
  return { html: read("page.html"), read };
}

test("finished page: keeps only the styles and fonts that it uses", () => {
  const { html } = finishPage();
  expect(html).toContain(`<style>${used}</style>`);
  expect(html).toContain(fallback);
});

test("finished page: has a policy that allows only its code and its hosts", () => {
  const { html } = finishPage();
  const [, script = "", rest = ""] = /<script>(.*?)<\/script>(.*)/.exec(html) ?? [];
  expect(rest).not.toContain("<script");
  expect(html).toContain(
    `<head><meta http-equiv="content-security-policy" content="connect-src 'self' https://api.emailjs.com;` +
      `script-src 'self' '${policyHash(script)}';style-src 'self' ` +
      `'${policyHash(used)}' '${policyHash(fallback)}'">`,
  );
});

test("finished page: loads the script of its island with the props", () => {
  const { html, read } = finishPage();
  const [, runtime = ""] = /import\("\/(assets\/islands[^"]+)"/.exec(html) ?? [];
  expect(read(runtime)).toBe(`improve()\n${hydration}`);
  const [, script = ""] = /component-url="\/([^"]+)"/.exec(html) ?? [];
  expect(read(script)).toContain(
    String.raw`for(const n of [0])all[n].setAttribute("props","{\"a\":[0,1]}")`,
  );
  expect(html).not.toContain("props=");
});

test("finished page: hides the element of an island from readers, before and after React listens to it", () => {
  expect(finishPage().html).toContain('role="presentation"><p class="used">');
});

test("finished page: gives each of several islands its props", () => {
  const other = pieces.island.replace("&quot;a&quot;", "&quot;b&quot;");
  const { html, read } = finishPage({ island: pieces.island + other + pieces.island });
  const scripts = [...html.matchAll(/component-url="\/([^"]+)"/g)].map(([, script = ""]) => script);
  expect(scripts).toHaveLength(3);
  expect(new Set(scripts).size).toBe(1);
  expect(read(scripts[0] ?? "")).toContain(
    String.raw`for(const n of [0,2])all[n].setAttribute("props","{\"a\":[0,1]}");` +
      String.raw`for(const n of [1])all[n].setAttribute("props","{\"b\":[0,1]}")`,
  );
});

test.each([
  ["there is no policy", { policy: "" }, 'meta[http-equiv="content-security-policy"]'],
  [
    "the policy has no content",
    { policy: pieces.policy.replace("content=", "value=") },
    "a content",
  ],
  ["there are no styles", { styles: "" }, "head > style"],
  ["there are no fonts", { styles: "<style>.used{color:red}</style>" }, "font faces"],
  ["the script of an offline copy is missing", { copy: "" }, "whether this is an offline copy"],
  ["the script of every page is missing", { enhancements: "" }, "script[type=module]"],
  ["an island has no scripts of Astro's", { hydration: "" }, "scripts of an island in the body"],
  ["an island has no props", { island: pieces.island.replace("props=", "data=") }, "a props"],
  [
    "an island has no script",
    { island: pieces.island.replace("component-url", "url") },
    "component-url",
  ],
  [
    "there is an unknown inline script",
    { island: "<script>steal()</script>" },
    "the policy to know steal()",
  ],
])("finished page: stops the build when %s", (_, changed, expected) => {
  expect(() => finishPage(changed)).toThrow(`page.html: expected`);
  expect(() => finishPage(changed)).toThrow(expected);
});
