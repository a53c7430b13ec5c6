import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import { parse } from "yaml";
import { fits } from "../content/text-rules.server.ts";

/** How Sveltia CMS shows a field, with its options. */
export type Widget = { readonly widget: string; readonly [option: string]: unknown };

const hintsSchema = v.record(v.string(), v.string());
const hints = v.parse(hintsSchema, parse(readFileSync("src/lib/editor/hints.yaml", "utf8")));

/** Adds the hints of `hints.yaml`. In a field that already states its limits they come first. */
export function withHints(form: readonly string[], fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const path = [...form, field.name];
    const pattern = Object.keys(hints).find((keys) => fits(keys.split("."), path));
    const hint = [hints[pattern ?? ""], "hint" in field && field.hint].filter(Boolean).join(" ");
    return {
      ...field,
      ...(hint && { hint: leftToRight(hint) }),
      ...("fields" in field && field.fields && { fields: withHints(path, field.fields) }),
    };
  });
}

/** Marks an English hint, so that the editor's Arabic interface keeps its order (U+2066, U+2069). */
export const leftToRight = (hint: string) => `\u2066${hint}\u2069`;

/** `imageAlt` becomes "Image alt", and `not-found` becomes "Not found". */
export function readable(key: string): string {
  const words = key
    .replaceAll("-", " ")
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The widget for a text. One of more than 70 characters gets several lines. */
export const boxFor = (length: number) => (length > 70 ? "text" : "string");

/** The fields of a list's item. The editor shows a folded item by its first text. */
export function folded(fields: Field[]) {
  const first = fields.find(({ widget }) => widget === "string" || widget === "text") ?? fields[0];
  return { fields, summary: `{{fields.${first?.name}}}` };
}
