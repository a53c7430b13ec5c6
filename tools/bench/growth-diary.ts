import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { stringify } from "yaml";
import { languages } from "../../src/content/load-content.ts";
import { type BuildCost, measureBuild } from "./measure-build.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/** How many entries the diary has in each build; `node tools/bench/growth-diary.ts 100` builds one. */
const sizes = [10, 1000];
const perYear = 250;
const dayMs = 24 * 60 * 60 * 1000;

const head = ["Entries", "Pages", "Seconds", "Processor s", "Peak memory MB", "Site MB"] as const;
const pageHead = ["Entries", "Diary KB", "A year KB", "An entry KB", "Feed KB"] as const;

/**
 * Builds the site with ever more entries in the diary and writes down what that took, and what its pages
 * weigh: HTML with styles after gzip, without the font, about 20 KB, and the script of 1 KB.
 */
export async function measureDiary(asked: readonly number[] = sizes): Promise<void> {
  const builds: string[][] = [];
  const weights: string[][] = [];
  for (const entries of asked) {
    const scratch = await mkdtemp(join(tmpdir(), "diary-"));
    try {
      await writeDiary(`${scratch}/content`, entries);
      const cost = await measureBuild(scratch);
      builds.push(await buildRow(entries, cost, `${scratch}/build/client`));
      weights.push(await weightRow(entries, `${scratch}/build/client`));
      console.info(builds.at(-1)?.join("  "), "|", weights.at(-1)?.join("  "));
    } finally {
      await rm(scratch, { recursive: true });
    }
  }
  const intro = `\`npm run bench:growth\`: one build each, ${perYear} made-up entries a year in ${languages().length} languages, without pictures.\n\n${measuredOn(new Date())}`;
  const weighed =
    "The largest page of each kind in any language, HTML and styles after gzip; the font (19 to 21 KB) and the script (1 KB) come on top, of the 50 KB that a reading page may take:";
  const text = [intro, table(head, builds), weighed, table(pageHead, weights)].join("\n\n");
  await writeSection("Growth of the diary", text);
}

/** The site's own content with a made-up diary in place of the examples. */
async function writeDiary(folder: string, entries: number): Promise<void> {
  await cp("content", folder, { recursive: true });
  await writeFile(join(folder, "accounts.yaml"), "examples: false\n");
  await rm(join(folder, "diary"), { recursive: true, force: true });
  await mkdir(join(folder, "diary"));
  for (let i = 0; i < entries; i += 1) {
    const date = dateOf(i);
    await writeFile(join(folder, `diary/${date}-place-${i}.yaml`), stringify(entryOf(date, i)));
  }
}

/** From the end of 2025 backwards. */
function dateOf(index: number): string {
  const days = Math.floor((index * 365) / perYear);
  return new Date(Date.UTC(2025, 11, 31) - days * dayMs).toISOString().slice(0, 10);
}

/** An entry whose words and figures differ from the others', as real ones do: equal ones would compress away. */
function entryOf(date: string, index: number) {
  const words = (count: number, salt: number) =>
    Array.from({ length: count }, (_, i) =>
      ((index * 7919 + i * 104_729 + salt) % 1_679_616).toString(36),
    ).join(" ");
  const inEach = (count: number) =>
    Object.fromEntries(languages().map(({ code }, salt) => [code, words(count, salt)]));
  const programs = [
    { program: "food", figures: { families: 20 + (index % 60), meals: 560 + index } },
    { program: "water", figures: { litres: 2000 + index, families: 30 + (index % 50) } },
    { program: "cleanUp", figures: { kilograms: 100 + index, bags: 10 + (index % 80) } },
  ];
  return { date, place: inEach(2), ...programs[index % programs.length], text: inEach(45) };
}

async function buildRow(entries: number, cost: BuildCost, client: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html")).length;
  const { seconds, processorSeconds, memoryMb, siteMb } = cost;
  return [
    entries,
    pages,
    seconds.toFixed(1),
    processorSeconds.toFixed(1),
    memoryMb.toFixed(0),
    siteMb.toFixed(1),
  ].map(String);
}

async function weightRow(entries: number, client: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true });
  const largest = async (pattern: RegExp) => {
    const weights = await Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
    );
    return weights.length === 0 ? "–" : (Math.max(...weights) / 1024).toFixed(1);
  };
  return [
    String(entries),
    await largest(/^(?:\w+\/)?diary\.html$/),
    await largest(/diary\/\d{4}\.html$/),
    await largest(/diary\/\d{4}-[^/]*\.html$/),
    await largest(/diary\/feed\.xml$/),
  ];
}

if (import.meta.main) {
  const asked = process.argv.slice(2).map(Number).filter(Boolean);
  await measureDiary(asked.length > 0 ? asked : sizes);
}
