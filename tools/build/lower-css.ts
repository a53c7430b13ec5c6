import type { AtRule, Declaration, Plugin } from "postcss";

/**
 * Replaces CSS for older browsers that Lightning CSS does not replace (docs/browsers.md). Tried:
 * `postcss-logical` writes for one direction, but Arabic pages have fields with `dir="ltr"`.
 * `@csstools/postcss-cascade-layers` keeps the condition around the layer, which they do not meet.
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
      "inset-inline": (declaration) => {
        replace(declaration, { left: declaration.value, right: declaration.value });
      },
      "inset-inline-start": (declaration) => place(declaration, "left", "right"),
      "inset-inline-end": (declaration) => place(declaration, "right", "left"),
    },
  };
}

/** Moves Tailwind's initial values out of their layer and condition, which older browsers ignore. */
function unwrapInitialValues(layer: AtRule): void {
  if (layer.params !== "properties") return;
  layer.walkRules((rule) => void layer.before(rule.clone()));
  layer.remove();
}

function place(declaration: Declaration, side: "left" | "right", other: "left" | "right"): void {
  const rule = declaration.parent;
  if (rule?.type === "rule") {
    const mirrored = rule.clone({
      selectors: rule.selectors.map((selector) => `[dir="rtl"] ${selector}`),
    });
    mirrored.removeAll();
    mirrored.append(
      declaration.clone({ prop: side, value: "auto" }),
      declaration.clone({ prop: other }),
    );
    rule.after(mirrored);
  }
  replace(declaration, { [side]: declaration.value });
}

function replace(declaration: Declaration, by: Readonly<Record<string, string>>): void {
  for (const [prop, value] of Object.entries(by)) declaration.cloneBefore({ prop, value });
  declaration.remove();
}
