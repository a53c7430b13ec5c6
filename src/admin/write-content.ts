import type { Field } from "@sveltia/cms";
import { Document, isMap, isNode, isScalar, isSeq, type Pair, visit } from "yaml";
import { isKeys, pluralCategories } from "../i18n/interpolate.ts";

/**
 * Writes keys in the order of the form's fields, so that a changed word changes one line. French has a
 * space before some signs, at which no line may break.
 * @param document a document with the same value, whose comments are kept
 */
export function writeContent(
  value: unknown,
  fields: readonly Field[],
  document: Document = new Document(value),
): string {
  const [only] = fields;
  const whole = only && "root" in only && only.root ? inOrder(value, only) : keysOf(value, fields);
  sortNode(document, document.contents, whole);
  visit(document, {
    Collection: (_, node) =>
      void Object.assign(node, { flow: node.items.length === 0, spaceBefore: false }),
    Scalar: (_, node) => {
      const inLine =
        typeof node.value === "string"
          ? node.value.replace(/(?<=\S) (?=[:;!?%»])|(?<=«) /gu, "\u00a0")
          : node.value;
      Object.assign(node, { value: inLine, type: undefined, spaceBefore: false });
    },
  });
  return document.toString({ lineWidth: 0, defaultStringType: "PLAIN" });
}

/** Gives the pairs of a node the order of `value`. A pair that is left out stays if it has a comment. */
function sortNode(document: Document, node: unknown, value: unknown): void {
  if (isSeq(node) && Array.isArray(value)) {
    for (const [index, item] of node.items.entries()) sortNode(document, item, value[index]);
  }
  if (!isMap(node) || !isKeys(value)) return;
  const nameOf = ({ key }: { key: unknown }) => `${isScalar(key) ? key.value : key}`;
  const pairs = new Map(node.items.map((pair) => [nameOf(pair), pair]));
  const sorted = Object.entries(value).map(([key, inner]) => {
    const pair = pairs.get(key);
    sortNode(document, pair?.value, inner);
    return pair ?? document.createPair(key, inner);
  });
  const others = node.items.filter((pair) => !(nameOf(pair) in value) && hasComment(pair));
  node.items = [...sorted, ...others];
}

const hasComment = ({ key, value }: Pair) =>
  [key, value].some((node) => isNode(node) && (node.commentBefore || node.comment));

function inOrder(value: unknown, field: Field): unknown {
  const inner = "fields" in field && field.fields ? field.fields : [];
  if (Array.isArray(value)) {
    return inner.length > 0 ? value.map((item) => keysOf(item, inner)) : value;
  }
  if (field.widget === "plural") return keysOf(value, plurals);
  return isKeys(value) ? keysOf(value, inner) : value;
}

/** Leaves out an empty text, but writes a required list. */
function keysOf(value: unknown, fields: readonly Field[]): unknown {
  if (!isKeys(value)) return value;
  const known = fields.map((field) => {
    const missing = "default" in field && Array.isArray(field.default) ? [] : undefined;
    return [field.name, inOrder(value[field.name] ?? missing, field)] as const;
  });
  // Sveltia CMS puts the keys of our field type last.
  const others = Object.entries(value).filter(([key]) => !known.some(([name]) => name === key));
  return Object.fromEntries(
    [...known, ...others].filter(
      ([, entryValue]) => entryValue !== undefined && entryValue !== null && entryValue !== "",
    ),
  );
}

const plurals: readonly Field[] = pluralCategories.map((name) => ({ name, widget: "string" }));
