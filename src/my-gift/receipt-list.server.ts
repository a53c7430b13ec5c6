import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { ContentError } from "../content/content-error.server.ts";
import { checkContent, contentFolder, fileReader } from "../content/load-content.server.ts";
import { parseCsv } from "../content/read-csv.server.ts";
import { recordPath } from "../content/records.server.ts";
import { month } from "../content/schema-helpers.server.ts";
import { sealedPattern, shardOf } from "./receipt.ts";

export const receiptsFile = "receipts/receipts.json";

/** The made-up list from which the examples were made. */
export const exampleList = "examples/treasurer-list.csv";

export const listColumns = ["date", "code", "amount", "program"] as const;

/** It says what it is; a charity's own is random, and the launch check refuses this one. */
export const exampleSalt = Buffer.from("khayma examples!").toString("hex");

/** OWASP, Password Storage Cheat Sheet; about what a cheap phone computes in a second. */
export const iterations = 600_000;

const receiptsSchema = v.strictObject({
  /** 16 bytes: RFC 8018, section 4.1, asks for 8 at the least. */
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "32 hexadecimal digits")),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(iterations), v.maxValue(2_000_000)),
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

/** Undefined before the first list. */
export const loadOwnReceipts = () => readIfThere(receiptsFile);

export const loadReceipts = () => readIfThere(recordPath(receiptsFile));

export const loadShard = (name: string): readonly string[] =>
  (loadReceipts()?.receipts ?? []).filter((one) => shardOf(one) === name);

export function exampleGift(): { readonly code: string; readonly amount: string } {
  const [first] = readExamples(exampleList);
  return { code: first?.cells["code"] ?? "", amount: first?.cells["amount"] ?? "" };
}

const readExamples = fileReader((file, bytes) => parseCsv(file, bytes, listColumns));
