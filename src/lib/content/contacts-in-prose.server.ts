import * as v from "valibot";
import { latinDigits } from "../i18n/format-number.ts";
import { say } from "../terminal/say.server.ts";

/** Writes digits as 0 to 9 where people take them for these, and leaves out signs that nobody sees. */
export const plainDigits = (text: string): string =>
  latinDigits(text.replace(/\p{N}/gu, (sign) => sign.normalize("NFKC")))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/(?<=\d)[OОοΟІӀاЗзƷб](?!\p{L})|(?<!\p{L})[OОοΟІӀاЗзƷб](?=\d)/gu, "0");

/** Whatever stands between digits joins them, also one letter alone, since some letters look like dots. */
const joint = "[^\\p{L}\\p{N}]*(?:(?<!\\p{L})\\p{L}(?!\\p{L})[^\\p{L}\\p{N}]*)?";
const joinedDigits = new RegExp(`\\p{N}(?:${joint}\\p{N}){7,}(?:\\s?h)?`, "gu");

const mark = "[ ,.\u00a0\u202f]";
const sum = `\\d{1,3}(?:${mark}\\d{3})+`;
const amount = `(?<!\\d[\\s.-]*)(?:${sum}|\\d{1,7})`;
const currency = "(?:%|(?:\\p{L}+[’'\\s]\\s*){0,2}(?:MRU|MRO|EUR|USD|XOF|F?CFA|ouguiya|[أا]وقي))";
const money = new RegExp(
  `${amount}(?:\\s*(?:[-–—/,،;]|\\p{L}{1,4})\\s*${amount})*\\s*${currency}|\\bMRU\\s*${sum}(?!${joint}\\d)`,
  "giu",
);

const year = "(?:19\\d\\d|20[0-3]\\d|14[3-5]\\d)";
const hour = "(?:[01]?\\d|2[0-3])(?::[0-5]\\d|\\s?h(?:\\s?[0-5]\\d)?)";
const day =
  "(?:(?:\\d\\d?[-–])?\\d\\d?[/.]\\d\\d?[/.](?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d|\\d\\d?/\\d\\d?)";
/** A number with groups of thousands. Two groups must be round, because a phone number of eight digits seldom is. */
const count = `[1-9]\\d{0,2}${mark}(?:\\d00${mark}000|\\d{3})`;
const item = `(?:(?:${day}|${year}(?:/${year})?)(?:\\s+${hour})?|${hour}|${count}|[1-9]\\d?00)`;
const sign = "(?:[^\\p{L}\\p{N}\\s./]|[./](?=\\s))";
const gap = `\\s*(?:\\p{L}?\\s*${sign}+|\\p{L})\\s*`;
/** Years, days, hours and sums without a currency, with a small number behind them. */
const harmless = new RegExp(`^${item}(?:${gap}${item})*(?:\\s*[,،;:]\\s*\\d\\d?)?$`, "u");

const link = /\b(?:tel|sms|whatsapp|mailto):(?=\S)|\bwa\.me\b/i;

/** Only `site.yaml` says who is paid or called. A sentence with another number could send money to a stranger. */
export const withoutContacts = v.check<string, string>(
  (text) => {
    const runs = plainDigits(text).replace(money, "xx").match(joinedDigits) ?? [];
    return !link.test(text) && runs.every((run) => harmless.test(run));
  },
  say(
    "a text without a number of eight digits or a link to call or write, because only site.yaml says who is paid; write {phone} or {email} where English has it, elsewhere “see Contact”, and MRU behind an amount",
    { phone: "{phone}", email: "{email}" },
  ),
);
