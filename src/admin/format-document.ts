import { type Document, visit } from "yaml";

/** Each value on a line of its own, in quotes only where it needs them, so that a changed word changes one line. */
export function formatDocument(document: Document): string {
  visit(document, {
    Collection: (_, node) =>
      void Object.assign(node, { flow: node.items.length === 0, spaceBefore: false }),
    Scalar: (_, node) => void Object.assign(node, { type: undefined, spaceBefore: false }),
  });
  return document.toString({ lineWidth: 0 });
}
