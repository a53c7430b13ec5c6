import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { languages } from "../../src/content/load-content.ts";
import { pageIds } from "../../src/site-map.ts";
import { entriesPerYear, writeAccounts, writeDiary, writeLanguages } from "./growth-content.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/**
 * Builds the site with ever more content and writes down what that took and what the pages weigh:
 * made-up languages, rows of the accounts, entries of the diary.
 * `npm run bench:growth`, and `-- diary` for one of them alone.
 */

type Growth = {
  readonly heading: string;
  readonly about: string;
  /** What a size is called in the table's head. */
  readonly size: readonly string[];
  readonly builds: readonly {
    readonly size: readonly number[];
    readonly write: (folder: string) => Promise<void>;
  }[];
  /** The kinds of files that are weighed, by their paths. */
  readonly weighed: Readonly<Record<string, RegExp>>;
};

const inLanguages = `in ${languages().length} languages`;

const growths: Readonly<Record<string, Growth>> = {
  languages: {
    heading: "Growth",
    about: `made-up languages of ${pageIds.length} pages. Every page names and links to each language, so that the pages themselves grow with the number of languages`,
    size: ["Languages"],
    builds: [2, 13, 38].map((count) => ({
      size: [count],
      write: (folder) => writeLanguages(folder, count),
    })),
    weighed: { "Home KB": /^(?:index|q\w\w)\.html$/ },
  },
  accounts: {
    heading: "Growth of the accounts",
    about: `made-up rows ${inLanguages}. A year with more than 300 rows gives each month a page of its own`,
    size: ["Rows", "Years"],
    builds: (
      [
        [100, 1],
        [1000, 4],
        [10_000, 8],
        [10_000, 1],
      ] as const
    ).map(([rows, years]) => ({
      size: [rows, years],
      write: (folder) => writeAccounts(folder, rows, years),
    })),
    weighed: {
      "Accounts KB": /^(?:\w+\/)?accounts\.html$/,
      "A year KB": /accounts\/\d{4}\.html$/,
      "A month KB": /accounts\/\d{4}-\d\d\.html$/,
      "CSV KB": /accounts\.csv$/,
      "JSON KB": /accounts\.json$/,
    },
  },
  diary: {
    heading: "Growth of the diary",
    about: `${entriesPerYear} made-up entries a year ${inLanguages}, without pictures`,
    size: ["Entries"],
    builds: [10, 1000].map((entries) => ({
      size: [entries],
      write: (folder) => writeDiary(folder, entries),
    })),
    weighed: {
      "Diary KB": /^(?:\w+\/)?diary\.html$/,
      "A year KB": /diary\/\d{4}\.html$/,
      "An entry KB": /diary\/\d{4}-[^/]*\.html$/,
      "Feed KB": /diary\/feed\.xml$/,
    },
  },
};

async function measureGrowth({ heading, about, size, builds, weighed }: Growth): Promise<void> {
  const costs: string[][] = [];
  const weights: string[][] = [];
  for (const build of builds) {
    const scratch = await mkdtemp(join(tmpdir(), "growth-"));
    const client = `${scratch}/build/client`;
    try {
      await build.write(`${scratch}/content`);
      const shown = build.size.map(String);
      costs.push([...shown, ...measureBuild(scratch)]);
      weights.push([
        ...shown,
        ...Object.values(weighed).map((pattern) => heaviest(client, pattern)),
      ]);
      console.info(costs.at(-1)?.join("  "), "|", weights.at(-1)?.join("  "));
    } finally {
      await rm(scratch, { recursive: true });
    }
  }
  await writeSection(
    heading,
    `\`npm run bench:growth\`: one build each, ${about}.`,
    measuredOn(),
    table([...size, ...costHead], costs),
    "The largest page of each kind in any language, HTML and styles after gzip; the font (19 to 21 KB) and the script (1 KB) come on top, of the 50 KB that a reading page may take:",
    table([...size, ...Object.keys(weighed)], weights),
  );
}

const costHead = ["Pages", "Seconds", "Processor s", "ms a page", "Peak memory MB", "Site MB"];

/** At the end of a program: its peak memory, in KB, and the time of all processors, in µs (libuv). */
const sayUsage = `process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write("usage: " + maxRSS + " " + (userCPUTime + systemCPUTime));
});`;

/**
 * Builds the site of `scratch/content` into `scratch/build` once, and says what that took as cells of
 * the table. Other programs on the machine hardly change the time of all processors.
 * @throws Error with what the build printed when it fails
 */
function measureBuild(scratch: string): string[] {
  const started = performance.now();
  const before = ["--import", `data:text/javascript,${encodeURIComponent(sayUsage)}`];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, "node_modules/astro/bin/astro.mjs", "build"],
    {
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        CONTENT_DIR: `${scratch}/content`,
        BUILD_DIR: `${scratch}/build`,
      },
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`the build failed (${signal ?? status}):\n${stdout}${stderr}`);
  const [, memory, processors] = /usage: (\d+) (\d+)$/.exec(stderr) ?? [];
  const files = filesOf(`${scratch}/build/client`);
  const pages = files.filter((file) => file.endsWith(".html")).length;
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    String(pages),
    (ms / 1000).toFixed(1),
    (Number(processors) / 1e6).toFixed(1),
    (ms / pages).toFixed(0),
    (Number(memory) / 1024).toFixed(0),
    (bytes / 1024 ** 2).toFixed(1),
  ];
}

const filesOf = (folder: string) =>
  globSync(`${folder}/**`).filter((path) => statSync(path).isFile());

/** The most that a file of a kind weighs after gzip, in KB; a dash when there is none. */
function heaviest(client: string, pattern: RegExp): string {
  const weights = filesOf(client)
    .filter((file) => pattern.test(file.slice(client.length + 1)))
    .map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
  return weights.length === 0 ? "–" : (Math.max(...weights) / 1024).toFixed(1);
}

const [, , ...asked] = process.argv;
for (const name of asked.length > 0 ? asked : Object.keys(growths)) {
  const growth = growths[name];
  if (!growth) throw new Error(`${name} is none of ${Object.keys(growths).join(", ")}`);
  await measureGrowth(growth);
}
