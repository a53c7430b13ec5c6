import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashedFolder } from "../../src/content/addresses.server.ts";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { otherAstro } from "./remove-unused-styles.ts";

/** An island as Astro writes it. Values have no quotation marks inside. */
const island = /<astro-island uid="[^"]*"([^>]*?) component-url="([^"]*)"([^>]*?) props="([^"]*)"/g;

/**
 * Moves what Astro writes into a page for islands, their props and its own code, into scripts. Without this step
 * Get Involved's LCP is 1.67 times Home's instead of 1.07 (`npm run bench`, medians of two), and the HTML of Donate
 * in Arabic has 23.0 KB after gzip instead of 17.2, of 19.0 (docs/performance.md).
 * @throws Error naming a page whose islands Astro writes in another way
 */
export function moveIslands(html: string, file: string, folder: string): string {
  if (!html.includes("<astro-island ")) return html;
  const islands = [...html.matchAll(island)];
  const [url = "", ...others] = new Set(islands.map(([, , scriptUrl = ""]) => scriptUrl));
  const runtime = [...html.matchAll(inlineScript)].filter(([, code]) => isRuntime(code));
  if (islands.length !== html.split("<astro-island ").length - 1 || others.length > 0) {
    otherAstro(file, "islands with a uid and props, and one script for all");
  }
  if (runtime.length === 0) otherAstro(file, "Astro's inline scripts of islands");
  const script = `${readFileSync(join(folder, url), "utf8")}\n${propsScript(islands)}`;
  const address = writeHashed(folder, basename(url).replace(/\..*/, ""), script);
  const [first = "", page = ""] =
    firstScript.exec(html) ?? otherAstro(file, "the script of every page");
  // Astro's own code joins it, because each request costs a round trip.
  const parts = [readFileSync(join(folder, page), "utf8"), ...runtime.map(([, code]) => code)];
  const longerPage = writeHashed(folder, "page", parts.join("\n"));
  return (
    html
      // The page is complete when Astro's code comes, its export names an island, and `island.css` has its rule.
      .replace(/ await-children|<!--astro:end-->|&quot;name&quot;:&quot;\w+Island&quot;,/g, "")
      .replace("<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>", "")
      .replace(inlineScript, (tag, code: string) => (isRuntime(code) ? "" : tag))
      // The uid depends on the build's folder, and nothing reads it. React's listeners would make the
      // element a new parent for readers, which then leave out a part of the page.
      .replace(island, `<astro-island role="presentation"$1 component-url="${address}"$3`)
      .replace(page, longerPage)
      .replace(policyHash(first), policyHash(first.replace(page, longerPage)))
  );
}

/** @returns the address, which changes with the code */
function writeHashed(folder: string, name: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const path = `/${hashedFolder}/${name}.${hash}.js`;
  writeFileSync(join(folder, path), code);
  return path;
}

const firstScript = /(?<=<script>).*?(\/assets\/page-script-[\w.-]*).*?(?=<\/script>)/s;

const inlineScript = /<script>(.*?)<\/script>/gs;

const isRuntime = (code = ""): boolean => /astro[-:]/.test(code);

/** The script runs when the page is complete. Each island is found by its place, and equal props are written once. */
function propsScript(islands: readonly RegExpExecArray[]): string {
  const all = islands.map(([, , , , props = ""]) => decoded(props));
  const different = [...new Set(all)];
  const places = all.map((props) => different.indexOf(props));
  return (
    `{const props=${JSON.stringify(different)},places=[${places}];` +
    'document.querySelectorAll("astro-island").forEach((island,n)=>' +
    'island.setAttribute("props",props[places[n]]))}'
  );
}

const entities: Readonly<Record<string, string>> = { quot: '"', "#39": "'", lt: "<", gt: ">" };

const decoded = (attribute: string): string =>
  attribute
    .replace(/&(quot|#39|lt|gt);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll("&amp;", "&");
