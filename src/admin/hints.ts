import * as v from "valibot";
import type { EditorNotes } from "../content/kit.ts";

/** The words of a form: what its fields are called, and what stands below them. */

/** What a schema carries for the editor beside its checks. */
export function notesOf(schema: v.GenericSchema): EditorNotes {
  return v.getMetadata(schema);
}

/** What stands below a field: what the value is for, and what it must be like. */
export function hintOf(schema: v.GenericSchema): string {
  const { length, placeholders, anyOf, plural } = notesOf(schema);
  const words = [
    v.getDescription(schema),
    length && `${length[0]} to ${length[1]} characters.`,
    placeholders &&
      placeholders.length > 0 &&
      `Keep as they are: ${inBraces(placeholders)}; the site puts the values there.`,
    anyOf && "Keep every {placeholder} as it is; the site puts the values there.",
    plural !== undefined &&
      `One wording for each form that the language has; {${plural}} becomes the number.`,
  ];
  return leftToRight(words.filter(Boolean).join(" "));
}

export function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

/** Hints are in English; in the editor's Arabic interface they keep their own order (U+2066, U+2069). */
export function leftToRight(words: string): string {
  return words === "" ? "" : `\u2066${words}\u2069`;
}

/** `imageAlt` is "Image alt", `not-found` is "Not found". */
export function readable(key: string): string {
  return capital(
    key
      .replaceAll("-", " ")
      .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  );
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
