import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder } from "../../src/addresses/addresses.server.ts";
import { policyOf } from "../../src/content-security-policy.server.ts";
import { moveIslandProps } from "./move-island-props.ts";
import { elementsIn, expectAstro, without } from "./page-elements.ts";
import { usedStyles } from "./used-styles.ts";

/** @throws Error naming a page in which Astro has not written what a step needs */
export function finishPages(folder: string): void {
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const path = join(folder, file);
    try {
      const page = moveIslandProps(readFileSync(path, "utf8"), folder);
      writeFileSync(path, withPolicy(page, folder));
    } catch (error) {
      throw new Error(`${file}: ${error}`);
    }
  }
}

/**
 * Puts policy and styles before the first script, because a policy applies to what follows it. Words of the head that
 * the page repeats then cost less too: gzip finds them in the last 32 KB, without the styles between them.
 */
function withPolicy(html: string, folder: string): string {
  const styles = elementsIn(html, "style");
  expectAstro(styles.length === 1, "all styles in one element");
  const page = without(html, styles);
  const code = codeOf(page, folder);
  const css = styles.map(({ text }) => usedStyles(text, page, code)).join("");
  const policy = policyOf(code, ownScripts(page), css);
  const both = `<meta http-equiv="content-security-policy" content="${policy}"><style>${css}</style>`;
  return page.replace("<script", () => `${both}<script`).replace(ownMark, "");
}

/** Marks the scripts of this project, so that the policy allows none that a package writes into a page. */
const ownMark = / data-own(?:="")?(?=[ >])/g;

function ownScripts(page: string): readonly string[] {
  const inline = elementsIn(page, "script").filter(
    ({ tag, text }) => text !== "" && !tag.includes('type="application/ld+json"'),
  );
  const isOwn = inline.length > 0 && inline.every(({ tag }) => tag.search(ownMark) > 0);
  expectAstro(isOwn, "inline scripts with `data-own`, and no others");
  return inline.map(({ text }) => text);
}

/** The code of a page, of its scripts and of their imports. */
function codeOf(page: string, folder: string): string {
  const found = new Set<string>([page]);
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
