import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashedFolder } from "../../src/addresses/addresses.server.ts";
import { elementsIn, expectAstro, valueIn, without } from "./page-elements.ts";

/**
 * Moves what Astro writes into a page for islands, their props and its own code, into scripts. Without this step
 * Get Involved's LCP is 1.67 times Home's instead of 1.07 (`npm run bench`, medians of two), and the HTML of Donate
 * in Arabic has 23.0 KB after gzip instead of 17.2, of 19.0 (docs/performance.md).
 */
export function moveIslandProps(html: string, folder: string): string {
  const tags = elementsIn(html, "astro-island").map(({ tag }) => tag);
  if (tags.length === 0) return html;
  const props = tags.map((tag) => valueIn(tag, "props"));
  const [url = "", ...others] = new Set(tags.map((tag) => valueIn(tag, "component-url")));
  expectAstro(!props.includes("") && others.length === 0, "islands with props, and one script");
  const script = `${readFileSync(join(folder, url), "utf8")}\n${propsScript(props)}`;
  const address = writeHashed(folder, basename(url).replace(/\..*/, ""), script);
  return tags.reduce(
    (page, tag) => page.replace(tag, () => lighterTag(tag).replace(url, address)),
    moveRuntime(html, folder),
  );
}

/** Adds Astro's own code to the script of every page, because each request costs a round trip. */
function moveRuntime(html: string, folder: string): string {
  const runtime = elementsIn(html, "script").filter(
    ({ tag, text }) => tag === "<script>" && /astro[-:]/.test(text),
  );
  const [script = ""] = /\/assets\/page-script-[\w.-]*/.exec(html) ?? [];
  expectAstro(runtime.length > 0 && script !== "", "inline scripts for islands");
  const parts = [readFileSync(join(folder, script), "utf8"), ...runtime.map(({ text }) => text)];
  return (
    without(html, runtime)
      .replace(script, writeHashed(folder, "page", parts.join("\n")))
      // The page is complete when Astro's code comes, and `island.css` has the rule.
      .replaceAll("<!--astro:end-->", "")
      .replace("<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>", "")
  );
}

/**
 * The uid depends on the build's folder, and nothing reads it. The export names the island. React's listeners would
 * make the element a new parent for screen readers, which then leave out a part of the page.
 */
const lighterTag = (tag: string): string =>
  tag
    .replace(/ (?:uid|props)="[^"]*"| await-children|&quot;name&quot;:&quot;\w+Island&quot;,/g, "")
    .replace("<astro-island", '<astro-island role="presentation"');

/** @returns the address, which changes with the code */
function writeHashed(folder: string, name: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const path = `/${hashedFolder}/${name}.${hash}.js`;
  writeFileSync(join(folder, path), code);
  return path;
}

/** The script runs when the page is complete. Each island is found by its place, and equal props are written once. */
function propsScript(props: readonly string[]): string {
  const different = [...new Set(props)];
  const places = props.map((own) => different.indexOf(own));
  return (
    `{const props=${JSON.stringify(different.map(decoded))},places=[${places}];` +
    'document.querySelectorAll("astro-island").forEach((island,n)=>' +
    'island.setAttribute("props",props[places[n]]))}'
  );
}

const entities: Readonly<Record<string, string>> = { quot: '"', "#39": "'", lt: "<", gt: ">" };

const decoded = (attribute: string): string =>
  attribute
    .replace(/&(quot|#39|lt|gt);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll("&amp;", "&");
