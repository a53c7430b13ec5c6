/*
 * The last look at the finished site: whoever it names with a link or with a number of Mauritania is in `site.yaml`. It
 * protects against mistakes, such as an old number in a component. It does not protect against who writes the packages
 * of this build, the host, or a script in the browser. Numbers without +222 are refused where texts are read. It knows
 * nothing of sums, so no sum stops a build.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { plainDigits } from "../../src/lib/content/contacts-in-prose.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { say } from "../../src/lib/terminal/say.server.ts";
import { UserError } from "../../src/lib/terminal/user-error.server.ts";

/** @throws UserError naming each file with a number or address that `site.yaml` does not have */
export function checkContacts(folder: string): void {
  const { phone, whatsapp = phone, otherWays = [], email, bankily } = loadSite();
  const wallets = otherWays.flatMap((way) => (way.kind === "wallet" ? way.number : []));
  const help = bankily.help?.phone ?? phone;
  const allowed = [email, phone, whatsapp, help, ...wallets].map(contactOf);
  // Only those load the editor, in `admin`, who may change `site.yaml`.
  const pattern = "**/*.{html,svg,xml,ics,js,json,csv,txt,webmanifest}";
  const problems = globSync(pattern, { cwd: folder, exclude: ["admin/**"] }).flatMap((file) => {
    const content = readFileSync(join(folder, file), "utf8");
    // A calendar goes on with a long line after a line end and a space (RFC 5545, 3.1).
    const apart: string[] = [];
    const text = file.endsWith(".html")
      ? [textOf(parse(content), apart), ...apart].join("\nx\n")
      : content.replace(/\r\n /g, "");
    const strangers = linksIn(text).filter(
      ([, contact = ""]) => !allowed.includes(contactOf(contact)),
    );
    return strangers.map(([words]) => `  ${file}: ${words}`);
  });
  if (problems.length === 0) return;
  const title =
    "The finished pages name a number or an address that content/site.yaml does not have:";
  throw new UserError([say(title), ...new Set(problems)].join("\n"));
}

/** An address, or the eight digits of a number, with which a call may do without the country's code. */
const contactOf = (text: string): string =>
  text.includes("@") ? text : text.replace(/\D/g, "").replace(/^(?:00)?222(?=\d{8})/, "");

/**
 * Texts as a browser reads them. A comment divides no text: React writes one where two values meet.
 * @param apart takes attributes and templates, which stand in no text
 */
function textOf(node: DefaultTreeAdapterTypes.Node, apart: string[]): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if ("attrs" in node) apart.push(...node.attrs.map(({ value }) => value));
  if ("content" in node) apart.push(textOf(node.content, apart));
  const text =
    "childNodes" in node ? node.childNodes.map((child) => textOf(child, apart)).join("") : "";
  // With a letter between them no number goes on in another element, where a sum may stand.
  return /^(?:b|bdi|em|i|span|strong|#comment)$/.test(node.nodeName) ? text : `\nx\n${text}\nx\n`;
}

const patterns = [
  /\b(?:tel|sms):([+\d(][\d\s().-]*)/gi,
  // In code a variable, which begins with `$`, may stand behind these two.
  /\b(?:wa\.me\/|whatsapp\S+phone=)([^\s"'`<>?&$\\][^\s"'`<>?&\\]*)/gi,
  /\bmailto:([^\s"'`<>?$\\][^\s"'`<>?\\]*)/gi,
  // The amount 222,000 with a plus sign is no number to call: its groups have three digits.
  /((?:\+|(?<!\d)00)\s*222(?!(?:[ ,.\u00a0\u202f]\d{3})+(?![ ,.\u00a0\u202f]?\d))(?:[^\p{L}\p{N}+]{0,3}\d){8})/gu,
];

function linksIn(text: string) {
  const plain = plainDigits(text.replace(/%(?:20|2B|40)/gi, decodeURIComponent));
  return patterns.flatMap((pattern) => [...plain.matchAll(pattern)]);
}
