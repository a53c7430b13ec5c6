import { transform } from "lightningcss";
import { styleTargets } from "./browsers.ts";
import { elementsIn, without } from "./page-elements.ts";

/** Most pages have the same styles and use the same of them. */
const known = new Map<string, string>();

/** Keeps styles that the code names: 4 to 7 KB after gzip instead of 11 (docs/decisions/002-styles-in-the-page.md). */
export function usedStyles(styles: string, page: string, code: string): string {
  const css = ofDirection(styles, page);
  const words = new Set(code.split(/[\s"'`]+/));
  const unused = classesIn(css).filter((name) => !words.has(name));
  const variables = variablesUsedIn(code);
  const key = [css, ...unused, ...variables].join();
  const used = known.get(key) ?? reduceStyles(css, unused, variables);
  known.set(key, used);
  return used;
}

/** Leaves out fonts and sizes of pages in the other direction, and rules for `dir="rtl"` where nothing has it. */
function ofDirection(css: string, page: string): string {
  if (/<html[^>]* dir="rtl"/.test(page))
    return css.replace(/@font-face\{font-family:Readex Pro;[^}]*\}/g, "");
  const own = css.replace(
    /@font-face\{font-family:Readex (?:Pro )?Arabic[^}]*\}|html:lang\(ar\)\{[^}]*\}/g,
    "",
  );
  // What these rules change is not in the offer of another language.
  const offers = elementsIn(page, "aside").filter(({ tag }) => tag.includes(" data-offer="));
  const isMixed = without(page, offers).includes('dir="rtl"');
  return isMixed ? own : own.replace(/(?<=[{}])\[dir=rtl\] [^{}]*\{[^{}]*\}/g, "");
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

/**
 * Without targets Lightning CSS would write newer syntax. It drops a property that it does not know together with an
 * unused class of the same name, so no class may be called `text-wrap`.
 */
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
