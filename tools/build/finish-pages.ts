import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import { type HTMLElement, parse, TextNode } from "node-html-parser";
import { connectOrigins } from "../../src/content-security-policy.server.ts";
import { showLanguageOffer } from "../../src/enhancements/offer-language.ts";
import { readOfflineCopyTiming } from "../../src/enhancements/offline-copy-news.ts";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { writeHashed } from "./bundle.ts";

type Page = { readonly file: string; readonly root: HTMLElement };

/** The code of every script of the build by file name. */
type Scripts = ReadonlyMap<string, string>;

/**
 * Removes from every page what it does not use: 5 KB of styles, 2 KB of scripts, 2 KB of island
 * props and 0.5 KB of policy after gzip (docs/decisions/002, 006, 007). Pages are finished one by
 * one, since a parsed page takes 2 MB of memory.
 * @throws Error naming the page and the piece that Astro writes differently
 */
export function finishPages(folder: string): void {
  const files = globSync("**/*.html", { cwd: folder });
  const islands = writeIslandsScript(folder, files);
  const scripts = readScripts(folder);
  const known: KnownStyles = new Map();
  for (const file of files) {
    const page = readPage(folder, file);
    refuseUnknownScripts(page);
    shareScripts(page, islands);
    const policy = find(page, policySelector);
    policy.remove();
    const code = codeOf(page, scripts);
    keepUsedStyles(page, code, known);
    // These hashes are of the code after the steps before.
    keepOwnPolicy(page, policy, code);
    moveProps(folder, page);
    writeFileSync(join(folder, file), page.root.toString());
  }
}

const readPage = (folder: string, file: string): Page => ({
  file,
  root: parseHtml(readFileSync(join(folder, file), "utf8")),
});

/** The parser must read every style, also the one in `noscript`. */
const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });

const islandsOf = ({ root }: Page) => root.querySelectorAll("astro-island");

/** @throws Error when the page has no such element */
function find(page: Page, selector: string): HTMLElement {
  return page.root.querySelector(selector) ?? fail(page, `an element ${selector}`);
}

/** @throws Error when the element has no such attribute */
function attribute(page: Page, element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? fail(page, `<${element.rawTagName}> with a ${name}`);
}

/** Code must not contain the entities that `textContent` would write. */
function setCode(element: HTMLElement, code: string): void {
  element.childNodes = [new TextNode(code, element)];
}

function fail({ file }: Page, expected: string): never {
  throw new Error(
    `${file}: expected ${expected}. Astro or React may write it in another way since the last ` +
      "upgrade; tools/build/finish-pages.ts has to follow.",
  );
}

const policySelector = 'meta[http-equiv="content-security-policy"]';

/** Inline scripts that run or that the browser uses. A policy names the hash of each. */
const inlineScripts = ({ root }: Page) =>
  root.querySelectorAll('script:not([src]):not([type="application/ld+json"])');

/** Checks that Astro has allowed each inline script, since the hashes are made again below. */
function refuseUnknownScripts(page: Page): void {
  const policy = attribute(page, find(page, policySelector), "content");
  for (const { rawText } of inlineScripts(page)) {
    if (!policy.includes(policyHash(rawText))) fail(page, `the policy to know ${rawText}`);
  }
}

/**
 * Writes a file with Astro's inline scripts of islands and the script of every page.
 * @returns the address of the file
 */
function writeIslandsScript(folder: string, files: readonly string[]): string {
  const codes = new Set<string>();
  for (const file of files) {
    if (!readFileSync(join(folder, file), "utf8").includes("<astro-island")) continue;
    const page = readPage(folder, file);
    const enhancements = attribute(page, scriptOf(page), "src");
    codes.add(readFileSync(join(folder, enhancements), "utf8"));
    for (const { rawText } of runtimeOf(page)) codes.add(rawText);
  }
  const [enhancements = "", ...runtime] = codes;
  return writeHashed(folder, "islands", [enhancements, ...runtime.sort()].join("\n"));
}

const scriptOf = (page: Page) => find(page, "script[type=module]");

function runtimeOf(page: Page): HTMLElement[] {
  const inBody = page.root.querySelectorAll("body script:not([src])");
  if (inBody.length === 0) fail(page, "Astro's scripts of an island in the body");
  return inBody.filter(({ rawText }) => rawText !== showLanguageOffer);
}

/** A page loads its script after the first drawing (docs/performance.md). */
function shareScripts(page: Page, islands: string): void {
  const script = scriptOf(page);
  script.remove();
  const hasIslands = islandsOf(page).length > 0;
  if (hasIslands) for (const runtimeScript of runtimeOf(page)) runtimeScript.remove();
  askForScriptLater(page, hasIslands ? islands : attribute(page, script, "src"));
}

function askForScriptLater(page: Page, path: string): void {
  const script = inlineScripts(page).find(({ rawText }) => rawText === readOfflineCopyTiming);
  if (script === undefined) fail(page, "the script that reads whether this is an offline copy");
  // The page must be complete, since the script gives each island its props. The second frame begins
  // when the first is on the screen, also where drawing takes long.
  const load = `import("${path}").catch(()=>{})`;
  const later = `requestAnimationFrame(()=>requestAnimationFrame(()=>${load}))`;
  setCode(script, `${readOfflineCopyTiming};addEventListener("DOMContentLoaded",()=>${later})`);
}

function readScripts(folder: string): Scripts {
  const files = globSync("**/*.js", { cwd: folder });
  return new Map(files.map((file) => [basename(file), readFileSync(join(folder, file), "utf8")]));
}

