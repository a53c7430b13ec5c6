import postcss, { type Container } from "postcss";
import { removeUnusedProperties } from "./unused-properties.ts";

/**
 * A style sheet without the rules that can match nothing: those that need a class or a `data-` attribute
 * whose name stands nowhere in the text of the page and its scripts. What cannot be told is kept.
 * @param known the page and its scripts, in which names stand as they are
 */
export function trimCss(css: string, known: string): string {
  const words = new Set(known.split(/[\s"'`\\]+/));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // The steps of an animation are no selectors.
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => namesIn(selector).every(isKnown));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeUnusedProperties(root);
  removeEmpty(root);
  return root.toString();

  function isKnown(name: string): boolean {
    if (name.startsWith("data-")) return known.includes(name) || known.includes(inDataset(name));
    // A name with a quotation mark in it, as in `content-['…']`, is no word by itself.
    return words.has(name) || (/["'`\\]/.test(name) && known.includes(name));
  }
}

function isKeyframes(parent: { readonly type: string } | undefined): boolean {
  return parent !== undefined && "name" in parent && String(parent.name).endsWith("keyframes");
}

/** `data-print-note` as scripts name it: `printNote`. */
function inDataset(name: string): string {
  return name.replace(/^data-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The classes and `data-` attributes that an element, or one around it, must have. */
function namesIn(selector: string): string[] {
  const bare = withoutChoices(selector);
  const classes = [...bare.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = ""]) => name);
  const attributes = [...bare.matchAll(/(?<!\\)\[(data-[\w-]+)/g)].map(([, name = ""]) => name);
  return [...classes.map(unescapeName), ...attributes];
}

/**
 * Without what stands in `:not(…)` and the like, from the inside out; what `:is(…)` and `:where(…)` ask
 * for stays where it is one thing alone. An escaped parenthesis is part of a name.
 */
function withoutChoices(selector: string): string {
  const inner = selector.replace(
    /(:[\w-]+)(?<!\\)\(((?:\\.|[^()\\])*)\)/g,
    (_, kind: string, asked: string) =>
      /^:(is|where)$/.test(kind) && !/(?<!\\),/.test(asked) ? asked : "",
  );
  return inner === selector ? selector : withoutChoices(inner);
}

/** A name without the escapes of CSS (CSS Syntax, section 4.3.7). */
function unescapeName(name: string): string {
  return name.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code: string | undefined, mark: string) =>
      code === undefined ? mark : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Takes away the at-rules in which nothing is left, from the inside out. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
