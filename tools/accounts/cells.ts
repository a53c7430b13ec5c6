import * as v from "valibot";
import { day } from "../../src/content/schema-helpers.server.ts";
import { parseAmount } from "../../src/donate/amount.ts";
import { latinDigits } from "../../src/i18n/format-number.ts";

/** Lower case without accents, Arabic articles and signs, with one space between words. */
export function plainWords(text: string): string {
  const letters = latinDigits(text).normalize("NFKD").toLowerCase();
  const plain = letters.replace(/[\p{M}\p{Cf}ـ]/gu, "").replaceAll("ة", "ه");
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return words.replace(/(?<=^| )ال/g, "");
}

/** @returns a day as `2026-11-03`, of that or of `3/11/26`, or nothing. Mauritania writes the day before the month. */
export function readDay(text: string): string {
  const words = plainWords(text).replace(/^20(\d\d) (\d\d?) (\d\d?)(?!\d)/, "$3 $2 $1");
  const [, date = "", month = "", year] = /^(\d\d?) (\d\d?) (?:20)?(\d\d)(?!\d)/.exec(words) ?? [];
  const read = `20${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return v.is(day, read) ? read : "";
}

/** @returns whole MRU, below 0 with a minus or in brackets; 0 for nothing; `NaN` for what is no amount */
export function readMru(text: string): number {
  const minus = /^\s*[-−–]|(?<![.,])[-−–]\s*$/g;
  const read = parseAmount(text.replace(minus, ""));
  if (read.kind === "empty") return 0;
  if (read.kind !== "amount" || (read.currency ?? "MRU") !== "MRU") return Number.NaN;
  return Math.round(read.value) * (/^\(.*\)$/.test(text) || minus.test(text) ? -1 : 1);
}
