import type { Allowed } from "./allowed.ts";
import type { Part } from "./parts.ts";

const calls = /\b(?:tel|sms|smsto|callto|viber|whatsapp):(?:\/\/)?([+\d(][\d\s().+-]*)/gi;
const chats = /\bwa\.me\/([^\s"'`?<>$]+)/gi;
const mails = /\bmailto:([^\s"'`?<>$]*)([^\s"'`<>]*)/gi;
const places = /\bhttps?:[\\/]+([^\s"'`<>()\\/?#$,;]+)|(?<=^|["'=\s(,])\/\/([a-z\d.-]+\.[a-z]+)/gi;

export function linksIn(part: Part, { numbers, emails, hosts }: Allowed): string[] {
  // Browsers ignore some characters in an address, and take `\\` for `/`.
  const inAddress = part.text.replace(/[\t\r\n]/g, "").replaceAll("\\", "/");
  const text = part.kind === "data" ? inAddress : part.text;
  const isPhone = (number: string) =>
    number.startsWith("+") && numbers.includes(number.replace(/[\s().-]/g, ""));
  // A call may leave the country's code out, and a chat always leaves the plus sign out.
  const isCall = (number: string) => isPhone(number) || isPhone(`+222${number}`);
  const isChat = (number: string) => isPhone(`+${number}`);
  const isOwn = (email: string, more: string) =>
    (email === "" || emails.includes(email)) && !/[?&](?:to|cc|bcc)=/i.test(more);
  return [
    ...[...text.matchAll(calls)].filter(([, number = ""]) => !isCall(number)),
    ...[...text.matchAll(chats)].filter(([, number = ""]) => !isChat(number)),
    ...[...text.matchAll(mails)].filter(([, email = "", more = ""]) => !isOwn(email, more)),
    ...[...text.matchAll(places)].filter(
      ([, host = "", other = host]) => !hosts.includes(other.toLowerCase()),
    ),
  ].map(([link]) => `the link ${link}`);
}
