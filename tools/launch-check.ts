import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import { loadEnv } from "vite";
import { parseDocument } from "yaml";
import { loadLedger } from "../src/accounts/ledger.server.ts";
import { formatContent } from "../src/admin/editor-plan.server.ts";
import { stop, UserError } from "../src/content/content-error.server.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { loadExamples } from "../src/content/records.server.ts";
import { loadSite, type Site } from "../src/content/site.server.ts";
import {
  isConfirmed,
  loadUnconfirmed,
  markOf,
  type Unconfirmed,
  valuesAt,
} from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import { exampleSalt, loadOwnReceipts } from "../src/my-gift/receipt-list.server.ts";
import { readQr } from "./read-qr.ts";

type Chapter = { readonly title: string; readonly items: readonly string[] };

/**
 * Lists what must change before the site is public, the most urgent first.
 * @param mail environment variables for EmailJS
 */
export async function findChapters(
  mail: Readonly<Record<string, string | undefined>>,
): Promise<Chapter[]> {
  const site = loadSite();
  const entries = loadUnconfirmed();
  const waiting = entries.filter(({ confirmed }) => confirmed === undefined);
  const chapters = [
    {
      title: "Start here",
      items: [
        ...placeholdersIn(site),
        ...missingIn(site),
        ...(await qrItems(site, entries)),
        ...mailItems(mail),
        ...waiting.filter(({ first }) => first).map(confirmationItem),
      ],
    },
    { title: "Confirmed, but changed since", items: lapsedItems(entries) },
    { title: "Records", items: recordItems() },
    {
      title: "Only the charity can confirm this",
      items: waiting.filter(({ first }) => !first).map(confirmationItem),
    },
  ];
  return chapters.filter(({ items }) => items.length > 0);
}

/** Finds values of `site.yaml` that belong to nobody, and ways that nobody has tried for a year. */
function placeholdersIn(value: unknown, path: readonly string[] = []): string[] {
  const key = path.at(-1) ?? "";
  if (typeof value === "object" && value !== null && key !== "steps") {
    return Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, [...path, name]));
  }
  const problem = typeof value === "string" && problemOf(key, value);
  return problem ? [`${path.join(".")}: “${value}” ${problem}`] : [];
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Names reserved for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/iu;

/** The guide's account and those of the IBAN registry (ISO 13616). */
const sampleAccounts = ["FR1420041010050500013M02606", "MR1300020001010000123456753"];

function problemOf(key: string, value: string): string | undefined {
  const { hostname = value, pathname = "" } = URL.parse(value) ?? {};
  const isNobodys =
    sampleAccounts.includes(value) ||
    /^0+$/.test(value) ||
    // Phone numbers in Mauritania begin with 2, 3 or 4 (Google's libphonenumber).
    (value.startsWith("+") && !isValidPhoneNumber(value));
  if (isNobodys) return "belongs to nobody.";
  if (key === "tried" && Date.now() - Date.parse(value) > yearMs) {
    return "is more than a year ago. Send money by this way, then change the day.";
  }
  // Names of the guide (docs/editing-content.md) and of the first `site.yaml`.
  const isName = /^(name|holder) (of|as) |^example\b|^undecided$/iu.test(value);
  const isProfile = ["facebook", "instagram"].includes(key);
  const isPlaceholder = isName || reserved.test(hostname) || /^\/example\/?$/iu.test(pathname);
  return isPlaceholder || (isProfile && pathname === "/")
    ? "is a placeholder. Put what is true."
    : undefined;
}

function missingIn({ registration, bankily }: Site): string[] {
  return [
    ...(registration ? [] : ["registration: Put what the receipt (récépissé) says."]),
    ...(bankily.qrImage ? [] : ["bankily.qrImage: Save Bankily's QR code in content/images."]),
  ];
}

/** The picture must hold the number or the merchant code, or somebody has confirmed it for this number. */
async function qrItems(site: Site, entries: Unconfirmed): Promise<string[]> {
  const { qrImage, merchantCode } = site.bankily;
  if (qrImage === undefined) return [];
  const text = await qrText(qrImage);
  const key = `bankily.qrImage: content/images/${qrImage}`;
  if (text === undefined) return [`${key} is missing, or no phone can read it. Save it anew.`];
  const digits = text.replace(/\D/g, "");
  const holds = [site.phone.replace(/\D/g, "").slice(-8), merchantCode].some(
    (number) => number !== undefined && digits.includes(number),
  );
  const places = ["site.yaml: bankily.qrImage", "site.yaml: phone"];
  const isSeen = entries.some(
    (entry) => isConfirmed(entry) && places.every((place) => entry.where.includes(place)),
  );
  return holds || isSeen ? [] : [`${key} says “${text}”, which is not the number of phone.`];
}

/** @returns `undefined` when the file is missing, no picture or unreadable */
async function qrText(qrImage: string): Promise<string | undefined> {
  try {
    return await readQr(readFileSync(join(contentFolder(), "images", qrImage)));
  } catch {
    return undefined;
  }
}

function mailItems(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = mailVariables.filter((name) => !env[name]?.trim()).join(", ");
  const item = `The forms reach nobody: the build is not told ${missing}`;
  return missing ? [`${item} (docs/deploying.md, “EmailJS”).`] : [];
}

