import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { hashedFolder } from "../../src/lib/addresses/addresses.server.ts";
import { policyOf } from "./content-security-policy.ts";
import { expectAstro, moveIslandProps, runtimeIn } from "./move-island-props.ts";
import { usedStyles } from "./used-styles.ts";

/** @throws Error naming a page in which Astro has not written what a step needs */
export function finishPages(folder: string): void {
  const files = globSync("**/*.html", { cwd: folder });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const runtime = runtimeIn(files.map(read));
  for (const file of files) {
    // Without comments React could not hydrate islands.
    const page = parse(read(file), { comment: true });
    try {
      moveIslandProps(page, folder, runtime);
      writePolicy(page, folder);
    } catch (error) {
      throw new Error(`${file}: ${error}`);
    }
    writeFileSync(join(folder, file), page.toString());
  }
}

/**
 * Puts policy and styles before the first script, because a policy applies to what follows it. Words of the head that
 * the page repeats then cost less too: gzip finds them in the last 32 KB, without the styles between them.
 */
function writePolicy(page: HTMLElement, folder: string): void {
  const [styles, ...others] = page.querySelectorAll("style");
  expectAstro(styles !== undefined && others.length === 0, "all styles in one element");
  styles.remove();
  const code = codeOf(page, folder);
  const css = usedStyles(styles.rawText, page, code);
  const policy = policyOf(code, ownScripts(page), css);
  const head = `<meta http-equiv="content-security-policy" content="${policy}"><style>${css}</style>`;
  page.querySelector("script")?.insertAdjacentHTML("beforebegin", head);
}

/** Removes `data-own` from inline scripts: the policy allows only code with this mark, none that a package adds. */
function ownScripts(page: HTMLElement): readonly string[] {
  const inline = page.querySelectorAll("script:not([src],[type='application/ld+json'])");
  const isOwn = inline.length > 0 && inline.every((script) => script.hasAttribute("data-own"));
  expectAstro(isOwn, "inline scripts with `data-own`, and no others");
  return inline.map((script) => script.removeAttribute("data-own").rawText);
}

/** The code of a page, of its scripts and of their imports. */
function codeOf(page: HTMLElement, folder: string): string {
  const found = new Set([page.toString()]);
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
