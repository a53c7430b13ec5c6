import { parse, stringify } from "yaml";

/** What must be known of a file to read it for the editor and to write it as it was; `{}` for a plain value. */
export type FileShape = {
  /** In the order in which they are written. */
  readonly keys?: Readonly<Record<string, FileShape>>;
  /** What any item of a list is like. */
  readonly items?: FileShape;
  /** The items of a list that has a fixed number of them, each with rules of its own. */
  readonly tuple?: readonly FileShape[];
  /** A list that may be empty but must be there; the editor leaves out an empty one. */
  readonly mayBeEmpty?: true;
};

/** What the items of a tuple are called in the editor, which has no field for a tuple and gets keys instead. */
export const itemKey = (index: number): string => `item${index + 1}`;

/** Reads a content file for the editor. */
export function readForEditor(text: string, shape: FileShape): unknown {
  return forEditor(parse(text), shape);
}

function forEditor(value: unknown, { keys = {}, items = {}, tuple }: FileShape): unknown {
  if (Array.isArray(value)) {
    if (!tuple) return value.map((item) => forEditor(item, items));
    return Object.fromEntries(
      value.map((item, index) => [itemKey(index), forEditor(item, tuple[index] ?? {})]),
    );
  }
  if (!isKeys(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, forEditor(inner, keys[key] ?? {})]),
  );
}

/**
 * How content files are written, by the editor in the browser and by `npm run format` alike: whoever
 * changes a word changes one line. Comments do not survive; hints stand in the schemas.
 */
export function writeFromEditor(value: unknown, shape: FileShape): string {
  return stringify(fromEditor(value, shape), { lineWidth: 0, defaultStringType: "PLAIN" });
}

function fromEditor(value: unknown, { keys = {}, items = {}, tuple }: FileShape): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => fromEditor(item, tuple?.[index] ?? items));
  }
  if (!isKeys(value)) return value;
  if (tuple) return tuple.map((item, index) => fromEditor(value[itemKey(index)], item));
  // Sveltia CMS puts the keys of a field of our own behind all others.
  const ordered = [...new Set([...Object.keys(keys), ...Object.keys(value)])];
  return Object.fromEntries(
    ordered
      .map((key) => {
        const shape = keys[key] ?? {};
        return [key, fromEditor(value[key] ?? (shape.mayBeEmpty && []), shape)] as const;
      })
      .filter(([, inner]) => !isEmpty(inner)),
  );
}

/** A key that may be left out is left out, and no text may be empty. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function isKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