function recordItems(): string[] {
  if (loadExamples()) {
    return [
      "content/records.yaml: all records are made up. Write false behind examples, then add yours.",
      ...unseenRecords(),
    ];
  }
  const isEmpty = loadLedger().length === 0;
  // Everybody has the examples' salt, so numbers could be tried in advance.
  const isSalted = loadOwnReceipts()?.salt === exampleSalt;
  return [
    ...(isEmpty ? ["content/accounts.csv: has no row yet."] : []),
    ...(isSalted
      ? ["content/receipts: made with the examples' salt. Run npm run receipts again."]
      : []),
  ];
}

/** The charity's own records, which no page shows while the examples do. */
function unseenRecords(): string[] {
  const hasRows = (file: string) =>
    readFileSync(join(contentFolder(), file), "utf8").trim().includes("\n");
  return ["accounts.csv", "gifts.csv"]
    .filter((file) => existsSync(join(contentFolder(), file)) && hasRows(file))
    .map((file) => `content/${file}: no page shows it, since records.yaml says examples: true.`);
}

const confirmationItem = ({ where, check, how }: Unconfirmed[number]) =>
  `${check} ${how} (${where[0]})`;

const lapsedItems = (entries: Unconfirmed) =>
  entries
    .filter((entry) => entry.confirmed && !isConfirmed(entry))
    .map(({ where, check, confirmed }) => {
      const confirmation = `${confirmed?.by} confirmed it on ${confirmed?.on}`;
      return `${check} ${confirmation}, and not what stands there now: look again. (${where[0]})`;
    });

const settled = `An item is settled by changing what it names. What only the charity can confirm: correct the text if it
is not true, then, with the place in brackets and your name:
  npm run launch-check -- "site.yaml: phone" "Aïssata"
docs/deploying.md lists what people do beside this.`;

export function listChapters(chapters: readonly Chapter[]): string {
  if (chapters.length === 0) return "Ready for the public.";
  const parts = chapters.map(({ title, items }) =>
    [title, ...items.map((item) => `- ${item}`)].join("\n"),
  );
  return [headline(chapters), ...parts, settled].join("\n\n");
}

function headline(chapters: readonly Chapter[]): string {
  const count = chapters.reduce((sum, { items }) => sum + items.length, 0);
  return `Not ready for the public: ${count} ${count === 1 ? "thing" : "things"} to settle.`;
}

const mailOfBuild = () => loadEnv("production", process.cwd(), "VITE_");

/** @throws UserError when `LAUNCH=1` asks for a public site and something is left to settle */
export async function warnUnlessReady(): Promise<void> {
  const chapters = await findChapters(mailOfBuild());
  if (chapters.length === 0) return;
  if (process.env["LAUNCH"] === "1") throw new UserError(listChapters(chapters));
  const unseen = loadExamples() ? unseenRecords() : [];
  const lines = [`${headline(chapters)} \`npm run launch-check\` lists them.`, ...unseen];
  console.warn(lines.join("\n"));
}

/**
 * Writes who confirmed an entry, the day and a mark of the values into `unconfirmed.yaml`.
 * @param place as the launch check names it
 * @param by who looked
 * @param words some words of what is to be confirmed, where several entries name the place
 * @throws UserError when no entry fits, or several
 */
function confirmPlace(place: string, by = "", words = ""): string {
  if (!by) throw new UserError('Who looked? npm run launch-check -- "site.yaml: phone" "Aïssata"');
  const fitting = loadUnconfirmed().filter(
    ({ where, check }) => where.includes(place) && check.includes(words),
  );
  const [entry, other] = fitting;
  if (!entry) throw new UserError(`No entry of unconfirmed.yaml names “${place}”.`);
  if (other) {
    const checks = fitting.map(({ check }) => `  ${check}`).join("\n");
    throw new UserError(`Which of these? Add some of its words behind the name.\n${checks}`);
  }
  const on = new Date().toISOString().slice(0, 10);
  writeConfirmation(entry.check, { by, on, values: markOf(entry.where) });
  const values = JSON.stringify(entry.where.map(valuesAt), null, 1).replace(/[[\]{}]\s*/g, "");
  return `Confirmed by ${by}: ${entry.check}\nIt holds until one of these values changes:\n${values}`;
}

function writeConfirmation(check: string, confirmed: Readonly<Record<string, string>>): void {
  const file = join(contentFolder(), "unconfirmed.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const entries: readonly { readonly check: string }[] = document.toJS();
  const index = entries.findIndex((entry) => entry.check === check);
  document.setIn([index, "confirmed"], document.createNode(confirmed));
  writeFileSync(file, formatContent("unconfirmed.yaml", String(document)));
}

/** Lists what is left, or, with a place and a name, writes who confirmed it. */
async function checkLaunch([place, by, words]: readonly string[]): Promise<string> {
  if (place !== undefined) return confirmPlace(place, by, words);
  const chapters = await findChapters(mailOfBuild());
  process.exitCode = chapters.length === 0 ? 0 : 1;
  return listChapters(chapters);
}

if (import.meta.main) await checkLaunch(process.argv.slice(2)).then(console.info, stop);
