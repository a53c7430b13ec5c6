/*
 * The last look at the finished site: whoever it names with a link or with a number of Mauritania is named in
 * `site.yaml`. It protects against mistakes, such as an old number that stands in a component. It does not protect
 * against who writes the packages of this build, the host, or a script in the browser, which can all show another number
 * later. Numbers without +222 are refused where texts are read. It knows nothing of sums, so no sum stops a build.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { plainDigits } from "../../src/content/plain-digits.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { UserError } from "../../src/terminal/user-error.server.ts";

/** @throws UserError naming each file with a number or address that `site.yaml` does not have */
export function checkContacts(folder: string): void {
  // The editor's own code is left out. Only those load it who may change `site.yaml`.
  const files = globSync("**/*.{html,xml,ics,js,json,csv,txt,webmanifest}", {
    cwd: folder,
    exclude: ["admin/**"],
  });
  const problems = files.sort().flatMap((file) => {
    const content = readFileSync(join(folder, file), "utf8");
    const texts = file.endsWith(".html") ? textsOf(content) : [unfolded(content)];
    return strangersIn(texts).map((found) => `  ${file}: ${found}`);
  });
  if (problems.length === 0) return;
  const title = say(
    "The finished pages name a number or an address that content/site.yaml does not have:",
  );
  throw new UserError([title, ...problems].join("\n"));
}

/** A calendar goes on with a long line after a line end and a space (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, "");

/** All attributes and texts of a page as a browser reads them. Comments are neither. */
function textsOf(html: string): string[] {
  // Without scripts a browser reads what stands in `noscript`.
  const nodes: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })];
  const texts: string[] = [];
  for (const node of nodes) {
    if ("attrs" in node) texts.push(...node.attrs.map(({ value }) => value));
    if ("content" in node) nodes.push(node.content);
    if (!("childNodes" in node)) continue;
    nodes.push(...node.childNodes);
    texts.push(node.childNodes.map(ownText).join(""));
  }
  return texts;
}

/** A comment divides no text. React writes one where two values meet. */
function ownText(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return defaultTreeAdapter.isCommentNode(node) ? "" : "\n";
}

/** What may stand behind `tel:` and the like. In code it may be a variable, which begins with `$`. */
const value = "((?![$])[^\\s\"'`<>?\\\\]*)";
const call = new RegExp(`\\b(?:tel|sms|smsto):(?=[+\\d(%])${value}`, "gi");
const chat = new RegExp(`\\b(?:wa\\.me/|whatsapp\\S*[?&]phone=)${value}`, "gi");
const mail = new RegExp(`\\bmailto:${value}([^\\s"'\`<>\\\\]*)`, "gi");

/** The amount 222,000 with a plus sign is no number to call: its groups have three digits. */
const noSum = "(?!(?:[ ,.\u00a0\u202f]\\d{3})+(?![ ,.\u00a0\u202f]?\\d))";
const number = new RegExp(
  `(?:\\+|(?<!\\d)00)\\s*222${noSum}((?:[^\\p{L}\\p{N}+]{0,3}\\d){8})`,
  "gu",
);

/** Links and numbers that are not those of `site.yaml`, each once. */
function strangersIn(texts: readonly string[]): string[] {
  const { phone, whatsapp = phone, otherWays = [], email } = loadSite();
  const wallets = otherWays.map((way) => (way.kind === "wallet" ? way.number : phone));
  const known = [phone, whatsapp, ...wallets].map(digitsOf);
  const isKnown = (found: string) => known.includes(digitsOf(found).replace(/^00/, ""));
  // A call may leave the country's code out.
  const isCall = (found: string) => isKnown(found) || (/^\d/.test(found) && isKnown(`222${found}`));
  const isMail = (address: string, rest: string) =>
    ["", email].includes(decoded(address)) && !/[?&](?:to|cc|bcc)=/i.test(rest);
  const found = texts
    .map(plainDigits)
    .flatMap((text) => [
      ...[...text.matchAll(call)].filter(([, to = ""]) => !isCall(decoded(to))),
      ...[...text.matchAll(chat)].filter(([, to = ""]) => to !== "" && !isKnown(to)),
      ...[...text.matchAll(mail)].filter(([, to = "", rest = ""]) => !isMail(to, rest)),
      ...[...text.matchAll(number)].filter(([, local = ""]) => !isKnown(`222${local}`)),
    ]);
  return [...new Set(found.map(([words]) => words))];
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** An address in a link may have its characters as `%2B`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
