import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { hashedPath } from "../../src/lib/addresses/addresses.server.ts";

/**
 * Moves what Astro writes into a page for islands, their props and its own code, into scripts. Without this step
 * Get Involved's LCP is 1.67 times Home's instead of 1.07 (docs/performance.md, medians of two), and the HTML of Donate
 * in Arabic has 23.0 KB after gzip instead of 17.2, of 19.0.
 */
export function moveIslandProps(
  page: HTMLElement,
  folder: string,
  runtime: readonly string[],
): void {
  const islands = page.querySelectorAll("astro-island");
  if (islands.length === 0) return;
  const props = islands.map((island) => island.getAttribute("props") ?? "");
  const [url = "", ...others] = new Set(islands.map((each) => each.getAttribute("component-url")));
  expectAstro(!props.includes("") && others.length === 0, "islands with props, and one script");
  const script = `${readFileSync(join(folder, url), "utf8")}\n${propsScript(props)}`;
  const address = writeHashed(folder, basename(url).replace(/\..*/, ""), script);
  for (const island of islands) simplify(island).setAttribute("component-url", address);
  moveRuntime(page, folder, runtime);
}

/**
 * Removes what nothing reads: the name is in `component-export`, and the page is complete when Astro's code comes.
 * React's listeners would make the element a new parent for screen readers, which then leave out a part of the page.
 */
function simplify(island: HTMLElement): HTMLElement {
  for (const unread of ["uid", "props", "await-children"]) island.removeAttribute(unread);
  const options = island.getAttribute("opts")?.replace(/"name":"\w+",/, "") ?? "";
  return island.setAttribute("opts", options).setAttribute("role", "presentation");
}

const pageScript = /\/assets\/page-script-[\w.-]*/;

const runtimeScripts = (page: HTMLElement): HTMLElement[] =>
  page
    .querySelectorAll("script")
    .filter(({ rawAttrs, rawText }) => rawAttrs === "" && /astro[-:]/.test(rawText));

/** Astro's own code in these pages, each part once. */
export function runtimeIn(pages: readonly string[]): string[] {
  const withIslands = pages.filter((html) => html.includes("<astro-island"));
  const scripts = withIslands.flatMap((html) => runtimeScripts(parse(html)));
  return [...new Set(scripts.map(({ rawText }) => rawText))];
}

/**
 * Adds Astro's own code to the script of every page, because each request costs a round trip.
 * @param runtime of all pages, so that they share one script, which a visitor loads once
 */
function moveRuntime(page: HTMLElement, folder: string, runtime: readonly string[]): void {
  const own = runtimeScripts(page);
  const loader = page
    .querySelectorAll("script")
    .find((script) => pageScript.test(script.toString()));
  expectAstro(own.length > 0 && loader !== undefined, "inline scripts for islands");
  const [path = ""] = pageScript.exec(loader.toString()) ?? [];
  const code = [readFileSync(join(folder, path), "utf8"), ...runtime].join("\n");
  loader.replaceWith(loader.toString().replace(path, writeHashed(folder, "page", code)));
  for (const script of own) script.remove();
  // `island.css` has this rule.
  const styles = page.querySelectorAll("style");
  styles.find(({ rawText }) => rawText.startsWith("astro-island,"))?.remove();
}

/** @returns the address, which changes with the code */
function writeHashed(folder: string, name: string, code: string): string {
  const path = hashedPath(name, "js", code);
  writeFileSync(join(folder, path), code);
  return path;
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

/** @throws Error when Astro has not written what a step needs */
export function expectAstro(isSo: boolean, writes: string): asserts isSo {
  if (isSo) return;
  throw new Error(
    `expected ${writes}. Astro may write them in another way since the last upgrade; ` +
      "tools/build has to follow.",
  );
}
