import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { recordPath } from "../content/examples.ts";
import { contentFolder, fileReader } from "../content/load-content.ts";
import { csvError, parseCsv } from "../content/read-csv.ts";
import { programs } from "./programs.ts";

/** The columns of `gifts.csv`, which `tools/receipts.ts` writes. */
export const giftColumns = ["month", "program", "gifts", "amount"] as const;

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}$/), v.transform(Number));

const giftsSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  program: v.picklist(programs),
  gifts: whole,
  amount: whole,
});

/** The gifts of a month for a program: how many, and how much together, in whole MRU. */
export type MonthGifts = v.InferOutput<typeof giftsSchema>;

/**
 * The gifts by month and program; none while there is no file.
 * @throws ContentError naming the file and each line that the tool did not write
 */
export function loadGifts(): readonly MonthGifts[] {
  const file = recordPath("gifts.csv");
  return existsSync(join(contentFolder(), file)) ? readGifts(file) : none;
}

/** One and the same, so that what was made of it is still known. */
const none: readonly MonthGifts[] = [];

const readGifts = fileReader((file, bytes): readonly MonthGifts[] => {
  const read = parseCsv(file, bytes, giftColumns).map(({ line, cells }) => ({
    line,
    result: v.safeParse(giftsSchema, cells),
  }));
  const problems = read.flatMap(({ line, result }) =>
    result.success ? [] : [{ path: `line ${line}`, expected: badRow }],
  );
  if (problems.length > 0) throw csvError(file, problems);
  return read.flatMap(({ result }) => (result.success ? [result.output] : []));
});

const badRow = `expected ${giftColumns.join(",")} such as 2026-10,water,3,4500; npm run receipts writes this file`;
