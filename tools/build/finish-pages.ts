import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { hashedFolder } from "../../src/lib/addresses/addresses.server.ts";
import { policyOf } from "./content-security-policy.ts";
import { moveIslandProps } from "./move-island-props.ts";
import { pageFilesIn } from "./page-files.ts";
import { usedStyles } from "./used-styles.ts";

export function finishPages(folder: string): void {
  const { codeOf } = pageFilesIn(folder);
  const pages = globSync("**/*.html", { cwd: folder }).map((file) => {
    const path = join(folder, file);
    const html = readFileSync(path, "utf8");
    // Without comments React could not hydrate islands.
    const page = parse(html, { comment: true });
    moveIslandProps(page, folder);
    writePolicy(page, codeOf(html));
    const finished = page.toString();
    writeFileSync(path, finished);
    return finished;
  });
  const named = pageFilesIn(folder).namedIn(pages.join("\n"));
  const scripts = globSync(`${hashedFolder}/*.js`, { cwd: folder });
  for (const file of scripts) if (!named.includes(basename(file))) rmSync(join(folder, file));
}

/**
 * Puts policy and styles before the first script, because a policy applies to what follows it. Words of the head that
 * the page repeats then cost less too: gzip finds them in the last 32 KB, without the styles between them.
 * @param scripts the code of the page's files
 */
function writePolicy(page: HTMLElement, scripts: string): void {
  const styles = page.querySelectorAll("style").map((style) => style.remove().rawText);
  // Entities occur only in attributes, such as the class `[&>a]:underline`.
  const code = `${page}\n${scripts}`.replaceAll("&amp;", "&").replaceAll("&gt;", ">");
  const css = usedStyles(styles.join("\n"), page, code);
  const inline = page.querySelectorAll("script:not([src],[type='application/ld+json'])");
  const texts = inline.map((script) => script.rawText);
  const policy = policyOf(code, texts, css);
  const head = `<meta http-equiv="content-security-policy" content="${policy}"><style>${css}</style>`;
  page.querySelector("script")?.insertAdjacentHTML("beforebegin", head);
}
