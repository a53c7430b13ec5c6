import { policyHash } from "../../src/layouts/page-head.server.ts";
import { otherAstro } from "./remove-unused-styles.ts";

const script = /<script type="module" src="([^"]*\/page\.[^"]*)"><\/script>/;

/**
 * The script of every page, as Astro writes it.
 * @throws Error naming a page that has none
 */
export function pageScriptOf(file: string, html: string) {
  const [tag = "", address = ""] =
    script.exec(html) ?? otherAstro(file, "the script of every page");
  return { tag, address };
}

const inlineScript = /(?<=<script>).*?(?=<\/script>)/s;

/**
 * Lets the first inline script ask for the script of every page, since in the page it would delay the first drawing
 * (docs/performance.md).
 * @throws Error naming a page that Astro writes in another way
 */
export function delayPageScript(html: string, file: string): string {
  const { tag, address } = pageScriptOf(file, html);
  const [code = ""] = inlineScript.exec(html) ?? [];
  const longer = `${code};${askLater(address)}`;
  const delayed = html
    .replace(tag, "")
    .replace(code, () => longer)
    .replace(policyHash(code), policyHash(longer));
  if (!delayed.includes(policyHash(longer))) {
    otherAstro(file, "a policy that allows the first inline script");
  }
  return delayed;
}

/** The script looks for elements of the page. The second frame begins when the first is on the screen. */
const askLater = (address: string): string =>
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>' +
  `import("${address}").catch(()=>{}))))`;
