import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { ContentError } from "./content-error.server.ts";
import { languages } from "./load-content.server.ts";
import { pageIds } from "./pages.server.ts";
import { contentFolder, readContent, readYaml } from "./read-yaml.server.ts";
import { described, pastDay, text } from "./schema-helpers.server.ts";

const file = "unconfirmed.yaml";

/** A file and a key in it, such as `home.yaml: stories.items.0`, in every language. */
const place = v.pipe(
  text,
  v.regex(/^[a-z-]+\.yaml: [^\s.]+(\.[^\s.]+)*$/, "a place such as home.yaml: stories.items.0"),
);

/** The launch check lists each entry until somebody has confirmed it. */
export const unconfirmedSchema = v.array(
  v.strictObject({
    where: described(
      v.pipe(v.array(place), v.nonEmpty("at least one place")),
      "Files and keys; a text is confirmed in all languages at once.",
    ),
    first: v.exactOptional(
      described(v.boolean(), "Under “Start here”: a donor or a family needs it."),
    ),
    page: v.picklist(pageIds),
    check: text,
    how: text,
    confirmed: v.exactOptional(
      described(
        v.strictObject({
          by: text,
          on: pastDay,
          values: v.exactOptional(
            described(
              v.pipe(text, v.regex(/^[a-p]{12}$/, "what “npm run launch-check” writes")),
              "What stood there, as “npm run launch-check” writes it. The confirmation ends when that changes.",
            ),
          ),
        }),
        "Once it is true, or has been made true: “npm run launch-check” writes it.",
      ),
    ),
  }),
);

export type Unconfirmed = v.InferOutput<typeof unconfirmedSchema>;

/** Keys of `site.yaml` that need not be there. Their entries wait as soon as they are. */
const optional =
  /^site\.yaml: (?:whatsapp|otherWays|fromAbroad|bankily\.(?:qrImage|merchantCode))$/;

/**
 * @returns the entries whose first place has a value
 * @throws ContentError naming each wrong key, and each place that is not in the content
 */
export function loadUnconfirmed(): Unconfirmed {
  const entries = readContent(file, unconfirmedSchema);
  const problems = entries.flatMap(({ where }, entry) =>
    where.flatMap((entryPlace, index) => {
      if (optional.test(entryPlace) || existsInContent(entryPlace)) return [];
      const expected = `expected a key of the content, found "${entryPlace}"`;
      return [{ path: `${entry}.where.${index}`, expected }];
    }),
  );
  if (problems.length > 0) throw new ContentError(join(contentFolder(), file), problems);
  return entries.filter(({ where: [first = ""] }) => existsInContent(first));
}

/** Whether the charity still has to confirm something at a place or below it. */
export function isUnconfirmed(place: string, entries: Unconfirmed): boolean {
  return entries.some(
    (entry) => !isConfirmed(entry) && entry.where.some((entryPlace) => overlap(entryPlace, place)),
  );
}

/** A confirmation ends when one of its values changes. */
export const isConfirmed = ({ where, confirmed }: Unconfirmed[number]): boolean =>
  confirmed?.values !== undefined && confirmed.values === markOf(where);

/**
 * A mark of the values at places, in every language, with the bytes of a picture. It has no digits,
 * which YAML could read as a number.
 * @returns 48 bits of SHA-256 as twelve letters from a to p
 */
export function markOf(where: readonly string[]): string {
  const values = JSON.stringify(where.map(valuesAt), (key, value: unknown) =>
    key === "qrImage" && typeof value === "string" ? pictureHash(value) : inOrder(value),
  );
  const digits = createHash("sha256").update(values).digest("hex").slice(0, 12);
  return digits.replace(/./g, (digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)] ?? "");
}

/** The editor in the browser may change the order of keys. */
function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function pictureHash(name: string): string {
  const file = join(contentFolder(), "images", name);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : name;
}

/** Values by file: one file of data, or one in each language. */
export function valuesAt(place: string): Record<string, unknown> {
  const [name = "", path = ""] = place.split(": ");
  const keys = path.split(".");
  const files = existsSync(join(contentFolder(), name))
    ? [name]
    : languages().map(({ code }) => join(code, name));
  const found = files.map((file) => {
    const value = keys.reduce(valueIn, readYaml(file));
    return [file, { [keys.at(-1) ?? ""]: value }] as const;
  });
  return Object.fromEntries(found);
}

const valueIn = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;

function overlap(first: string, second: string): boolean {
  return `${first}.`.startsWith(`${second}.`) || `${second}.`.startsWith(`${first}.`);
}

/** All languages have the same keys, so the main language is enough. */
function existsInContent(place: string): boolean {
  const [name = "", path = ""] = place.split(": ");
  const [main] = languages();
  const found = [name, join(main.code, name)].find((candidate) =>
    existsSync(join(contentFolder(), candidate)),
  );
  if (found === undefined) return false;
  return path.split(".").reduce(valueIn, readYaml(found)) !== undefined;
}
