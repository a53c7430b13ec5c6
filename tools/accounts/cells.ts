import * as v from "valibot";
import { day } from "../../src/content/schema-helpers.server.ts";
import { latinDigits } from "../../src/i18n/format-number.ts";
import { parseAmount } from "../../src/i18n/parse-amount.ts";

/** Writes a text in lower case without accents, Arabic articles and signs, with one space between words. */
export function plainWords(text: string): string {
  const letters = latinDigits(text).normalize("NFKD").toLowerCase();
  const plain = letters.replace(/[\p{M}\p{Cf}ـ]/gu, "").replaceAll("ة", "ه");
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return words.replace(/(?<=^| )ال/g, "");
}

/**
 * Reads `2026-11-03` or `3/11/26`. Mauritania writes the day before the month.
 * @returns a day as `2026-11-03`, or an empty text
 */
export function readDay(text: string): string {
  const words = plainWords(text).replace(/^20(\d\d) (\d\d?) (\d\d?)(?!\d)/, "$3 $2 $1");
  const [, date = "", month = "", year] = /^(\d\d?) (\d\d?) (?:20)?(\d\d)(?!\d)/.exec(words) ?? [];
  const read = `20${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return v.is(day, read) ? read : "";
}

/** An amount is in whole MRU, and below 0 when the cell has a minus or brackets. An empty cell and 0 are nothing. */
type MruCell =
  | { readonly kind: "amount"; readonly mru: number }
  | { readonly kind: "nothing" | "unreadable" };

export function readMru(text: string): MruCell {
  const minus = /^\s*[-−–]|(?<![.,])[-−–]\s*$/g;
  const read = parseAmount(text.replace(minus, ""));
  if (read.kind === "empty") return { kind: "nothing" };
  if (read.kind !== "amount" || (read.currency ?? "MRU") !== "MRU") return { kind: "unreadable" };
  const brackets = /^\P{N}*\([^()]*\)\P{N}*$/u;
  const mru = Math.round(read.value) * (brackets.test(text) || minus.test(text) ? -1 : 1);
  return mru === 0 ? { kind: "nothing" } : { kind: "amount", mru };
}