/** The code of a page, of its scripts and of their imports. */
function codeOf({ root }: Page, scripts: Scripts): string {
  const body = root.toString().replace(/<style>.*?<\/style>/gs, "");
  const found = new Set<string>([body]);
  // A loop over a set also visits values added during the loop.
  for (const text of found) {
    for (const [name] of text.matchAll(/(?<=\/)[\w.-]+\.js\b/g)) {
      const script = scripts.get(name);
      if (script !== undefined) found.add(script);
    }
  }
  return [...found].join("\n");
}

/** Without targets Lightning CSS would write newer syntax. */
const targets = browserslistToTargets(browserslist());

/** Most pages have the same styles: their classes, and what is left of them by what is removed. */
type KnownStyles = Map<string, { classes: readonly string[]; reduced: Map<string, string> }>;

function keepUsedStyles(page: Page, pageCode: string, known: KnownStyles): void {
  // Entities occur only in attributes, such as the class `[&>a]:underline`.
  const code = pageCode.replaceAll("&amp;", "&").replaceAll("&gt;", ">");
  const words = new Set(code.split(/[\s"'`]+/));
  const variables = new Set(variablesUsedIn(code));
  find(page, "head > style");
  for (const style of page.root.querySelectorAll("head > style")) {
    const css = withoutOtherFonts(page, style.rawText);
    const { classes, reduced } = known.get(css) ?? { classes: classesIn(css), reduced: new Map() };
    known.set(css, { classes, reduced });
    const unused = classes.filter((name) => !words.has(name));
    const key = [...unused, ...variables].join();
    const kept = reduced.get(key) ?? reduceStyles(css, unused, variables);
    reduced.set(key, kept);
    setCode(style, kept);
  }
}

function classesIn(css: string): readonly string[] {
  const written = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return [...new Set(written.map((name) => name.replace(/\\(.)/g, "$1")))];
}

const variablesUsedIn = (code: string): readonly string[] =>
  code.match(/(?<=var\()--[\w-]+/g) ?? [];

/** @param variables used outside the styles */
function reduceStyles(css: string, unusedClasses: string[], variables: ReadonlySet<string>) {
  const kept = withoutSymbols(css, unusedClasses);
  const used = new Set([...variables, ...variablesUsedIn(kept)]);
  const declared = [...kept.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  return withoutSymbols(
    kept,
    declared.filter((name) => !used.has(name)),
  );
}

/** Keeps the fonts for the direction of the page (`fonts.css`). */
function withoutOtherFonts(page: Page, css: string): string {
  const isRightToLeft = find(page, "html").getAttribute("dir") === "rtl";
  const faces = isRightToLeft
    ? /@font-face\{font-family:Readex Pro;[^}]*\}/g
    : /@font-face\{font-family:Readex (?:Pro )?Arabic[^}]*\}/g;
  if (!faces.test(css)) fail(page, `font faces that match ${faces}`);
  return css.replace(faces, "");
}

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css);
  const kept = transform({ filename: "page.css", code, minify: true, targets, unusedSymbols });
  // Lightning CSS repeats a prefix that is already there.
  return kept.code
    .toString()
    .replace(/^\/\*!.*?\*\/\s*/, "")
    .replace(/(-webkit-[^;{}]+;)\1+/g, "$1");
}

/**
 * Moves props into the script of the islands, since they delay the first drawing. Each island is
 * found by its place, and equal props are written once.
 */
function moveProps(folder: string, page: Page): void {
  const islands = islandsOf(page);
  const urls = islands.map((island) => attribute(page, island, "component-url"));
  const props = islands.map((island) => attribute(page, island, "props"));
  for (const url of new Set(urls)) {
    const places = [...islands.keys()].filter((place) => urls[place] === url);
    const puts = [...new Set(places.map((place) => props[place]))].map((itsProps) => {
      const itsPlaces = places.filter((place) => props[place] === itsProps);
      return `for(const n of [${itsPlaces}])all[n].setAttribute("props",${JSON.stringify(itsProps)})`;
    });
    const put = `{const all=document.querySelectorAll("astro-island");${puts.join(";")}}`;
    const script = `${readFileSync(join(folder, url), "utf8")}\n${put}`;
    const itsScript = writeHashed(folder, basename(url).replace(/\..*/, ""), script);
    for (const place of places) islands[place]?.setAttribute("component-url", itsScript);
  }
  for (const island of islands) {
    island.removeAttribute("props");
    // The uid depends on the folder's path, so it would differ on another machine. Nothing reads it.
    island.removeAttribute("uid");
    // React's listeners would make it a new parent for readers, which then leave out a part of the page.
    island.setAttribute("role", "presentation");
  }
}

/**
 * Puts the policy first in the head, since it applies to what follows. It names only the hashes of
 * this page and the services that its scripts use.
 */
function keepOwnPolicy(page: Page, meta: HTMLElement, code: string): void {
  const hashes = (elements: readonly HTMLElement[]) =>
    [...new Set(elements.map(({ rawText }) => ` '${policyHash(rawText)}'`))].join("");
  const policy = attribute(page, meta, "content")
    .split(/; ?/)
    .map((directive) => {
      const [name, ...sources] = directive.split(" ");
      if (name === "script-src") return `${name} 'self'${hashes(inlineScripts(page))}`;
      if (name === "style-src")
        return `${name} 'self'${hashes(page.root.querySelectorAll("style"))}`;
      const kept = sources.filter((source) => !isUnasked(source, code));
      return [name, ...kept].join(" ");
    });
  meta.setAttribute("content", policy.join(";"));
  find(page, "head").insertAdjacentHTML("afterbegin", meta.toString());
}

const isUnasked = (source: string, code: string) =>
  connectOrigins.includes(source) && !code.includes(source);
