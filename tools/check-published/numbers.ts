import type { Named } from "./named.ts";
import type { Part } from "./parts.ts";

/** ISO 13616: the remainder of an IBAN by 97 is 1, with its first four signs at the end and A as 10. */
export function ibansIn(text: string, { numbers }: Named): string[] {
  const candidates = text.matchAll(/(?<![A-Z\d])[A-Z]{2}\d\d(?:[\s\ue000-]?[A-Z\d]){11,30}/g);
  return [...candidates].flatMap(([found]) => {
    const signs = found.replace(/[^A-Z\d]/g, "");
    const lengths = Array.from({ length: signs.length - 14 }, (_, index) => index + 15);
    const iban = lengths.map((length) => signs.slice(0, length)).find(isIban);
    return iban && !numbers.includes(iban) ? [`the account ${iban}`] : [];
  });
}

function isIban(signs: string): boolean {
  const turned = signs.slice(4) + signs.slice(0, 4);
  return (
    BigInt(turned.replace(/[A-Z]/g, (letter) => `${Number.parseInt(letter, 36)}`)) % 97n === 1n
  );
}

/** Digits that a style sheet writes stand in no text. */
export function spelledBy(css: string): string[] {
  const values = [...css.matchAll(/content\s*:\s*([^;}]*)/gi)].map(([, value = ""]) => value);
  return values
    .filter((value) => /\p{N}|\\[\da-f]|\b(?:attr|counters?)\(/iu.test(value))
    .map((value) => `digits that a style writes: content: ${value}`);
}

export function numbersIn({ text, kind }: Part, { numbers }: Named): string[] {
  const own = numbers.filter((number) => number.replace(/\D/g, "").length >= 8).map(asWritten);
  const rules = [...own, ...anywhere, ...(kind === "words" ? inWords : inData)];
  const left = rules.reduce((rest, rule) => rest.replace(rule, "x"), text);
  const run = kind === "words" ? runInWords : runInData;
  return [...left.matchAll(run)]
    .filter(
      ([found]) => !/^(?:222)?[0\P{N}]*$/u.test(found) && !(kind === "script" && isConstant(found)),
    )
    .map(([found]) => `the number ${found.replace(/[\s\ue000]+/g, " ")}`);
}

/** Eight digits or more without a letter between them. */
const runInWords = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){7,}/gu;

/** The same with what people write between digits, because data has lists of numbers. */
const runInData = /\p{N}(?:(?:[\s().·•–—/_+-]{0,3}|[,،;]\s)\p{N}){7,}/gu;

/** React's bits, and other constants that no phone in Mauritania can have: it begins with 2, 3 or 4. */
const isConstant = (number: string) =>
  /^\d{8,10}$/.test(number) && (!/^[234]\d{7}$/.test(number) || /^3355443[23]$/.test(number));

const year = "(?:20[1-3]\\d)";
const monthAndDay = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const hour = "(?:[01]?\\d|2[0-3]):[0-5]\\d";
/** A space alone does not separate years: “2012 2034” may be a number. */
const comma = "\\s*[-–—/,،;=→]\\s*";
const grouped = "[1-9]\\d{0,2}[ ,.\u00a0\u202f]\\d{3}";
const round = "[1-9]\\d{0,2}[ ,.\u00a0\u202f]?\\d00";

/** Hashes of files and policies, places on a map, and days. */
const anywhere = [
  /\b[a-z][\w-]*[.-][\w-]{8}\.(?:js|css|json|svg|png|webp|avif|jpg|woff2)\b/gi,
  /\bsha256-[\w+/]{43}=|\b(?=\d*[a-f])[\da-f]{16,}\b|(?<=email-protection#)[\da-f]+/g,
  alone("-?\\d{1,3}\\.\\d{3,6}[/,&]-?\\d{1,3}\\.\\d{3,6}"),
  alone(`${year}-${monthAndDay}`),
  // Of a calendar, and the letters of a typeface.
  new RegExp(`(?<=:)${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?=T\\d{6}|\\r?\\n)`, "g"),
  /unicode-range:[^;}]*/gi,
];

/** Drawings of icons, lists of round sums, and the alphabet of message numbers. */
const inData = [
  /(["'`])[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+\1|\b(?:points|viewBox):(["'`])[\d\s.,-]+\2/g,
  /\b23456789ABCDEFGH/g,
];

/** Texts with at least four digits that people write beside others. */
const inWords = [
  alone(`(?:0?[1-9]|[12]\\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\\1${year}`),
  alone(`${year}(?:${comma}${year})+`),
  alone(`${year}[\\s,،]+${hour}`),
  alone(`${year}\\s*[,،:.]\\s+\\d{1,3}[ ,.\u00a0\u202f]\\d{3}`),
  alone(`${hour}(?:\\s*[-–—]\\s*${hour})+`),
  alone(`${round}(?:${comma}${round})+`),
  // A figure or a year alone between two tags, and a year at the end of a label.
  new RegExp(`(?<=\ue000)\\s*(?:[+−-]?${grouped}|${year})\\+?\\s*(?=\ue000)`, "g"),
  new RegExp(`(?<=\\p{L}\\s)${year}(?=\\s*\ue000)`, "gu"),
];

function alone(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{N})${pattern}(?!\\p{N})`, "giu");
}

/** A number of `site.yaml` in any grouping, with and without the country's code. */
function asWritten(number: string): RegExp {
  const [, country, local = ""] = /^(\+222)?(.+)$/.exec(number) ?? [];
  const pattern = [...local].join("[^\\p{L}\\p{N}]*");
  return alone(country ? `(?:(?:00)?222[^\\p{L}\\p{N}]*)?${pattern}` : pattern);
}
