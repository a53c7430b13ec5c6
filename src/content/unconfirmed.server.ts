import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isKeys } from "../i18n/interpolate.ts";
import { say } from "../terminal/say.server.ts";
import { languages } from "./load-content.server.ts";
import { contentFolder, readContent, readYaml } from "./read-yaml.server.ts";
import { exactText, like, pastDay } from "./schema-helpers.server.ts";

export const unconfirmedFile = "unconfirmed.yaml";

/** Keys that `site.yaml` may leave out. Their entries are listed only when the keys are there. */
const mayBeMissing =
  /^site\.yaml: (?:whatsapp|otherWays|fromAbroad|bankily\.(?:qrImage|merchantCode))$/;

/** The name of a file and a key in it. A file of texts stands for that of every language. */
const fileKey = v.pipe(
  exactText,
  v.check(
    (found) => mayBeMissing.test(found) || hasValue(found),
    say("a file and a key of the content, such as {example}", {
      example: "home.yaml: stories.items.0",
    }),
  ),
);

/** The launch check lists each entry until somebody has confirmed it. */
export const unconfirmedSchema = v.array(
  v.strictObject({
    where: v.pipe(v.array(fileKey), v.nonEmpty(say("at least one place"))),
    first: v.exactOptional(v.boolean()),
    check: exactText,
    how: exactText,
    confirmed: v.exactOptional(
      v.strictObject({
        by: exactText,
        on: pastDay,
        values: v.exactOptional(like(/^[\w-]{12}$/, say("what “npm run launch-check” writes"))),
      }),
    ),
  }),
);

type Unconfirmed = v.InferOutput<typeof unconfirmedSchema>;

/** @returns the entries whose first key has a value, with their numbers in the file, from 1 */
export const loadUnconfirmed = () =>
  readContent(unconfirmedFile, unconfirmedSchema)
    .map((entry, index) => ({ ...entry, number: index + 1 }))
    .filter(({ where: [first = ""] }) => hasValue(first));

/** Whether the charity still has to confirm something at a key or below it. */
export function isUnconfirmed(fileKey: string, entries: Unconfirmed): boolean {
  const overlaps = (other: string) =>
    `${fileKey}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${fileKey}.`);
  return entries.some((entry) => !isConfirmed(entry) && entry.where.some(overlaps));
}

/** A confirmation ends when one of its values changes. */
export const isConfirmed = ({ where, confirmed }: Unconfirmed[number]): boolean =>
  confirmed?.values !== undefined && confirmed.values === hashValues(where);

/** @returns 72 bits of SHA-256 of the values at keys, in every language, with the bytes of a picture */
export function hashValues(where: readonly string[]): string {
  const values = JSON.stringify(where.map(valuesAt), (key, value: unknown) => {
    if (key.endsWith("qrImage")) return pictureAt(`${value}`);
    // The editor in the browser may change the order of keys.
    return isKeys(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
  return createHash("sha256").update(values).digest("base64url").slice(0, 12);
}

function pictureAt(name: string): string {
  const file = join(contentFolder(), "images", name);
  return existsSync(file) ? readFileSync(file, "base64") : name;
}

const hasValue = (fileKey: string): boolean =>
  Object.values(valuesAt(fileKey)).some((value) => value !== undefined);

/** The values at a key by their places: one of a file of data, or one in each language. */
export function valuesAt(fileKey: string): Record<string, unknown> {
  const [, name = "", path = ""] = /^([a-z-]+\.yaml): (.+)$/.exec(fileKey) ?? [];
  const files = [name, ...languages().map(({ code }) => join(code, name))];
  const found = files.filter((file) => name && existsSync(join(contentFolder(), file)));
  return Object.fromEntries(
    found.map((file) => [`${file}: ${path}`, path.split(".").reduce(valueIn, readYaml(file))]),
  );
}

const valueIn = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
