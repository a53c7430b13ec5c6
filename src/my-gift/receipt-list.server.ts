import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { ContentError } from "../content/content-error.server.ts";
import { recordPath } from "../content/examples.server.ts";
import { checkContent, contentFolder, fileReader } from "../content/load-content.server.ts";
import { parseCsv } from "../content/read-csv.server.ts";
import { month } from "../content/schema-helpers.server.ts";
import { sealedPattern, shardOf } from "./receipt.ts";

/** Below the content folder, or below its examples; `tools/receipts.ts` writes it. */
export const receiptsFile = "receipts/receipts.json";

/** A made-up list from which the examples were made, as a treasurer keeps one. */
export const exampleList = "examples/treasurer-list.csv";

export const listColumns = ["date", "code", "amount", "program"] as const;

/** The salt of the examples says what it is; a charity's own is random, and the launch check refuses this one. */
export const exampleSalt = Buffer.from("khayma examples!").toString("hex");

/**
 * What OWASP asks for of PBKDF2 with SHA-256 (Password Storage Cheat Sheet), and about what a cheap phone
 * computes in a second.
 */
export const iterations = 600_000;

const receiptsSchema = v.strictObject({
  /** 16 bytes: RFC 8018, section 4.1, asks for 8 at the least. */
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "32 hexadecimal digits")),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(iterations), v.maxValue(2_000_000)),
  /** The first and the last month of which gifts are listed. */
  since: month,
  through: month,
  receipts: v.array(v.pipe(v.string(), v.regex(sealedPattern, "a sealed receipt"))),
});

export type ReceiptList = v.InferOutput<typeof receiptsSchema>;

const readReceipts = fileReader((file, bytes): ReceiptList => {
  const name = join(contentFolder(), file);
  return checkContent(name, readJson(name, bytes), receiptsSchema);
});

function readJson(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    const expected = "expected JSON as the tool writes it; run npm run receipts again";
    throw new ContentError(name, [{ path: "", expected }]);
  }
}

const readIfThere = (file: string): ReceiptList | undefined =>
  existsSync(join(contentFolder(), file)) ? readReceipts(file) : undefined;

/** The charity's own receipts, whether they are shown or not; undefined before the first list. */
export const loadOwnReceipts = () => readIfThere(receiptsFile);

/** The receipts that are shown: the examples' or the charity's own; undefined before the first list. */
export const loadReceipts = () => readIfThere(recordPath(receiptsFile));

/** The sealed receipts of a shard. */
export const loadShard = (name: string): readonly string[] =>
  (loadReceipts()?.receipts ?? []).filter((one) => shardOf(one) === name);

/** A made-up gift to try the page with. */
export function exampleGift(): { readonly code: string; readonly amount: string } {
  const [first] = readExamples(exampleList);
  return { code: first?.cells["code"] ?? "", amount: first?.cells["amount"] ?? "" };
}

const readExamples = fileReader((file, bytes) => parseCsv(file, bytes, listColumns));
