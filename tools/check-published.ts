/*
 * The last step of a build trusts nobody. Any of several hundred packages could write another number
 * into a page, so this file imports nothing but Node's own library, runs as a process of its own, and
 * reads `site.yaml` by a regular expression, because the parser of YAML is one of these packages.
 */
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What a file may pay, call or lead to: digits without separators, addresses of email, hosts, IBANs. */
export type Named = {
  readonly numbers: readonly string[];
  readonly emails: readonly string[];
  readonly hosts: readonly string[];
};

/** Reads the lines of `site.yaml` as `npm run format` writes them: one key and its value. */
export function namedIn(siteYaml: string): Named {
  const numbers = valuesOf(siteYaml, "phone|whatsapp|number|account|iban|merchantCode");
  const addresses = valuesOf(siteYaml, "address|facebook|instagram");
  return {
    numbers: numbers.map((number) => number.replace(/[\s-]/g, "").toUpperCase()),
    emails: valuesOf(siteYaml, "email"),
    hosts: [...otherHosts, ...addresses.map((address) => new URL(address).host)],
  };
}

const valuesOf = (yaml: string, keys: string) =>
  [...yaml.matchAll(new RegExp(`^[\\s-]*(?:${keys}): *["']?([^"'#\\n]*[^"'#\\s])`, "gm"))].map(
    ([, value = ""]) => value,
  );

/** Hosts that pages and scripts name, beside those of `site.yaml`. */
const otherHosts = [
  // Chats, whose number is checked; maps; the forms; React's errors.
  ..."wa.me www.openstreetmap.org www.google.com maps.app.goo.gl api.emailjs.com".split(" "),
  "react.dev",
  // Rates and their attribution.
  ..."open.er-api.com api.frankfurter.dev latest.currency-api.pages.dev".split(" "),
  ..."www.exchangerate-api.com frankfurter.dev github.com".split(" "),
  // Names of formats.
  ..."www.w3.org schema.org purl.org www.sitemaps.org datapackage.org".split(" "),
];

const readKinds = ".html .css .csv .ics .xml .txt .svg .js .json .webmanifest".split(" ");

/**
 * Finds what a file names without leave: numbers to pay or call, in any script and spacing, and links.
 * @param path below the site's folder, such as `fr/donate.html`
 * @returns sentences, none for a file of another kind
 */
export function strangersIn(path: string, content: string, named: Named): string[] {
  const kind = extname(path);
  // The editor is loaded by those who may change `site.yaml`.
  if (!readKinds.includes(kind) || path.startsWith("admin/")) return [];
  const parts = partsOf(path, content).map((part) => ({ ...part, text: decoded(part.text) }));
  const found = parts.flatMap((part) => [
    ...linksIn(part, named),
    ...ibansIn(part.text, named),
    ...numbersIn(part, named),
    ...(part.kind === "style" ? spelledBy(part.text) : []),
    ...(/[\u202d\u202e]/.test(part.text) ? ["a sign that turns digits round"] : []),
  ]);
  return [...new Set(found)];
}

/** `words` are read by people. `data` and `script` have numbers side by side that no page shows so. */
type Part = { readonly kind: "words" | "data" | "script" | "style"; readonly text: string };

/** Stands for a tag between two texts. */
const tag = "\ue000";

/** Attributes that draw, or hold a hash or an e-mail address that Cloudflare hides. */
const drawing = /^(?:d|points|viewBox|transform|values|keyTimes|integrity|nonce|data-cfemail)$/;

function partsOf(path: string, content: string): Part[] {
  const kind = extname(path);
  if (kind === ".js") return [{ kind: "script", text: content }];
  if (kind === ".css") return [{ kind: "style", text: content }];
  if ([".json", ".webmanifest"].includes(kind)) return [{ kind: "data", text: content }];
  if (kind === ".csv") return [{ kind: "words", text: content.replace(/[,;\t\n]/g, tag) }];
  if ([".txt", ".ics"].includes(kind)) return [{ kind: "words", text: content }];
  const parts: Part[] = [];
  const words = content
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
      (_, name: string, rest: string, text: string) => {
        const isData = /type="application\/(?:ld\+)?json"/.test(rest);
        parts.push({ kind: name === "style" ? "style" : isData ? "data" : "script", text });
        return tag;
      },
    )
    .replace(/<[!?/a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (element) => {
      for (const [, name = "", , double, single, bare] of element.matchAll(attribute)) {
        const text = double ?? single ?? bare ?? "";
        if (!drawing.test(name)) parts.push({ kind: name === "style" ? "style" : "data", text });
      }
      return tag;
    });
  return [...parts, { kind: "words", text: words }];
}

