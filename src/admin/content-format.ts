import { parse, stringify } from "yaml";
import type { FileShape } from "./form-fields.ts";
import type { Order } from "./schema-shape.ts";

/**
 * How content files are written, by the editor in the browser and by `npm run format` alike: whoever
 * changes a word changes one line. Comments do not survive; hints stand in the schemas.
 */
export function writeContent(value: unknown): string {
  return stringify(value, { lineWidth: 0, defaultStringType: "PLAIN" });
}

/** Reads a content file for the editor, which knows no lists with a fixed number of items: see `itemKey`. */
export function readForEditor(text: string, { tuples }: FileShape): unknown {
  const value: unknown = parse(text);
  return mapAt(value, tuples, (list) =>
    Array.isArray(list)
      ? Object.fromEntries(list.map((item, index) => [`item${index + 1}`, item]))
      : list,
  );
}

/** Writes what the editor holds as a content file. */
export function writeFromEditor(value: unknown, { tuples, emptyLists, order }: FileShape): string {
  const whole = emptyLists.reduce(withList, value);
  // From the innermost outwards, the other way than in reading.
  const lists = mapAt(inOrder(whole, order), [...tuples].reverse(), (keys) =>
    isKeys(keys) ? Object.values(keys) : keys,
  );
  return writeContent(withoutEmpty(lists));
}

/** An empty list where the editor left one out, if what it belongs to is there. */
function withList(value: unknown, path: string): unknown {
  const [key = "", ...above] = path.split(".").reverse();
  return changeAt(value, above.reverse(), (keys) =>
    isKeys(keys) && !(key in keys) ? { ...keys, [key]: [] } : keys,
  );
}

/** Sveltia CMS puts the keys of a field of our own behind all others. */
function inOrder(value: unknown, order: Order): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, order["*"] ?? {}));
  if (!isKeys(value)) return value;
  const keys = [...new Set([...Object.keys(order), ...Object.keys(value)])];
  return Object.fromEntries(
    keys.filter((key) => key in value).map((key) => [key, inOrder(value[key], order[key] ?? {})]),
  );
}

/** Changes what stands at some paths, such as `hero.points` or `items.*.where`. */
function mapAt(
  value: unknown,
  paths: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  return paths.reduce((whole, path) => changeAt(whole, path.split("."), change), value);
}

function changeAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (key === "*") {
    return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  }
  if (!isKeys(value) || !(key in value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

/** Without keys that hold nothing: a key that may be left out is left out, and no text may be empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isKeys(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined && inner !== "")
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}

function isKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
