import * as v from "valibot";
import { languages } from "../content/load-content.ts";
import type { FileShape } from "./content-format.ts";

/** Reads the shape of valibot's schemas, for the forms that are made from them. */

export type Entries = Readonly<Record<string, v.GenericSchema>>;

export type Shape =
  | { readonly kind: "text" | "number" | "boolean" }
  | { readonly kind: "literal"; readonly value: unknown }
  | { readonly kind: "choice"; readonly options: readonly unknown[] }
  | { readonly kind: "list"; readonly item: v.GenericSchema }
  | { readonly kind: "tuple"; readonly items: readonly v.GenericSchema[] }
  | { readonly kind: "keys"; readonly entries: Entries };

/**
 * What kind of value a schema takes. A variant's choices stand together as one set of keys.
 * @param path where it stands, for the error
 * @throws Error naming a type of schema that is not known here
 */
export function shapeOf(schema: v.GenericSchema, path = ""): Shape {
  const { type, literal, options, item, items, value }: Readonly<Record<string, unknown>> = {
    ...schema,
  };
  if (type === "string") return { kind: "text" };
  if (type === "number" || type === "boolean") return { kind: type };
  if (type === "literal") return { kind: "literal", value: literal };
  if (type === "picklist" && Array.isArray(options)) return { kind: "choice", options };
  if (type === "array" && isSchema(item)) return { kind: "list", item };
  if (type === "strict_tuple" && Array.isArray(items)) {
    return { kind: "tuple", items: items.filter(isSchema) };
  }
  if (type === "record" && isSchema(value)) return { kind: "keys", entries: inEachLanguage(value) };
  if (hasKeys(schema)) return { kind: "keys", entries: entriesOf(schema) };
  throw new Error(`the editor has no field for a schema of type ${type} (${path})`);
}

/** The content has no records but those by the codes of the site's languages. */
function inEachLanguage(value: v.GenericSchema): Entries {
  return Object.fromEntries(languages().map(({ code }) => [code, value]));
}

/** How the editor reads and writes what a schema takes; keys are written in the schema's order. */
export function fileShapeOf(schema: v.GenericSchema): FileShape {
  const inner = unwrap(schema);
  const shape = shapeOf(inner);
  if (shape.kind === "tuple") return { tuple: shape.items.map(fileShapeOf) };
  if (shape.kind === "keys") {
    const keys = Object.entries(shape.entries).map(([key, one]) => [key, fileShapeOf(one)]);
    return { keys: Object.fromEntries(keys) };
  }
  if (shape.kind !== "list") return {};
  const items = fileShapeOf(shape.item);
  return !isOptional(schema) && mayBeEmpty(inner) ? { items, mayBeEmpty: true } : { items };
}

/** The schema inside `exactOptional` and the like. */
export function unwrap(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema && isSchema(schema.wrapped) ? unwrap(schema.wrapped) : schema;
}

/** Whether a key may be left out. */
export function isOptional(schema: v.GenericSchema): boolean {
  return schema.type === "exact_optional" || schema.type === "optional";
}

/** How many items a list has at least, when its schema says so. */
export function fewestItems(schema: v.GenericSchema): unknown {
  const checks = pipeOf(schema);
  if (checks.some(({ type }) => type === "non_empty")) return 1;
  return checks.find(({ type }) => type === "min_length")?.["requirement"];
}

export function mayBeEmpty(schema: v.GenericSchema): boolean {
  return schema.type === "array" && fewestItems(schema) === undefined;
}

/** What a schema does in turn, pipes within pipes laid out flat. */
export function pipeOf(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema) || !Array.isArray(schema["pipe"])) return [];
  return schema["pipe"].filter(isRecord).flatMap((step) => {
    const inner = pipeOf(step);
    return inner.length > 0 ? inner : [step];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function hasKeys({ type }: v.GenericSchema): boolean {
  return type === "strict_object" || type === "variant" || type === "union";
}

/** The keys of an object; of several choices every key of any of them, optional if not all have it. */
function entriesOf(schema: v.GenericSchema): Entries {
  if ("entries" in schema && isRecord(schema.entries)) {
    return Object.fromEntries(
      Object.entries(schema.entries).flatMap(([key, one]) => (isSchema(one) ? [[key, one]] : [])),
    );
  }
  const choices = "options" in schema && Array.isArray(schema.options) ? schema.options : [];
  const all = choices.filter(isSchema).map(entriesOf);
  const keys = [...new Set(all.flatMap((entries) => Object.keys(entries)))];
  return Object.fromEntries(
    keys.map((key) => {
      const found = all.flatMap((entries) => entries[key] ?? []);
      const one = asOne(found);
      return [key, found.length < all.length ? v.exactOptional(one) : one];
    }),
  );
}

/** One schema for a key that several choices have: literals become a choice, objects one object. */
function asOne(schemas: readonly v.GenericSchema[]): v.GenericSchema {
  const [first = v.never()] = schemas;
  if (schemas.every((one) => one === first)) return first;
  const inner = schemas.map(unwrap);
  const literals = inner.flatMap((one) => ("literal" in one ? [`${one.literal}`] : []));
  if (literals.length === inner.length) return v.picklist([...new Set(literals)]);
  return inner.every(hasKeys) ? v.union(inner) : first;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value["kind"] === "schema";
}
