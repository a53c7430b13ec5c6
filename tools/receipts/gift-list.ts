import * as v from "valibot";
import { giftColumns } from "../../src/accounts/ledger.server.ts";
import { programs } from "../../src/charity/programs.ts";
import {
  comparableTransactionNumber,
  transactionNumberProblem,
} from "../../src/charity/transaction-number.ts";
import { cellAt, csvError, parseCsv } from "../../src/content/read-csv.server.ts";
import { pastDay } from "../../src/content/schema-helpers.server.ts";
import { wholeAmount } from "../../src/my-gift/find-gift.ts";
import type { KnownGift, Receipt } from "../../src/my-gift/receipt.ts";
import { listColumns } from "../../src/my-gift/receipt-list.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { judgeNumbers } from "./judge-numbers.ts";

export type ListedGift = KnownGift & Receipt;

const spoiled = say(
  "the spreadsheet has changed this number; format the column as “Text” (“Texte”) and enter it again",
);

/**
 * Finds numbers that a spreadsheet took for quantities. Of a number without letters it keeps fifteen digits, makes
 * zeros of the others, and leaves out zeros at the start. Only beside the other numbers of the list this shows.
 */
function spoiledBeside(numbers: readonly string[]) {
  const isDigits = (number: string) => /^\d+$/.test(number);
  const digits = numbers.filter(isDigits);
  const whole = digits.find((number) => number.startsWith("0"))?.length ?? 0;
  const isRounded = (number: string) => /^(?:\d{13}00|\d{15}0+)$/.test(number);
  const kept = new Set(digits.filter((number) => !isRounded(number)).map(({ length }) => length));
  return (number: string): boolean =>
    isDigits(number) &&
    (/^\d{15}0{3,}$/.test(number) ||
      (isRounded(number) && !kept.has(number.length)) ||
      number.length < whole);
}

/** @throws ContentError naming line and column. It repeats no cell, because a moved column may hold a number. */
export function readList(file: string, bytes: Buffer): ListedGift[] {
  const lineOf = new Map<string, number>();
  const table = parseCsv(file, bytes, listColumns);
  const isSpoiled = spoiledBeside(table.map(({ cells }) => cells["number"] ?? ""));
  const rows = table.map(({ line, cells }) => {
    const { date = "", number: written = "", amount = "", program = "" } = cells;
    const number = comparableTransactionNumber(written);
    const twin = lineOf.get(number);
    lineOf.set(number, twin ?? line);
    const mru = wholeAmount(amount);
    const known = programs.find((name) => name.toLowerCase() === program.toLowerCase());
    const problems = Object.entries({
      date: v.is(pastDay, date) ? undefined : say("expected a past day such as 2026-10-20"),
      number:
        numberMistake(written) ??
        (isSpoiled(written) ? spoiled : undefined) ??
        (twin && say("the number of line {line} stands here again", { line: twin })),
      amount: mru === undefined ? say("expected whole new ouguiyas such as 1000") : undefined,
      program:
        known === undefined ? say("expected {wanted}", { wanted: programs.join(", ") }) : undefined,
    }).flatMap(([column, expected]) =>
      expected ? [{ path: cellAt(line, column), expected }] : [],
    );
    return { problems, gifts: mru && known ? [{ date, number, amount: mru, program: known }] : [] };
  });
  const problems = rows.flatMap((row) => row.problems);
  if (problems.length > 0) throw csvError(file, problems);
  const gifts = rows.flatMap((row) => row.gifts);
  const expected = judgeNumbers(gifts);
  if (expected) throw csvError(file, [{ path: "number", expected }]);
  return gifts;
}

function numberMistake(number: string): string | undefined {
  if (/^\d[.,]?\d*E\+?\d+$|^\d+[.,]0+$/i.test(number)) return spoiled;
  const problem = transactionNumberProblem(number);
  if (problem === "pin") return say("looks like a PIN, which must stand nowhere");
  return problem && say("expected 6 to 40 letters and digits, at least one of them a digit");
}

export function giftsCsv(
  gifts: readonly Pick<ListedGift, "date" | "program" | "amount">[],
): string {
  const groups = Map.groupBy(gifts, ({ date, program }) => `${date.slice(0, 7)},${program}`);
  const rows = [...groups].map(([group, groupGifts]) => {
    const sum = groupGifts.reduce((all, { amount }) => all + amount, 0);
    return `${group},${groupGifts.length},${sum}`;
  });
  return `${[giftColumns.join(","), ...rows.sort()].join("\n")}\n`;
}
