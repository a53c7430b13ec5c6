import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseCsv } from "../content/read-csv.server.ts";
import { contentFolder, fileReader, readContent } from "../content/read-yaml.server.ts";
import { recordPath } from "../content/records.server.ts";
import { month } from "../content/schema-helpers.server.ts";
import { say } from "../terminal/say.server.ts";
import { sealedPattern, shardOf } from "./receipt.ts";

export const receiptsFile = "receipts/receipts.json";

export const exampleList = "examples/gift-list.csv";

export const listColumns = ["date", "number", "amount", "program"] as const;

/** Whoever reads the examples' salt as text sees what it is. `npm run receipts` makes a random one. */
export const exampleSalt = Buffer.from("khayma examples!").toString("hex");

/** From OWASP's Password Storage Cheat Sheet. Decision 013 says how long a phone takes for them. */
export const iterations = 600_000;

const receiptsSchema = v.strictObject({
  /** 16 bytes. RFC 8018, section 4.1, asks for at least 8. */
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, say("32 hexadecimal digits"))),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(iterations), v.maxValue(2_000_000)),
  since: month,
  through: month,
  receipts: v.array(v.pipe(v.string(), v.regex(sealedPattern, say("a sealed receipt")))),
});

/** The tool writes JSON, which is also YAML. */
const readIfThere = (file: string) =>
  existsSync(join(contentFolder(), file)) ? readContent(file, receiptsSchema) : undefined;

/** Undefined before the first list. */
export const loadOwnReceipts = () => readIfThere(receiptsFile);

export const loadReceipts = () => readIfThere(recordPath(receiptsFile));

export const loadShard = (name: string): readonly string[] =>
  (loadReceipts()?.receipts ?? []).filter((receipt) => shardOf(receipt) === name);

export function exampleGift(): { readonly number: string; readonly amount: string } {
  const [first] = readExamples(exampleList);
  return { number: first?.cells["number"] ?? "", amount: first?.cells["amount"] ?? "" };
}

const readExamples = fileReader((file, bytes) => parseCsv(file, bytes, listColumns));
