import * as v from "valibot";
import { readTable } from "../../lib/content/read-csv.server.ts";
import { fileReader, hasContent } from "../../lib/content/read-yaml.server.ts";
import { loadRecords, recordPath } from "../../lib/content/records.server.ts";
import { amountCell, monthCell } from "../../lib/content/table-cells.server.ts";
import { say } from "../../lib/terminal/say.server.ts";
import { programs } from "../charity/programs.ts";

export const giftColumns = ["month", "number", "amount", "program"] as const;

const pastMonth = v.pipe(
  monthCell,
  v.check(
    (month) => month < new Date().toISOString().slice(0, 7),
    say("a month that is over, such as 2026-10"),
  ),
);

const numberCell = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(
    /^(?:[A-Z0-9]{4}|-)$/,
    // Spreadsheets take zeros in front of a number away.
    say(
      "the last four letters or digits of the transaction number, such as 0042, or - (keep zeros in front: give the column the format “Text”)",
    ),
  ),
);

/** A row of 0 says that a month had no gift, and so is not late. */
const noGift = v.pipe(v.literal("0"), v.transform(Number));

export const programCell = v.picklist(
  programs,
  say("one of {choices}", { choices: programs.join(", ") }),
);

const giftSchema = v.object({
  month: pastMonth,
  number: numberCell,
  amount: v.lazy((cell) => (cell === "0" ? noGift : amountCell)),
  program: programCell,
});

/** `number` is the end of a transaction number, or `-` where the donor asked for that. */
export type Gift = v.InferOutput<typeof giftSchema>;

/** The order of the file may tell the days of the gifts, so it is not kept. */
const readGifts = fileReader((file, bytes) =>
  readTable(file, bytes, giftColumns, giftSchema).toSorted((gift, other) =>
    sortKey(gift).localeCompare(sortKey(other)),
  ),
);

const sortKey = ({ month, number, amount }: Gift) =>
  `${month} ${number === "-" ? "zzzzz" : number} ${`${amount}`.padStart(9, "0")}`;

/** Every row by month and number, and those without a number last. @throws ContentError naming each wrong cell */
export function loadGifts(): readonly Gift[] {
  const file = recordPath("gifts.csv");
  return hasContent(file) ? readGifts(file) : [];
}

/** The gifts that the accounts show one by one: none where `records.yaml` asks for totals. */
export const listedGifts = (): readonly Gift[] =>
  loadRecords().gifts === "each" ? loadGifts().filter(({ amount }) => amount > 0) : [];
