import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { hashedFolder } from "../../src/content/addresses.server.ts";
import { policyHash } from "../../src/layouts/page-head.server.ts";
import { styleTargets } from "./browsers.ts";

/**
 * Keeps in each page the styles that it or its scripts name: 4 to 7 KB after gzip instead of 11
 * (docs/decisions/002-styles-in-the-page.md). Astro's policy keeps what this page needs, and both come forward.
 * @throws Error naming a page whose styles or policy Astro writes in another way
 */
export function removeUnusedStyles(page: string, file: string, folder: string): string {
  const code = codeOf(page, folder);
  const reduced = page.replace(styles, (css) => reduce(ofDirection(page, css), code));
  const finished = reduced.replace(policy, (all) => ownPolicy(all, reduced, code));
  const forward = movedForward(finished);
  if (reduced === page || finished === reduced || forward === finished) {
    otherAstro(file, "policy and styles at the end of the head");
  }
  return forward;
}

/** @throws Error naming a page in which Astro has not written what a step needs */
export function otherAstro(file: string, expected: string): never {
  throw new Error(
    `${file}: expected ${expected}. Astro may write them in another way since the last upgrade; ` +
      "tools/build has to follow.",
  );
}

/** Leaves out fonts and sizes of pages in the other direction, and rules for `dir="rtl"` where nothing has it. */
function ofDirection(page: string, css: string): string {
  if (/<html[^>]* dir="rtl"/.test(page))
    return css.replace(/@font-face\{font-family:Readex Pro;[^}]*\}/g, "");
  const own = css.replace(
    /@font-face\{font-family:Readex (?:Pro )?Arabic[^}]*\}|html:lang\(ar\)\{[^}]*\}/g,
    "",
  );
  // What these rules change is not in the offer of another language.
  const isMixed = page.replace(/<aside hidden.*?<\/aside>/gs, "").includes('dir="rtl"');
  return isMixed ? own : own.replace(/(?<=[{}])\[dir=rtl\] [^{}]*\{[^{}]*\}/g, "");
}

const styles = /(?<=<style>).*?(?=<\/style>)/gs;

const hashesOf = (codes: readonly string[] | null): string =>
  [...new Set(codes)].map((code) => ` '${policyHash(code)}'`).join("");

const policy = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;

/** Astro's policy names the code and the services of any page. */
function ownPolicy(all: string, page: string, code: string): string {
  const scripts = hashesOf(page.match(/(?<=<script\b[^>]*>)[^<].*?(?=<\/script>)/gs));
  return all
    .replace(/(?<=style-src 'self')[^;]*/, hashesOf(page.match(styles)))
    .replace(/(?<=script-src.*) 'sha[^']*'(?=.*style-src)/g, (hash) =>
      scripts.includes(hash) ? hash : "",
    )
    .replace(/ https:[^ ;]*/g, (service) => (code.includes(service.trim()) ? service : ""));
}

const policyAndStyles =
  /<meta http-equiv="content-security-policy"[^>]*><style>[^<]*<\/style>(?=<\/head>)/;

/**
 * Puts policy and styles before the first script, because a policy applies to what follows it. Words of the head that the
 * page repeats then cost less too: gzip finds them in the last 32 KB, without the styles between them.
 */
function movedForward(page: string): string {
  const [both = ""] = policyAndStyles.exec(page) ?? [];
  return page.replace(both, "").replace(/(?=<script>)/, () => both);
}

/** The code of a page without styles and policy, of its scripts and of their imports. */
function codeOf(page: string, folder: string): string {
  const found = new Set<string>([page.replace(styles, "").replace(policy, "")]);
  // A loop over a set also visits values added during the loop.
  for (const text of found) {
    for (const [name] of text.matchAll(/(?<=\/)[\w.-]+\.js\b/g)) {
      const script = join(folder, hashedFolder, name);
      if (existsSync(script)) found.add(readFileSync(script, "utf8"));
    }
  }
  // Entities occur only in attributes, such as the class `[&>a]:underline`.
  return [...found].join("\n").replaceAll("&amp;", "&").replaceAll("&gt;", ">");
}

/** Most pages have the same styles and use the same of them. */
const known = new Map<string, string>();

function reduce(css: string, code: string): string {
  const words = new Set(code.split(/[\s"'`]+/));
  const unused = classesIn(css).filter((name) => !words.has(name));
  const variables = variablesUsedIn(code);
  const key = [css, ...unused, ...variables].join();
  const reduced = known.get(key) ?? reduceStyles(css, unused, variables);
  known.set(key, reduced);
  return reduced;
}

function classesIn(css: string): readonly string[] {
  const written = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return [...new Set(written.map((name) => name.replace(/\\(.)/g, "$1")))];
}

const variablesUsedIn = (code: string): readonly string[] =>
  code.match(/(?<=var\()--[\w-]+/g) ?? [];

/** @param variables used outside the styles */
function reduceStyles(css: string, unusedClasses: string[], variables: readonly string[]): string {
  const kept = withoutSymbols(css, unusedClasses);
  const used = new Set([...variables, ...variablesUsedIn(kept)]);
  const declared = kept.match(/--[\w-]+(?=:)/g) ?? [];
  return withoutSymbols(
    kept,
    declared.filter((name) => !used.has(name)),
  );
}

/** Without targets Lightning CSS would write newer syntax. */
function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css);
  const kept = transform({
    filename: "page.css",
    code,
    minify: true,
    targets: styleTargets,
    unusedSymbols,
  });
  // Lightning CSS repeats a prefix that is already there.
  return (
    kept.code
      .toString()
      .replace(/^\/\*!.*?\*\/\s*/, "")
      .replace(/(-webkit-[^;{}]+;)\1+/g, "$1")
      // None of the pages and browsers needs these.
      .replace(/,:host(?=\{)|-webkit-text-decoration-color:[^;{}]+;/g, "")
  );
}
