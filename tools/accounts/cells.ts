import * as v from "valibot";
import { day } from "../../src/content/schema-helpers.server.ts";
import { parseAmount } from "../../src/donate/amount.ts";
import { latinDigits } from "../../src/i18n/format-number.ts";

/** Lower case without accents, Arabic articles and signs, with one space between words. */
export function plainWords(text: string): string {
  const letters = latinDigits(text).normalize("NFKD").toLowerCase();
  const words = letters.replace(/[\p{M}\p{Cf}ـ]/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ");
  return words
    .replaceAll("ة", "ه")
    .trim()
    .replace(/(?<=^| )ال/g, "");
}

/** Mauritania has month names of its own. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  ["fr", "en", "ar", "ar-MR"].flatMap((locale) =>
    (["long", "short"] as const).map((style) =>
      plainWords(new Date(2026, month, 1).toLocaleDateString(locale, { month: style })),
    ),
  ),
);

/** Gives 0 for what begins the names of no month, or of two. */
function monthOf(word: string): number {
  const found = monthNames.filter((names) => names.some((name) => name.startsWith(word)));
  const [only] = found;
  return only && found.length === 1 ? monthNames.indexOf(only) + 1 : 0;
}

const ways = [
  /^(?<year>\d{4}) (?<month>\d\d?) (?<date>\d\d?)(?!\d)/,
  /^(?<date>\d\d?) (?<month>\d\d?) (?<year>\d{4}|\d\d)(?!\d)/,
  /(?<date>\d\d?)(?:er)? ?(?<name>\p{L}{3,}) ?(?<year>\d{4}|\d\d)(?!\d)/u,
  /^(?<name>\p{L}{3,}) (?<date>\d\d?) (?<year>\d{4})/u,
];

/** @returns a day as `2026-11-03`, or `undefined` for what is no day from 2000 on */
export function readDay(text: string, isMonthFirst: boolean): string | undefined {
  const words = plainWords(text);
  // Excel counts the days since 30 December 1899.
  const serial = /^[4-6]\d{4}(?: \d+)?$/.test(words) ? Number.parseInt(words, 10) - 25_569 : 0;
  if (serial > 0) return new Date(serial * 86_400_000).toISOString().slice(0, 10);
  const way = ways.find((pattern) => pattern.test(words));
  const { year = "", name, ...found } = way?.exec(words)?.groups ?? {};
  const month = name === undefined ? found["month"] : monthOf(name);
  const pair = [month, found["date"]].map((part) => `${part}`.padStart(2, "0"));
  if (way === ways[1] && isMonthFirst) pair.reverse();
  const read = [year.length === 2 ? `20${year}` : year, ...pair].join("-");
  return v.is(day, read) && read.startsWith("20") ? read : undefined;
}

/** @returns whole MRU, below 0 with a minus or in brackets; 0 for nothing; `undefined` for what is no amount */
export function readMru(text: string): number | undefined {
  const minus = /^\s*[-−–]|(?<![.,])[-−–]\s*$/g;
  const read = parseAmount(text.replace(minus, ""));
  if (read.kind === "empty") return 0;
  if (read.kind !== "amount" || (read.currency ?? "MRU") !== "MRU") return undefined;
  return Math.round(read.value) * (/^\(.*\)$/.test(text) || minus.test(text) ? -1 : 1);
}
