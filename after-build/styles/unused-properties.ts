import type { AtRule, ChildNode, Root } from "postcss";

/**
 * Takes away the registrations (`@property`) of custom properties that no rule names, and the initial
 * values that Tailwind gives them where browsers know no registrations (`@layer properties`).
 */
export function removeUnusedProperties(root: Root): void {
  const own = root.nodes.filter((node) => !isRegistration(node) && !isInitial(node));
  const named = new Set(own.join("").match(/--[\w-]+/g));
  for (const node of root.nodes.filter(isRegistration)) if (!named.has(node.params)) node.remove();
  for (const layer of root.nodes.filter(isInitial)) {
    layer.walkDecls((value) => {
      if (!named.has(value.prop)) value.remove();
    });
  }
}

function isRegistration(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "property";
}

function isInitial(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "layer" && node.params === "properties";
}
