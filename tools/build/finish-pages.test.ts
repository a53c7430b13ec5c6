import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folders.ts";
import { finishPages } from "./finish-pages.ts";

const first = 'own("/assets/page-script-a.js")';
const rates = "https://open.er-api.com";
const styles = "<style>.used{color:red}.shown{color:tan}.unused{color:blue}</style>";
const island = (props: string) =>
  '<astro-island uid="1a" prefix="r1" component-url="/assets/form.js" ' +
  `props="${props}" ssr><p class="used">Words</p></astro-island>`;
const runtime = '<script>customElements.get("astro-island")</script>';

/** Finishes a page as Astro writes it. */
function finish(body: string, head = styles, ownScript = first) {
  const folder = temporaryFolder({
    "page.html": `<html><head><script>${ownScript}</script>${head}</head><body>${body}</body></html>`,
    "assets/page-script-a.js": "ask()",
    "assets/form.js": 'import "./parts.js"',
    "assets/parts.js": `ask("${rates}/a", "shown")`,
  });
  finishPages(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { html: read("page.html"), read };
}

test("finished page: keeps only the styles that it and its scripts name", () => {
  const { html } = finish(runtime + island("{}"));
  expect(html).toContain("<style>.used{color:red}.shown{color:tan}</style>");
});

test.each([
  ":focus-visible{color:red}",
  "p.used:not(.unused),:is(.unused,.used)>p{color:red}",
  ":root{--read:red}.used{color:var(--read)}",
  ".used{animation:turn 1s}@keyframes turn{to{color:red}}",
])("finished page: keeps %s", (css) => {
  expect(finish(`<p class="used">`, `<style>${css}</style>`).html).toContain(
    `<style>${css}</style>`,
  );
});

test.each([
  ".used .unused{color:red}",
  "table p{color:red}",
  "@media print{:is(.unused,table){color:red}}",
  ":root{--unread:red}",
  "@keyframes turn{to{color:red}}",
  "[dir=rtl] .used{color:red}",
  "@font-face{src:url(/assets/readex-pro-arabic.a.woff2)}",
])("finished page: leaves %s out", (css) => {
  expect(finish(`<p class="used">`, `<style>${css}</style>`).html).toContain("<style></style>");
});

test("finished page: has its policy and styles before its first script", () => {
  const { html } = finish("");
  expect(html).toMatch(/<meta http-equiv[^>]*><style>[^<]*<\/style><script>own\(/);
});

test("finished page: loads the script of its islands with the props of each", () => {
  const [one, other] = ["{&quot;a&quot;:[0,&quot;b &amp; c&quot;]}", "{}"];
  const { html, read } = finish(runtime + island(one) + island(other) + island(one));
  expect(html).not.toContain("props=");
  expect(html, "readers do not hear the element").toContain(' role="presentation"><p');
  const [, script = ""] = /component-url="\/([^"]+)"/.exec(html) ?? [];
  expect(read(script)).toContain(String.raw`props=["{\"a\":[0,\"b & c\"]}","{}"],places=[0,1,0]`);
  expect(html.match(/<script>/g), "Astro's own code is in the page's script").toHaveLength(1);
});

test("finished page: keeps a script of the head that names islands", () => {
  const { html } = finish(runtime + island("{}"), styles, 'document.querySelector("astro-island")');
  expect(html).toContain('document.querySelector("astro-island")');
});
