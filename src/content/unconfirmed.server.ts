import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { pageIds } from "./addresses.server.ts";
import { ContentError } from "./content-error.server.ts";
import { contentFolder, languages, readContent } from "./load-content.server.ts";
import { described, pastDay, text } from "./schema-helpers.server.ts";

const file = "unconfirmed.yaml";

/** A file, below its language if it has one, and a key in it: `home.yaml: stories.items.0`. */
const place = v.pipe(
  text,
  v.regex(/^[a-z-]+\.yaml: [^\s.]+(\.[^\s.]+)*$/, "a place such as home.yaml: stories.items.0"),
);

/** The launch check lists each entry until somebody has looked. */
export const unconfirmedSchema = v.array(
  v.strictObject({
    where: described(
      v.pipe(v.array(place), v.nonEmpty("at least one place")),
      "Files and keys; a text is confirmed in all languages at once.",
    ),
    page: v.picklist(pageIds),
    check: described(text, "What is to be confirmed."),
    how: described(text, "How to find out."),
    confirmed: v.exactOptional(
      described(
        v.strictObject({ by: described(text, "Who looked."), on: pastDay }),
        "Add it once it is true, or has been made true.",
      ),
    ),
  }),
);

export type Unconfirmed = v.InferOutput<typeof unconfirmedSchema>;

/** @throws ContentError naming each wrong key, and each place that the content does not have */
export function loadUnconfirmed(): Unconfirmed {
  const entries = readContent(file, unconfirmedSchema);
  const problems = entries.flatMap(({ where }, entry) =>
    where
      .map((one, index) => ({
        path: `${entry}.where.${index}`,
        expected: `expected a key of the content, found "${one}"`,
      }))
      .filter((_, index) => !existsInContent(where[index] ?? "")),
  );
  if (problems.length > 0) throw new ContentError(join(contentFolder(), file), problems);
  return entries;
}

/** Whether something at a place, or below it, still has to be confirmed by the charity. */
export function isUnconfirmed(place: string, entries: Unconfirmed): boolean {
  return entries.some(
    ({ where, confirmed }) => !confirmed && where.some((one) => overlap(one, place)),
  );
}

function overlap(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}

/** All languages have the same keys, so the main one answers for all. */
function existsInContent(place: string): boolean {
  const [name = "", path = ""] = place.split(": ");
  const [main] = languages();
  const found = [name, join(main.code, name)].find((one) => existsSync(join(contentFolder(), one)));
  if (found === undefined) return false;
  const step = (value: unknown, key: string): unknown =>
    typeof value === "object" && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined;
  return path.split(".").reduce(step, readContent(found, v.unknown())) !== undefined;
}
