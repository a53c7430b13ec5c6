import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import { connectOrigins } from "../../src/content-security-policy.server.ts";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { readOfflineCopyTiming } from "../../src/ui/offline-copy-news.ts";
import { writeHashed } from "./bundle.ts";

const styles = /(?<=<style>)[^<]*(?=<\/style>)/g;

/** Without them Lightning CSS would write what it reads in newer ways. */
const targets = browserslistToTargets(browserslist());

/** Takes out of every built page the styles, hashes and marks that it cannot use. */
export function finishPages(folder: string): void {
  const runtime = writeRuntime(folder);
  const scripts = new Map(
    globSync("**/*.js", { cwd: folder }).map((file) => [
      basename(file),
      readFileSync(join(folder, file), "utf8"),
    ]),
  );
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, "utf8");
    const own = keepOwnStyles(keepOwnFallback(plain(runtime(html))), scripts);
    writeFileSync(path, moveProps(folder, keepOwnPolicy(stylesFirst(own), scripts)));
  }
}

/** Astro's own scripts, inline in every page with an island, and the site's, which every page loads. */
const hydration = /<script>\(\(\)=>\{[\s\S]*?<\/script>/g;
const enhancements = /<script type="module" src="(\/assets\/page\.[^"]+)"><\/script>/;

/**
 * Pages with an island share 2 KB, and ask for no more files. A page asks for its script once it has
 * been drawn (docs/performance.md).
 */
function writeRuntime(folder: string): (html: string) => string {
  const pages = globSync("**/*.html", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const inline = new Set(pages.flatMap((html) => html.match(hydration) ?? []));
  const [, own = ""] = enhancements.exec(pages.join("")) ?? [];
  const codes = [...inline].sort().map((script) => script.replace(/<\/?script>/g, ""));
  const all = [readFileSync(join(folder, own)), ...codes].join("\n");
  const path = writeHashed(folder, "islands", all);
  return (html) => {
    const script = html.includes("<astro-island") ? path : own;
    const later = `requestAnimationFrame(()=>setTimeout(()=>import("${script}").catch(()=>{})))`;
    const code = `${readOfflineCopyTiming};${later}`;
    return html
      .replace(hydration, "")
      .replace(enhancements, "")
      .replace(readOfflineCopyTiming, () => code)
      .replace(policyHash(readOfflineCopyTiming), policyHash(code));
  };
}

/** The rule of Astro's stands in `base.css`. */
const idle =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"|lucide lucide-[\w-]+ |<style>astro-island[^<]+<\/style>/g;

function plain(html: string): string {
  const shorter = html.replace(idle, "");
  return html.includes("<astro-island") ? shorter : shorter.replaceAll("<!-- -->", "");
}

const island = /(<astro-island[^>]* component-url=")([^"]+)("[^>]*) props="([^"]*)"/;

/** Into the island's script, one for each page then: the 2 KB would keep the page from showing. */
function moveProps(folder: string, html: string): string {
  return html.replace(island, (_, start, url, rest, props) => {
    const json = `JSON.stringify(${unescaped(props)})`;
    const put = `document.querySelector("astro-island").setAttribute("props",${json})`;
    const script = `${readFileSync(join(folder, url), "utf8")}\n${put}`;
    return start + writeHashed(folder, basename(url).replace(/\..*/, ""), script) + rest;
  });
}

function keepOwnFallback(html: string): string {
  const [fallback = ""] = /<noscript><style>.*?<\/noscript>/.exec(html) ?? [];
  const rest = html.replace(fallback, "").replace(styles, "");
  return /with(?:out)?-script/.test(rest) ? html : html.replace(fallback, "");
}

/** Words in the head compress by those of the body, which the styles would keep out of gzip's reach. */
function stylesFirst(html: string): string {
  const [elements = ""] = /(?:<style>[^<]*<\/style>)+(?=<\/head>)/.exec(html) ?? [];
  return html.replace(elements, "").replace("<title>", () => `${elements}<title>`);
}

function keepOwnStyles(html: string, scripts: ReadonlyMap<string, string>): string {
  const code = withScripts(html.replace(styles, ""), scripts);
  return [...html.matchAll(styles)].reduce((page, [css]) => {
    const own = keepUsed(css, code);
    return page.replace(css, () => own).replace(policyHash(css), policyHash(own));
  }, html);
}

function withScripts(html: string, scripts: ReadonlyMap<string, string>): string {
  const found = new Set<string>([html]);
  // A set gives what is added to it on the way, too.
  for (const text of found) {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = scripts.get(name);
      if (script !== undefined) found.add(script);
    }
  }
  return [...found].join("\n");
}

const unescaped = (html: string) =>
  html
    .replace(/&(?:#x27|#39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Fonts by the direction of the page (`fonts.css`): the other one's name is never asked for. */
const latinFaces = /@font-face\{font-family:Readex Pro;[^}]*\}/g;
const arabicFaces = /@font-face\{font-family:Readex (?:Pro )?Arabic[^}]*\}/g;

function keepUsed(css: string, code: string): string {
  const text = unescaped(code);
  const words = new Set(text.split(/[\s"'`]+/));
  const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  const ownRules = without(
    css,
    classes.filter((name) => !words.has(name)),
  );
  const named = new Set(`${ownRules}${text}`.match(/(?<=var\()--[\w-]+/g));
  const variables = [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  return without(
    ownRules,
    variables.filter((name) => !named.has(name)),
  )
    .replace(/dir="rtl"/.test(code.slice(0, 60)) ? latinFaces : arabicFaces, "")
    .replace(code.includes("<astro-island") ? "" : /astro-island[^}]*}/, "");
}

function without(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  });
  // A prefix that is there already is written once more each time.
  return code
    .toString()
    .replace(/^\/\*!.*?\*\/\s*/, "")
    .replace(/(-webkit-[^;{}]+;)\1+/g, "$1");
}

const meta = /<meta http-equiv="content-security-policy"[^>]*>/;
const inline = /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * A policy holds for what follows it in the head. Astro writes the hashes of every page into each one:
 * 1 KB that does not compress. A page names the services that its own scripts ask.
 */
function keepOwnPolicy(html: string, scripts: ReadonlyMap<string, string>): string {
  const [policy = ""] = meta.exec(html) ?? [];
  const rest = html.replace(policy, "");
  const code = withScripts(rest, scripts);
  const own = new Set<string>([...html.matchAll(inline)].map(([, text = ""]) => policyHash(text)));
  const strict = policy.replace(/ '(sha256-[^']+)'/g, (all, hash: string) =>
    own.has(hash) ? all : "",
  );
  const asked = connectOrigins
    .filter((origin) => !code.includes(origin))
    .reduce((all, origin) => all.replace(` ${origin}`, ""), strict);
  return rest.replace("<head>", () => `<head>${asked}`);
}
