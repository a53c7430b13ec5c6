import { latinDigits } from "../i18n/format-number.ts";

export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Half a surrogate pair, on which `encodeURIComponent` throws. */
const loneSurrogate = /\p{Cs}/gu;

/** Control characters, which can break an email header, and < and > (requirements, section 5). */
const removed = /(?![\n\t])[\p{Cc}<>]/gu;

const format = /\p{Cf}/gu;

/** Tag characters are not in the list, because some flag emoji end with them. */
const blank = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]/u;

export function cleanText(text: string): string {
  return trimEdges(
    text.replace(loneSurrogate, "\uFFFD").replace(lineBreak, "\n").replace(removed, ""),
  );
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]/gu, " ");
}

export function cleanEmail(text: string): string {
  return cleanLine(text.replace(format, ""));
}

/** This is a loop, because `/\s+$/` needs quadratic time for a long run of spaces. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Has a linear pattern. No white space, control or separator of addresses stands before the `@`. */
const address = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** An email address has at most 254 characters (RFC 5321, section 4.5.3.1.3). */
export const isAddress = (cleaned: string): boolean =>
  cleaned.length <= 254 && address.test(cleaned);
