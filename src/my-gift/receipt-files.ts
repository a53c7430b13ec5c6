import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { ContentError } from "../content/content-error.ts";
import { recordPath } from "../content/examples.ts";
import { forEditor, pastDay, text } from "../content/kit.ts";
import { checkContent, contentFolder, readContent } from "../content/load-content.ts";
import { codeProblem } from "../ui/transaction-code.ts";
import { shardNames } from "./receipt.ts";

/** At least 16 bytes (RFC 8018, section 4.1: 64 bits at the least). */
const salt = v.pipe(text, v.regex(/^(?:[A-Za-z0-9+/]{4}){6,}$/, "24 characters of base64 or more"));
/** From what OWASP asks for (Password Storage Cheat Sheet) to what a phone can still compute. */
const iterations = v.pipe(v.number(), v.integer(), v.minValue(600_000), v.maxValue(2_000_000));

/** Of what the keys of the receipts are derived with. */
const never = "Never change it once gifts are listed: no donor would find theirs any more.";

export const settingsSchema = v.strictObject({
  since: v.pipe(pastDay, v.description("Since when gifts are listed.")),
  exampleCode: v.pipe(
    text,
    v.check((code) => codeProblem(code) === undefined, "6 to 40 letters and digits, not a PIN"),
    v.description("One of the made-up codes, for trying the page while the examples stand."),
  ),
  salt: v.pipe(
    salt,
    forEditor({ fixed: true }),
    v.description(`The site’s own, no secret. ${never}`),
  ),
  iterations: v.pipe(iterations, forEditor({ fixed: true }), v.description(`Of PBKDF2. ${never}`)),
});

/** What the receipts are made with, from `content/receipts/settings.yaml`. */
export const loadReceiptSettings = () => readContent("receipts/settings.yaml", settingsSchema);

const shardSchema = v.strictObject({
  salt,
  iterations,
  receipts: v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{55}$/, "a sealed receipt"))),
});

/**
 * The sealed receipts of a shard, of the examples while those are shown; none when it has no file.
 * @throws ContentError when they were made with another salt or count of iterations than the site has
 */
export function loadShard(name: string): readonly string[] {
  return readShard(join(contentFolder(), recordPath("receipts"), `${name}.json`));
}

function readShard(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const shard = checkContent(path, readJson(path), shardSchema);
  const settings = loadReceiptSettings();
  if (shard.salt !== settings.salt || shard.iterations !== settings.iterations) {
    const expected =
      "made with another salt or count of iterations than settings.yaml has: put them back there, or nobody finds their gift";
    throw new ContentError(path, [{ path: "", expected }]);
  }
  return shard.receipts;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new ContentError(path, [{ path: "", expected: "expected JSON as the tool writes it" }]);
  }
}

/** The text of a shard's file: one receipt a line, in an order that does not tell which came first. */
export function shardText(receipts: readonly string[]): string {
  const { salt, iterations } = loadReceiptSettings();
  return `${JSON.stringify({ salt, iterations, receipts: [...receipts].sort() }, null, 1)}\n`;
}

/**
 * Checks the settings and every shard.
 * @throws ContentError for the first file that is wrong or that nobody would read
 */
export function checkReceipts(): void {
  loadReceiptSettings();
  for (const part of ["examples/receipts", "receipts"]) {
    const folder = join(contentFolder(), part);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of files.filter((one) => one.endsWith(".json"))) {
      if (!shardNames.includes(basename(file, ".json"))) {
        const expected = "no such file is known here: shards are named 00 to ff";
        throw new ContentError(join(folder, file), [{ path: "", expected }]);
      }
      readShard(join(folder, file));
    }
  }
}
