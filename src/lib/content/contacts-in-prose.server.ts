import * as v from "valibot";
import { latinDigits } from "../i18n/format-number.ts";
import { say } from "../terminal/say.server.ts";

/** Writes digits as 0 to 9 where people take them for these, and leaves out signs that nobody sees. */
export const plainDigits = (text: string): string =>
  latinDigits(text.replace(/\p{N}/gu, (sign) => sign.normalize("NFKC")))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/(?<=\d)[OОοΟІӀاЗзƷб](?!\p{L})|(?<!\p{L})[OОοΟІӀاЗзƷб](?=\d)/gu, "0");

const mark = "[ ,.\u00a0\u202f]";
const sum = `\\d{1,3}(?:${mark}\\d{3})+`;
const currency = "(?:\\p{L}+[’'\\s]\\s*){0,2}(?:MRU|MRO|EUR|USD|XOF|F?CFA|ouguiya|[أا]وقي)";
const money = new RegExp(
  `(?=\\d)(?<!\\d[\\s.]*)(?:(?:${sum}|\\d{3,7})\\s*${currency}|\\d{1,3}\\s*%)|\\bMRU\\s*${sum}(?!\\s*\\d)`,
  "giu",
);

const year = "(?:19\\d\\d|20[0-3]\\d|14[3-5]\\d)";
const hour = "(?:[01]?\\d|2[0-3])(?::[0-5]\\d|\\s?h\\s?[0-5]\\d|(?=\\s?h(?!\\p{L})))";
const part = "(?:[0-2]?\\d|3[01])";
const day = `(?:(?:${part}[-–])?${part}[/.]${part}[/.](?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d|${part}/${part})`;
/** A day, a year or an hour. Behind the last one a small number may stand. */
const moment = `(?:(?:${day}|${year}(?:/${year})?)(?:\\s+${hour})?|${hour})(?:\\s*[,،;:]\\s*\\d\\d?(?!\\D*\\d))?`;
/** A number with groups of thousands. Two groups must be round, because a phone number of eight digits seldom is. */
const count = `[1-9]\\d{0,2}${mark}(?:\\d00${mark}000|\\d{3})(?!${mark}\\d{3})|[1-9]\\d?00`;
const harmless = new RegExp(`(?<!\\p{N})(?:${moment}|${count})(?!\\p{N})`, "gu");

/** Two letters without a digit between them. Whatever else is between digits joins them: some letters look like dots. */
const words = /(?<=\p{L})\P{N}*(?=\p{L})/u;

/** Whether joined digits are as many as those of a number, and not all harmless, with more than a space or a dot between. */
const mayBeNumber = (run: string): boolean =>
  run.replace(/\P{N}/gu, "").length >= 8 && /\p{N}|¤(?:\s*|\.)¤/u.test(run.replace(harmless, "¤"));

const link = /\b(?:tel|sms|whatsapp|mailto):(?=\S)|\bwa\.me\b/i;

/** Only `site.yaml` says who is paid or called. A sentence with another number could send money to a stranger. */
export const withoutContacts = v.check<string, string>(
  (text) =>
    !link.test(text) && !plainDigits(text).replace(money, "xx").split(words).some(mayBeNumber),
  say(
    "a text without a number of eight digits or a link to call or write, because only site.yaml says who is paid; write {phone} or {email} where English has it, elsewhere “see Contact”, and MRU behind an amount",
    { phone: "{phone}", email: "{email}" },
  ),
);
