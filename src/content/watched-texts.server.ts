import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type Problem } from "./content-error.server.ts";
import { parseCsv } from "./read-csv.server.ts";
import { contentFolder, readYaml } from "./read-yaml.server.ts";
import { loadSite } from "./site.server.ts";

/**
 * Finds what no text may contain: a number to pay or call that the data does not name, and
 * invisible characters.
 */
export function findInText(text: string): string | undefined {
  const number = findNumber(text);
  if (number !== undefined) {
    return (
      `fewer than eight digits in a row, found “${number}”, which a reader could pay or call. ` +
      "Numbers of that kind stand in site.yaml alone. Of another one show the last four digits; " +
      "write “10 million” for 10,000,000; put a word between two numbers"
    );
  }
  const hidden = findHidden(text);
  return hidden === undefined
    ? undefined
    : `a text without invisible signs, found ${hidden}; delete that place and write it anew`;
}

/** No page shows these settings and this list. */
const unwatched = ["editor.yaml", "examples/gift-list.csv"];

export function watchedFiles(): string[] {
  return globSync("**/*.{yaml,csv}", { cwd: contentFolder() })
    .filter((file) => !unwatched.includes(file))
    .sort();
}

/** @throws ContentError naming each key, or line and column, with its problem */
export function checkWatched(file: string): void {
  const isTable = file.endsWith(".csv");
  const texts = isTable ? cellsOf(file) : stringsOf(readYaml(file));
  const problems = [{ path: "the file's name", text: file }, ...texts].flatMap(
    ({ path, text }): Problem[] => {
      const expected = findInText(text);
      if (expected === undefined) return [];
      return [{ path, expected: `expected ${expected}` }];
    },
  );
  if (problems.length > 0) throw new ContentError(join(contentFolder(), file), problems);
}

type Text = { readonly path: string; readonly text: string };

function cellsOf(file: string): Text[] {
  const rows = parseCsv(file, readFileSync(join(contentFolder(), file)), [], "ignored");
  return rows.flatMap(({ line, cells }) =>
    Object.entries(cells)
      // Amounts have digits only, by another rule.
      .filter(([column]) => column !== "amount")
      .map(([column, text]) => ({ path: `line ${line}, ${column}`, text })),
  );
}

function stringsOf(value: unknown, keys: readonly string[] = []): Text[] {
  if (typeof value === "string") {
    const isFileName = keys.at(-1) === "file";
    return isFileName || isPlaceOnMap(value) ? [] : [{ path: keys.join("."), text: value }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, [...keys, key]));
}

/** The coordinates of a map have eight digits or more. */
const isPlaceOnMap = (text: string) =>
  /^https:\/\/(?:[^/?#\s]*map|www\.google\.[a-z.]+\/maps)\S*$/u.test(text);

/** A tatweel and other modifier letters look like dashes, so they do not separate digits. */
const run = /\p{N}(?:[^\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]*\p{N}){7,}/gu;

/**
 * Finds the first eight digits or more of any script without a letter between them. Numbers of
 * `site.yaml`, days, years, hours and round amounts do not count.
 * @returns the number as written, with usual digits and spaces
 */
export function findNumber(text: string): string | undefined {
  const plain = text.replace(/[ªº]/g, " ").normalize("NFKC");
  if (plain.search(run) === -1) return undefined;
  const rest = [...namedParts(), ...harmless].reduce(
    (left, part) => left.replaceAll(part, " "),
    plain,
  );
  return rest.match(run)?.[0].replace(/\s+/g, " ");
}

const wholeYear = "(?:19|20)\\d\\d";
const monthAndDay = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const hour = "(?:[01]?\\d|2[0-3]):[0-5]\\d";
const dash = "\\s*[-–—]\\s*";
/** A space alone does not separate years: “2012 2034” may be a number. */
const comma = "\\s*[-–—/,،;=→]\\s*";
const round = "[1-9]\\d{0,2}[ ,.]?\\d00";

/** Texts with at least four digits that people write beside others. */
const harmless = [
  `${wholeYear}-${monthAndDay}`,
  `(?:0?[1-9]|[12]\\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\\1${wholeYear}`,
  `${wholeYear}(?:${comma}${wholeYear})+`,
  `${wholeYear}[\\s,،]+${hour}`,
  `${wholeYear}\\s*[,،:]\\s+\\d{1,3}[ ,.]\\d{3}`,
  `${hour}(?:${dash}${hour})+`,
  `${round}(?:${comma}${round})+`,
].map(standingAlone);

function standingAlone(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{N})${pattern}(?!\\p{N})`, "giu");
}

/** The numbers of `site.yaml` in any grouping, with and without the country code. */
function namedParts(): RegExp[] {
  const { phone, whatsapp, registration, otherWays = [], fromAbroad, ...rest } = loadSite();
  const named = [
    ...[phone, whatsapp, registration?.number],
    ...otherWays.map((way) => (way.kind === "wallet" ? way.number : way.account)),
    fromAbroad?.kind === "transfer" ? fromAbroad.iban : fromAbroad?.address,
    ...[rest.address, rest.email, rest.facebook, rest.instagram],
  ];
  return named
    .filter((text) => text !== undefined && text.replace(/\D/g, "").length >= 8)
    .map((text = "") => {
      const [, country, local = ""] = /^(\+222)?(.+)$/.exec(text) ?? [];
      const signs = local.replace(/[\s-]/g, "").split("");
      const pattern = signs
        .map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"))
        .join("[\\s().-]*");
      return standingAlone(country ? `(?:(?:\\+|00)?222[^\\p{L}\\p{N}]*)?${pattern}` : pattern);
    });
}

/** Joiners shape Arabic letters, so they may follow one. The sign for the end of a verse is visible. */
const joiner = "(?<!(?=\\p{L})\\p{scx=Arabic})[\\u200C\\u200D]";
const unseen = "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029]";
const hidden = new RegExp(`${joiner}|(?![\\n\\u06DD\\u200C\\u200D])${unseen}`, "u");

/** Finds the first character that is invisible or changes the direction of text. */
function findHidden(text: string): string | undefined {
  const found = hidden.exec(text);
  if (found === null) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(Math.max(0, found.index - 15), found.index).trim();
  return `U+${code} ${before ? `behind “${before}”` : "at the beginning"}`;
}
