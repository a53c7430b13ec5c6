import type { AtRule, Declaration, Plugin } from "postcss";

/**
 * Replaces CSS that older browsers lack (docs/browsers.md) and Vite leaves as it is. Two libraries were tried:
 * `postcss-logical` writes for one direction only, but Arabic pages have fields with `dir="ltr"`.
 * `@csstools/postcss-cascade-layers` keeps Tailwind's condition around a layer, which older browsers do not meet.
 */
export function lowerCss(): Plugin {
  return {
    postcssPlugin: "lower-css",
    AtRule: {
      layer: unwrapInitialValues,
      // `unwrapInitialValues` sets these values on every element instead.
      property: (rule) => void rule.remove(),
    },
    Declaration: {
      // The reset sets this style for every edge.
      "*": (declaration) => {
        if (declaration.value === "var(--tw-border-style)") declaration.remove();
      },
      "inset-inline-start": (declaration) => replaceSide(declaration, "left", "right"),
      "inset-inline-end": (declaration) => replaceSide(declaration, "right", "left"),
    },
  };
}

/** Moves Tailwind's initial values out of a layer with a condition, because older browsers ignore both. */
function unwrapInitialValues(layer: AtRule): void {
  if (layer.params !== "properties") return;
  layer.walkRules((rule) => void layer.before(rule.clone()));
  layer.remove();
}

function replaceSide(declaration: Declaration, side: string, other: string): void {
  const { parent: rule, value } = declaration;
  if (rule?.type !== "rule") return;
  declaration.prop = side;
  const selectors = rule.selectors.map((selector) => `[dir="rtl"] ${selector}`);
  const mirrored = rule.cloneAfter({ selectors, nodes: [] });
  // Clones say from which file they come, or Vite warns.
  mirrored.append(declaration.clone({ value: "auto" }), declaration.clone({ prop: other, value }));
}