const attribute = /\s([^\s=>"']+)\s*=\s*("([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Makes characters of escapes, usual digits of those of any script, and nothing of what is unseen. */
function decoded(text: string): string {
  const signs = [1, 2]
    .reduce(unescaped, text)
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");
  return signs
    .replace(/[\p{Lm}ªº]/gu, " ")
    .replace(/\p{N}/gu, (sign) => sign.normalize("NFKC").replace(/\p{Nd}/gu, usualDigit));
}

/** A text may be escaped twice, as JSON in an attribute is. */
function unescaped(text: string): string {
  const sign = (code: string, base: number) => {
    const point = Number.parseInt(code, base);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
  };
  return text
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => sign(code, 16))
    .replace(/&#(\d+);?/g, (_, code: string) => sign(code, 10))
    .replace(/&([a-z]+);/gi, (_, name: string) => names[name] ?? " ")
    .replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi, (_, ...codes: string[]) =>
      sign(codes.slice(0, 3).join(""), 16),
    )
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
    );
}

const names: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">" };

/** Unicode lists the digits of each script from 0 to 9, one script after the other. */
function usualDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return `${before % 10}`;
}

const calls = /\b(?:tel|sms|smsto|callto|viber|whatsapp):(?:\/\/)?([+\d(][\d\s().+-]*)/gi;
const chats = /\bwa\.me\/([^\s"'`?<>$]+)/gi;
const mails = /\bmailto:([^\s"'`?<>$]*)([^\s"'`<>]*)/gi;
const places = /\bhttps?:[\\/]+([^\s"'`<>()\\/?#$,;]+)|(?<=^|["'=\s(,])\/\/([a-z\d.-]+\.[a-z]+)/gi;

function linksIn(part: Part, { numbers, emails, hosts }: Named): string[] {
  // Browsers leave these signs out of an address.
  const text = part.kind === "data" ? part.text.replace(/[\t\r\n]/g, "") : part.text;
  const isPhone = (number: string) =>
    number.startsWith("+") && numbers.includes(number.replace(/[\s().-]/g, ""));
  // A call may leave out the country's code, and a chat leaves out the sign before it.
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

/** ISO 13616: the remainder of an IBAN by 97 is 1, with its first four signs at the end and A as 10. */
function ibansIn(text: string, { numbers }: Named): string[] {
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
function spelledBy(css: string): string[] {
  const values = [...css.matchAll(/content\s*:\s*([^;}]*)/gi)].map(([, value = ""]) => value);
  return values
    .filter((value) => /\p{N}|\\[\da-f]|\b(?:attr|counters?)\(/iu.test(value))
    .map((value) => `digits that a style writes: content: ${value}`);
}

function numbersIn({ text, kind }: Part, { numbers }: Named): string[] {
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

const unpackers = new Map<string, (bytes: Buffer) => Buffer>([
  [".br", brotliDecompressSync],
  [".gz", gunzipSync],
]);

/** Checks every file of a built site, with its compressed copies. @returns a sentence for each problem */
export function checkFolder(folder: string, named: Named): string[] {
  return filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    // A compressed copy is read under the name of its file.
    const unpack = unpackers.get(extname(file));
    const name = unpack ? file.slice(0, -3) : file;
    const problems = strangersIn(name, (unpack ? unpack(bytes) : bytes).toString(), named);
    return problems.map((problem) => `${join(folder, file)}: ${problem}`);
  });
}

/** Every file below a folder, also in folders that begin with a point, with `/` in its path. */
export function filesIn(folder: string): string[] {
  return globSync("{**,.*/**}/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .sort();
}

export function readNamed(): Named {
  const folder = process.env["CONTENT_DIR"] ?? "content";
  return namedIn(readFileSync(join(folder, "site.yaml"), "utf8"));
}

const advice = `Expected only what content/site.yaml names. Another number could be paid or called: show its last four
digits, write “10 million” for 10,000,000, put a word between two numbers. A text with it stands in content/; if
none has it, a package wrote it: do not publish, and tell somebody who knows the build.`;

if (import.meta.main) {
  const problems = checkFolder(process.argv[2] ?? "build/client", readNamed());
  if (problems.length > 0) {
    console.error([...problems, advice].join("\n"));
    process.exitCode = 1;
  }
}
