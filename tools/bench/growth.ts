import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { pageIds } from "../../src/site-map.ts";
import { measureAccounts } from "./growth-accounts.ts";
import { measureDiary } from "./growth-diary.ts";
import { measureBuild } from "./measure-build.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/**
 * Builds the site with ever more content, made-up languages, then rows of the accounts and entries of the diary, and writes
 * down what that took.
 * `npm run bench:growth -- 2 13 38`
 */
const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [2, 13, 38];
const head = ["Languages", "Pages", "Seconds", "ms a page", "Peak memory MB", "Site MB"] as const;

const rows: string[][] = [];
for (const languages of sizes) {
  const scratch = await mkdtemp(join(tmpdir(), "growth-"));
  try {
    await writeContent(`${scratch}/content`, languages);
    rows.push(await measureLanguages(languages, scratch));
    console.info(rows.at(-1)?.join("  "));
  } finally {
    await rm(scratch, { recursive: true });
  }
}
const intro = `\`npm run bench:growth\`: one build each.\n\n${measuredOn(new Date())}\n\nMade-up languages of ${pageIds.length} pages. Every page names and links to each language, so that the pages themselves grow with the number of languages:`;
await writeSection("Growth", `${intro}\n\n${table(head, rows)}`);
await measureAccounts();
await measureDiary();

/**
 * Writes content for a site in several languages, each the English one under another name.
 * @param count how many; the first has no prefix. At most 520, the codes that ISO 639-2 leaves to private
 *   use (qaa to qtz).
 */
async function writeContent(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ["site.yaml", "figures.yaml", "unconfirmed.yaml"]) {
    await cp(join("content", name), join(folder, name));
  }
  await writeFile(join(folder, "accounts.yaml"), "examples: false\n");
  const languages = Array.from({ length: count }, (_, i) => languageOf(i));
  for (const { code } of languages) await cp("content/en", join(folder, code), { recursive: true });
  await writeFile(join(folder, "languages.yaml"), stringify(languages));
  const notes = languages.map(({ code }) => code);
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

/** One build as a row of figures. */
async function measureLanguages(languages: number, scratch: string): Promise<string[]> {
  const pages = languages * pageIds.length;
  const { seconds, memoryMb, siteMb } = await measureBuild(scratch);
  return [
    String(languages),
    String(pages),
    seconds.toFixed(1),
    ((seconds * 1000) / pages).toFixed(0),
    memoryMb.toFixed(0),
    siteMb.toFixed(1),
  ];
}
