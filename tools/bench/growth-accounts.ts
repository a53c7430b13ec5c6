import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { programs } from "../../src/accounts/ledger.ts";
import { languages } from "../../src/content/load-content.ts";
import { type BuildCost, measureBuild } from "./measure-build.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/** How many rows, and over how many years up to the end of 2025. */
const sizes = [
  { rows: 100, years: 1 },
  { rows: 1000, years: 4 },
  { rows: 10_000, years: 8 },
  { rows: 10_000, years: 1 },
] as const;
type Size = (typeof sizes)[number];

const head = ["Rows", "Years", "Pages", "Seconds", "Peak memory MB", "Site MB"] as const;
const pageHead = ["Rows", "Years", "Accounts KB", "A year KB", "A month KB", "CSV KB", "JSON KB"];
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Builds the site with ever more rows in the accounts and writes down what that took, and what its pages
 * and files weigh after gzip: HTML with styles, without the font, about 20 KB, and the script of 1 KB.
 */
export async function measureAccounts(): Promise<void> {
  const builds: string[][] = [];
  const weights: string[][] = [];
  for (const size of sizes) {
    const scratch = await mkdtemp(join(tmpdir(), "accounts-"));
    try {
      await writeAccounts(`${scratch}/content`, size);
      const cost = await measureBuild(scratch);
      builds.push(await buildRow(size, cost, `${scratch}/build/client`));
      weights.push(await weightRow(size, `${scratch}/build/client`));
      console.info(builds.at(-1)?.join("  "), "|", weights.at(-1)?.join("  "));
    } finally {
      await rm(scratch, { recursive: true });
    }
  }
  const intro = `\`npm run bench:growth\`: one build each, made-up rows in ${languages().length} languages.\n\n${measuredOn(new Date())}`;
  const weighed =
    "The largest page of each kind in any language, HTML and styles after gzip; the font (19 to 21 KB) and the script (1 KB) come on top, of the 50 KB that a reading page may take. A year with more than 300 rows gives each month a page of its own:";
  const text = [intro, table(head, builds), weighed, table(pageHead, weights)].join("\n\n");
  await writeSection("Growth of the accounts", text);
}

/** The site's own content with made-up accounts in place of the examples. */
async function writeAccounts(folder: string, { rows, years }: Size): Promise<void> {
  await cp("content", folder, { recursive: true });
  await writeFile(join(folder, "accounts.yaml"), "examples: false\n");
  const codes = languages().map(({ code }) => code);
  const start = Date.UTC(2026 - years, 0, 1);
  const days = (Date.UTC(2026, 0, 1) - start) / dayMs;
  const lines = Array.from({ length: rows }, (_, i) => {
    const date = new Date(start + Math.floor((i * days) / rows) * dayMs).toISOString();
    return rowOf(date.slice(0, 10), i, codes);
  });
  const header = `date,kind,program,amount,${codes.join(",")}`;
  await writeFile(join(folder, "accounts.csv"), [header, ...lines, ""].join("\r\n"));
}

/** Four gifts, then a payment of less than them; no two notes are alike, so that they do not compress away. */
function rowOf(date: string, index: number, codes: readonly string[]): string {
  const kind = index % 5 === 4 ? "out" : "in";
  const amount = kind === "out" ? 1900 + (index % 97) : 500 + ((index * 7919) % 4500);
  const note = (salt: number) =>
    Array.from({ length: 4 }, (_, i) =>
      ((index * 7919 + i * 104_729 + salt) % 1_679_616).toString(36),
    ).join(" ");
  const program = programs[index % programs.length] ?? "general";
  return [date, kind, program, amount, ...codes.map((_, salt) => note(salt))].join(",");
}

async function buildRow({ rows, years }: Size, cost: BuildCost, client: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html")).length;
  const { seconds, memoryMb, siteMb } = cost;
  const built = [seconds.toFixed(1), memoryMb.toFixed(0), siteMb.toFixed(1)];
  return [String(rows), String(years), String(pages), ...built];
}

async function weightRow({ rows, years }: Size, client: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true });
  const largest = async (pattern: RegExp) => {
    const weights = await Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
    );
    return weights.length === 0 ? "–" : (Math.max(...weights) / 1024).toFixed(1);
  };
  const patterns = [
    /^(?:\w+\/)?accounts\.html$/,
    /accounts\/\d{4}\.html$/,
    /accounts\/\d{4}-\d\d\.html$/,
    /accounts\.csv$/,
    /accounts\.json$/,
  ];
  return [String(rows), String(years), ...(await Promise.all(patterns.map(largest)))];
}

if (import.meta.main) await measureAccounts();
