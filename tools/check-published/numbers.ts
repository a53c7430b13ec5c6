import type { Allowed } from "./allowed.ts";
import type { Part } from "./parts.ts";

/**
 * Finds accounts. ISO 13616: with its first four characters at the end, and letters as the numbers from A = 10, an
 * IBAN divided by 97 leaves 1.
 */
export function ibansIn(text: string, { numbers }: Allowed): string[] {
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

/** A style sheet can write digits that stand in no text. It may count pages, where nothing sets that counter. */
export function spelledBy(css: string): string[] {
  return (css.match(/(?:content|counter-\w+)\s*:\s*[^;}]*/gi) ?? [])
    .filter((value) => /\p{N}|\\[\da-f]|\b(?:attr|counters?)\((?!pages?\))/iu.test(value))
    .map((value) => `digits that a style writes: ${value}`);
}

/** The runs of eight digits or more that are neither numbers of `site.yaml` nor sums, days, hashes or drawings. */
export function numbersIn({ text, kind }: Part, { numbers }: Allowed): string[] {
  const own = numbers.filter((number) => number.replace(/\D/g, "").length >= 8).map(asWritten);
  const known = [...own, ...anywhere, ...(kind === "words" ? inWords : inData)];
  const rest = known.reduce((left, pattern) => left.replace(pattern, "x"), text);
  return [...rest.matchAll(kind === "words" ? runInWords : runInData)]
    .map(([run]) => run.replace(/[\s\ue000]+/g, " "))
    .filter((run) => !placeholder.test(run) && !(kind === "script" && isConstant(run)))
    .map((run) => `the number ${run}`);
}

const placeholder = /^(?:222)?[0\P{N}]*$/u;

/** Eight digits or more without a letter between them. */
const runInWords = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){7,}/gu;

/** The same with what people write between digits, because data has lists of numbers. */
const runInData = /\p{N}(?:(?:[\s().·•–—/_+-]{0,3}|[,،;]\s)\p{N}){7,}/gu;

/** Constants such as React's bits. A telephone number of Mauritania has eight digits and begins with 2, 3 or 4. */
const isConstant = (number: string) =>
  /^\d{8,10}$/.test(number) && (!/^[234]\d{7}$/.test(number) || /^3355443[23]$/.test(number));

const year = "(?:20[1-3]\\d)";
const month = "(?:0[1-9]|1[0-2])";
const day = "(?:0[1-9]|[12]\\d|3[01])";
const hour = "(?:(?:[01]?\\d|2[0-3]):[0-5]\\d)";
const thousands = "(?:[1-9]\\d{0,2}[ ,.\u00a0\u202f]\\d{3})";
/** Several of them stand side by side. Other thousands in a row may be the groups of a telephone number. */
const roundSum = "(?:[1-9]\\d{0,2}[ ,.\u00a0\u202f]?\\d00)";

/** Kinds of text that hold eight digits or more, and are no number to pay or call. */
const anywhere = [
  // Hashes of files and policies, and addresses of email that Cloudflare hides.
  /\b[a-z][\w-]*[.-][\w-]{8}\.(?:js|css|json|svg|png|webp|avif|jpg|woff2)\b/gi,
  /\bsha256-[\w+/]{43}=|\b(?=\d*[a-f])[\da-f]{16,}\b|(?<=email-protection#)[\da-f]+/g,
  // A year and two years in seconds, in the headers for hosts.
  /(?<=max-age=)(?:31536000|63072000)\b/g,
  // A place on a map.
  alone("-?\\d{1,3}\\.\\d{3,6}[/,&]-?\\d{1,3}\\.\\d{3,6}"),
  // A day, also of a calendar file.
  alone(`${year}-${month}-${day}`),
  new RegExp(`(?<=:)${year}${month}${day}(?=T\\d{6}|\\r?\\n)`, "g"),
  // The letters of a typeface.
  /unicode-range:[^;}]*/gi,
];

/** Drawings of icons. */
const inData = [
  /(["'`])[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+\1|\b(?:points|viewBox):(["'`])[\d\s.,-]+\2/g,
];

/** What people write side by side. Two years with a space alone between them may be a number. */
const inWords = [
  alone(`(?:0?[1-9]|[12]\\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\\1${year}`),
  ...[year, hour, roundSum].map((kind) => alone(`${kind}(?:\\s*[-–—/,،;=→]\\s*${kind})+`)),
  alone(`${year}(?:[\\s,،]+${hour}|\\s*[,،:.]\\s+${thousands})`),
  // A figure or a year alone between two tags, and a year at the end of a label.
  new RegExp(`(?<=\ue000)\\s*(?:[+−-]?${thousands}|${year})\\+?\\s*(?=\ue000)`, "g"),
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
