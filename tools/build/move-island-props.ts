import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { hashedPath } from "../../src/lib/addresses/addresses.server.ts";

/**
 * Moves what Astro writes into a page for islands into scripts: their props into that of the islands, its own code away,
 * because the page's script has it. Without this step Get Involved's LCP is 1.67 times Home's instead of 1.07
 * (docs/performance.md, medians of two), and the HTML of Donate in Arabic has 23.0 KB after gzip instead of 17.2, of 19.0.
 */
export function moveIslandProps(page: HTMLElement, folder: string): void {
  const islands = page.querySelectorAll("astro-island");
  if (islands.length === 0) return;
  const [url = ""] = islands.map((island) => island.getAttribute("component-url"));
  const code = readFileSync(join(folder, url), "utf8");
  const props = islands.map((island) => island.getAttribute("props") ?? "");
  const script = `${code}\n${propsScript(props)}`;
  const address = hashedPath(basename(url).replace(/\..*/, ""), "js", script);
  writeFileSync(join(folder, address), script);
  for (const island of islands) {
    // Nothing reads the other two: the page is complete when Astro's code comes.
    for (const name of ["props", "uid", "await-children"]) island.removeAttribute(name);
    // The name is in `component-export` too.
    const options = `${island.getAttribute("opts")}`.replace(/"name":"\w+",/, "");
    island.setAttribute("opts", options).setAttribute("component-url", address);
    // React's listeners would make the element a new parent for screen readers, which then leave out a part of the page.
    island.setAttribute("role", "presentation");
  }
  for (const inline of page.querySelectorAll("body script")) {
    if (inline.rawAttrs === "" && /astro[-:]/.test(inline.rawText)) inline.remove();
  }
}

/** The script runs when the page is complete. Each island is found by its place, and equal props are written once. */
function propsScript(props: readonly string[]): string {
  const different = [...new Set(props)];
  const places = props.map((own) => different.indexOf(own));
  return (
    `{const props=${JSON.stringify(different)},places=[${places}];` +
    'document.querySelectorAll("astro-island").forEach((island,n)=>' +
    'island.setAttribute("props",props[places[n]]))}'
  );
}
