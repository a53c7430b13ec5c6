import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import { loadEnv } from "vite";
import { parseDocument, stringify } from "yaml";
import { loadLedger } from "../src/accounts/ledger.server.ts";
import { formatDocument } from "../src/admin/format-document.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { loadExamples } from "../src/content/records.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import {
  hashValues,
  isConfirmed,
  loadUnconfirmed,
  unconfirmedFile,
  valuesAt,
} from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/mail/send-email.ts";
import { orStop, UserError } from "../src/terminal/user-error.server.ts";

type Entry = ReturnType<typeof loadUnconfirmed>[number];

/** What must change before the site is public, by title, the most urgent first. */
type Chapters = Readonly<Record<string, readonly string[]>>;

export function findChapters(): Chapters {
  const site = loadSite();
  const entries = loadUnconfirmed();
  const waiting = entries.filter(({ confirmed }) => confirmed === undefined);
  const lapsed = entries.filter((entry) => entry.confirmed && !isConfirmed(entry));
  return {
    "Start here": [
      ...placeholdersIn(site),
      ...(site.registration ? [] : ["registration: Put what the receipt (récépissé) says."]),
      ...mailItems(),
      ...waiting.filter(({ first }) => first).map(itemOf),
    ],
    "Confirmed, but changed since": lapsed.map(
      (entry) =>
        `${itemOf(entry)} ${entry.confirmed?.by} confirmed on ${entry.confirmed?.on} what stood there then: look again.`,
    ),
    Records: recordItems(),
    "Only the charity can confirm this": waiting.filter(({ first }) => !first).map(itemOf),
  };
}

const itemOf = ({ number, where: [first], check, how }: Entry): string =>
  `${check} ${how} (${number}, ${first})`;

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

/** Words that the guide (docs/editing-content.md) and the first `site.yaml` have in place of a name. */
const sampleName = /^(name|holder) (of|as) |^example\b|^undecided$/iu;

/** Hosts reserved for examples and tests (RFC 2606, RFC 6761), and profiles without a name. */
const sampleAddress =
  /^(?:https:\/\/)?(?:[^/\s]*[.@])?(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:\/|$)|\b(?:facebook|instagram)\.com\/(?:example\/?)?$/iu;

function problemOf(key: string, value: string): string | undefined {
  // Phone numbers in Mauritania begin with 2, 3 or 4 (Google's libphonenumber).
  if (value.startsWith("+") && !isValidPhoneNumber(value)) return "belongs to nobody.";
  if (key === "tried" && Date.now() - Date.parse(value) > yearMs) {
    return "is more than a year ago. Send money by this way, then change the day.";
  }
  return sampleName.test(value) || sampleAddress.test(value)
    ? "is a placeholder. Put what is true."
    : undefined;
}

function mailItems(): string[] {
  const env = loadEnv("production", process.cwd(), "VITE_");
  const missing = mailVariables.filter((name) => !env[name]?.trim()).join(", ");
  const item = `The forms reach nobody: the build is not told ${missing}`;
  return missing ? [`${item} (docs/deploying.md, “EmailJS”).`] : [];
}

function recordItems(): string[] {
  if (loadExamples()) {
    return [
      "content/records.yaml: all records are made up. Write false behind examples, then add yours.",
      ...unseenTables(),
    ];
  }
  return loadLedger().length === 0 ? ["content/accounts.csv: has no row yet."] : [];
}

/** Finds the charity's own tables, which no page shows while `records.yaml` asks for the examples. */
const unseenTables = (): string[] =>
  globSync("{accounts,gifts}.csv", { cwd: contentFolder() })
    .filter((file) => /\n./.test(readFileSync(join(contentFolder(), file), "utf8")))
    .map((file) => `content/${file}: no page shows it, since records.yaml says examples: true.`);

const howToSettle = `An item is settled by changing what it names. What only the charity can confirm: correct the text if it
is not true, then, with the number in brackets and your name:
  npm run launch-check -- 1 "Aïssata"
docs/deploying.md lists what people do beside this.`;

/** @returns an empty text when the site is ready */
export function listChapters(): string {
  const chapters = Object.entries(findChapters()).filter(([, items]) => items.length > 0);
  const { length } = chapters.flatMap(([, items]) => items);
  if (length === 0) return "";
  const things = length === 1 ? "thing" : "things";
  const lists = chapters.map(([title, items]) => [title, ...items].join("\n- "));
  const title = `Not ready for the public: ${length} ${things} to settle.`;
  return [title, ...lists, howToSettle].join("\n\n");
}

/** Warns while something is left to settle. @throws UserError instead when `LAUNCH=1` asks for a public site */
export function checkReadiness(): void {
  const list = listChapters();
  if (list && process.env["LAUNCH"] === "1") throw new UserError(list);
  if (list) console.warn(`${list.split("\n", 1)} \`npm run launch-check\` lists them.`);
}

/**
 * Writes who confirmed an entry, the day and a hash of the values into `unconfirmed.yaml`.
 * @param number as the launch check shows it
 * @param by who looked
 * @throws UserError when no entry has the number
 */
export function confirm(number: string, by = ""): string {
  const entry = loadUnconfirmed().find((found) => `${found.number}` === number);
  if (!entry || !by) throw new UserError(howToSettle);
  const { where, check } = entry;
  const on = new Date().toISOString().slice(0, 10);
  const file = join(contentFolder(), unconfirmedFile);
  const document = parseDocument(readFileSync(file, "utf8"));
  const confirmed = document.createNode({ by, on, values: hashValues(where) });
  document.setIn([entry.number - 1, "confirmed"], confirmed);
  writeFileSync(file, formatDocument(document));
  const values = where.map((fileKey) => stringify(valuesAt(fileKey))).join("");
  return `Confirmed by ${by}: ${check}\nIt holds until one of these values changes:\n${values}`;
}

/** Lists what is left, or, with a number and a name, writes who confirmed it. */
function checkLaunch([number, by]: readonly string[]): string {
  if (number !== undefined) return confirm(number, by);
  const list = listChapters();
  process.exitCode = list ? 1 : 0;
  return list || "Ready for the public.";
}

if (import.meta.main) console.info(orStop(() => checkLaunch(process.argv.slice(2))));
