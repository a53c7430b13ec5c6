import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { programs } from "../../src/accounts/programs.ts";
import { languages } from "../../src/content/load-content.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Made-up content in place of the site's examples, ever more of it, for `npm run bench:growth`. */

/**
 * Content for a site in several languages, each the English one under another name.
 * @param count how many; the first has no prefix. At most 520, the codes that ISO 639-2 leaves to private
 *   use (qaa to qtz).
 */
export async function writeLanguages(folder: string, count: number): Promise<void> {
  await copyWithoutExamples(folder);
  // What has words in the languages that there are.
  const own = ["diary", "events", ...languages().map(({ code }) => code)];
  for (const name of own) await rm(join(folder, name), { recursive: true, force: true });
  const made = Array.from({ length: count }, (_, i) => languageOf(i));
  for (const { code } of made) await cp("content/en", join(folder, code), { recursive: true });
  await writeFile(join(folder, "languages.yaml"), stringify(made));
  const notes = made.map(({ code }) => code);
  await writeFile(join(folder, "accounts.csv"), `date,kind,program,amount,${notes.join(",")}\n`);
}

function languageOf(index: number) {
  const letter = (n: number) => String.fromCharCode("a".charCodeAt(0) + n);
  const code = `q${letter(Math.floor(index / 26))}${letter(index % 26)}`;
  return {
    code,
    name: code,
    dir: "ltr",
    prefix: index === 0 ? "" : `/${code}`,
    locale: "en-GB",
    openGraph: "en_GB",
    group: ",",
    decimal: ".",
  };
}

/** The site's content with so many rows of accounts, over so many years up to the end of 2025. */
export async function writeAccounts(folder: string, rows: number, years: number): Promise<void> {
  await copyWithoutExamples(folder);
  const codes = languages().map(({ code }) => code);
  const start = Date.UTC(2026 - years, 0, 1);
  const days = (Date.UTC(2026, 0, 1) - start) / dayMs;
  const lines = Array.from({ length: rows }, (_, i) => {
    // Four gifts, then a payment of less than them.
    const [kind, amount] =
      i % 5 === 4 ? ["out", 1900 + (i % 97)] : ["in", 500 + ((i * 7919) % 4500)];
    const program = programs[i % programs.length] ?? "general";
    const notes = codes.map((_code, salt) => words(i, 4, salt));
    return [dayOf(start + Math.floor((i * days) / rows) * dayMs), kind, program, amount, ...notes];
  });
  const header = ["date", "kind", "program", "amount", ...codes];
  await writeFile(join(folder, "accounts.csv"), [header, ...lines, ""].join("\r\n"));
}

/** Entries of the diary in a year. */
export const entriesPerYear = 250;

/** The site's content with so many entries in the diary, from the end of 2025 backwards. */
export async function writeDiary(folder: string, entries: number): Promise<void> {
  await copyWithoutExamples(folder);
  await rm(join(folder, "diary"), { recursive: true, force: true });
  await mkdir(join(folder, "diary"));
  for (let i = 0; i < entries; i += 1) {
    const days = Math.floor((i * 365) / entriesPerYear);
    const date = dayOf(Date.UTC(2025, 11, 31) - days * dayMs);
    await writeFile(join(folder, `diary/${date}-place-${i}.yaml`), stringify(entryOf(date, i)));
  }
}

function entryOf(date: string, index: number) {
  const inEach = (count: number) =>
    Object.fromEntries(languages().map(({ code }, salt) => [code, words(index, count, salt)]));
  const work = [
    { program: "food", figures: { families: 20 + (index % 60), meals: 560 + index } },
    { program: "water", figures: { litres: 2000 + index, families: 30 + (index % 50) } },
    { program: "cleanUp", figures: { kilograms: 100 + index, bags: 10 + (index % 80) } },
  ];
  return { date, place: inEach(2), ...work[index % work.length], text: inEach(45) };
}

async function copyWithoutExamples(folder: string): Promise<void> {
  await cp("content", folder, { recursive: true });
  await writeFile(join(folder, "accounts.yaml"), "examples: false\n");
}

/** So many words that no other record has, as real ones do: equal ones would compress away. */
function words(index: number, count: number, salt: number): string {
  const word = (_: unknown, i: number) =>
    ((index * 7919 + i * 104_729 + salt) % 1_679_616).toString(36);
  return Array.from({ length: count }, word).join(" ");
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
