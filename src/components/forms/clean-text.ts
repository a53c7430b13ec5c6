import { latinDigits } from "../../lib/i18n/format-number.ts";

export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/[^0-9]/gu, "");
}

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Half a surrogate pair, on which `encodeURIComponent` throws. */
const loneSurrogate = /\p{Cs}/gu;

/** Control characters, which can break an email header, and < and > (requirements, section 5). */
const unsafe = /(?![\n\t])[\p{Cc}<>]/gu;

/** Format characters, and others that nobody sees, such as variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Tag characters are not in the list, because some flag emoji end with them. */
const blank =
  "\\s\\u00AD\\u061C\\u115F\\u1160\\u180E\\u2800\\u3164\\uFFA0\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u206F";

/** Takes linear time also for a long run of spaces, unlike `/\s+$/`. */
const trimmed = new RegExp(`^[${blank}]*([^]*[^${blank}])?`, "u");

export function cleanText(text: string): string {
  const clean = text.replace(loneSurrogate, "\uFFFD").replace(lineBreak, "\n").replace(unsafe, "");
  return trimmed.exec(clean)?.[1] ?? "";
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]/gu, " ");
}

/** Arabic digits and wide signs become those of ASCII, unless the address has other letters. */
export function cleanEmail(text: string): string {
  const clean = cleanLine(text.replace(invisible, ""));
  const latin = cleanLine(latinDigits(clean).normalize("NFKC"));
  return /^[ -~]*$/.test(latin) ? latin : clean;
}

/**
 * Takes linear time. Before the `@` stands no white space, control character or separator of addresses, and no dot at
 * an end or beside another (RFC 5321, section 4.1.2).
 */
const address =
  /^(?!\.|[^@]*\.[.@])[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+@(?!-|.*(?:\.-|-\.|-$))(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** An email address has at most 254 characters (RFC 5321, section 4.5.3.1.3). */
export const isAddress = (cleaned: string): boolean =>
  cleaned.length <= 254 && address.test(cleaned);
