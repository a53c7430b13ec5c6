import { parse as parseSelector, type Selector, SelectorType } from "css-what";
import type { HTMLElement } from "node-html-parser";
import postcss, { type Node, type Root } from "postcss";

/**
 * Keeps the styles that a page can use: 4 to 7 KB after gzip instead of 11 (docs/decisions/002-styles-in-the-page.md).
 * @param code of the page and of its scripts
 */
export function usedStyles(css: string, page: HTMLElement, code: string): string {
  const styles = postcss.parse(css);
  const tags = page.querySelectorAll("*").map((element) => element.localName);
  const names = new Set([...tags, ...code.split(/[\s"'`]+/)]);
  const isRtl = page.querySelector("html[dir=rtl]") !== null;
  // The offer of another language does not count: a font would come too late for it, and no rule changes it.
  const hasRtl = page.querySelector("[dir=rtl]:not([data-offer])") !== null;
  const others = [...(isRtl ? [] : ["html:lang(ar)"]), ...(hasRtl ? [] : ["[dir=rtl] "])];
  styles.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && rule.parent.name === "keyframes") return;
    const used = rule.selectors.filter(
      (selector) =>
        // Rules for the other direction begin so.
        !others.some((start) => selector.startsWith(start)) &&
        parseSelector(selector).some((parts) => isUsed(parts, names)),
    );
    if (used.length === 0) remove(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  removeFonts(styles, isRtl, hasRtl);
  removeUnread(styles, code);
  return styles.toString();
}

/** Whether a page has every class and element of a selector. */
function isUsed(selector: readonly Selector[], names: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    switch (part.type) {
      case SelectorType.Tag:
        return names.has(part.name);
      // The parser gives a class as an attribute.
      case SelectorType.Attribute:
        return part.action !== "element" || names.has(part.value);
      case SelectorType.Pseudo:
        if (part.name === "not" || !Array.isArray(part.data)) return true;
        return part.data.some((inner) => isUsed(inner, names));
      default:
        return true;
    }
  });
}

/** Leaves a page the fonts of the directions that it has. */
function removeFonts(styles: Root, isRtl: boolean, hasRtl: boolean): void {
  const others = isRtl ? /pro-latin/ : /basic-latin|Noto/;
  styles.walkDecls("src", ({ parent, value }) => {
    if (others.test(value) || (!hasRtl && value.includes("pro-arabic"))) parent?.remove();
  });
}

/** Removes variables and animations that nothing reads. */
function removeUnread(styles: Root, code: string): void {
  const read = new Set(`${styles} ${code}`.match(/(?<=var\()--[\w-]+/g));
  const animations: string[] = [];
  styles.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith("animation")) animations.push(value);
    // None of the browsers needs this prefix, which Vite adds again and again.
    const isPrefixed = prop === "-webkit-text-decoration-color";
    if (isPrefixed || (prop.startsWith("--") && !read.has(prop))) remove(declaration);
  });
  styles.walkAtRules("keyframes", (rule) => {
    if (!animations.join().includes(rule.params)) rule.remove();
  });
  styles.walkComments(remove);
}

/** Removes a part, and the parts around it that are empty then. */
function remove(part: Node): void {
  const { parent } = part;
  part.remove();
  if (parent?.parent && parent.nodes?.length === 0) remove(parent);
}
