import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { temporaryFolder } from "../../tests/support/temporary-folders.ts";
import { moveIslands } from "./move-islands.ts";
import { removeUnusedStyles } from "./remove-unused-styles.ts";

const first = 'own("/assets/page-script-a.js")';
const policy =
  '<meta http-equiv="content-security-policy" content="' +
  "connect-src 'self' https://used.example https://other.example;" +
  `script-src 'self' '${policyHash(first)}' 'sha256-x='; style-src 'self' 'sha256-y=';">`;
const styles = "<style>.used{color:red}.shown{color:tan}.unused{color:blue}</style>";
const island = (props: string) =>
  '<astro-island uid="1a" prefix="r1" component-url="/assets/form.js" ' +
  `props="${props}" ssr><p class="used">Words</p></astro-island>`;
const runtime = '<script>customElements.get("astro-island")</script>';

/** Runs a step on a page as Astro writes it. */
function finish(
  step: (html: string, file: string, folder: string) => string,
  body: string,
  head = policy + styles,
) {
  const page = `<html><head>${head}</head><body><script>${first}</script>${body}</body></html>`;
  const form = 'import "./parts.js"';
  const files = {
    "assets/page-script-a.js": "ask()",
    "assets/form.js": form,
    "assets/parts.js": 'ask("https://used.example/a", "shown")',
  };
  const folder = temporaryFolder(files);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { html: step(page, "page.html", folder), read };
}

test("finished page: keeps only the styles that it and its scripts name", () => {
  const { html } = finish(removeUnusedStyles, island(""));
  expect(html).toContain("<style>.used{color:red}.shown{color:tan}</style>");
});

test("finished page: has a policy that allows only its own code and services", () => {
  const { html } = finish(removeUnusedStyles, island(""));
  const [, css = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  expect(html).toContain(
    `connect-src 'self' https://used.example;script-src 'self' '${policyHash(first)}'; style-src 'self' '${policyHash(css)}';`,
  );
});

test.each([
  ["there is no policy", styles],
  ["there are no styles", policy],
])("finished page: stops the build when %s", (_, head) => {
  expect(() => finish(removeUnusedStyles, island(""), head)).toThrow("page.html: expected");
});

test("finished page: has its policy and styles before its first script", () => {
  const { html } = finish(removeUnusedStyles, island(""));
  expect(html).toMatch(/<meta http-equiv[^>]*><style>[^<]*<\/style><script>own\(/);
});

test("finished page: loads the script of its islands with the props of each", () => {
  const [one, other] = ["{&quot;a&quot;:[0,&quot;b &amp; c&quot;]}", "{}"];
  const { html, read } = finish(moveIslands, runtime + island(one) + island(other) + island(one));
  expect(html).not.toContain("props=");
  expect(html, "readers do not hear the element").toContain('<astro-island role="presentation"');
  const [, script = ""] = /component-url="\/([^"]+)"/.exec(html) ?? [];
  expect(read(script)).toContain(String.raw`props=["{\"a\":[0,\"b & c\"]}","{}"],places=[0,1,0]`);
  const [, code = "", both = ""] = /<script>(own\("\/([^"]+)"\))<\/script>/.exec(html) ?? [];
  expect(read(both)).toBe('ask()\ncustomElements.get("astro-island")');
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain(policyHash(code));
});

test.each([
  ["has no props", runtime + island("{}").replace("props=", "data=")],
  ["has its own script", runtime + island("{}") + island("{}").replace("form", "parts")],
  ["has no code of Astro's", island("{}")],
])("finished page: stops the build when an island %s", (_, body) => {
  expect(() => finish(moveIslands, body)).toThrow("page.html: expected");
});
