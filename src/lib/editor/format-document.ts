import { type Document, visit } from "yaml";

/** Gives each value its own line, and quotes only where it needs them: a changed word changes one line. */
export function formatDocument(document: Document): string {
  visit(document, {
    Collection: (_, node) =>
      void Object.assign(node, { flow: node.items.length === 0, spaceBefore: false }),
    Scalar: (_, node) => void Object.assign(node, { type: undefined, spaceBefore: false }),
  });
  return document.toString({ lineWidth: 0 });
}
