import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { pageIds } from "../../src/site-map.ts";
import { filesEndingIn } from "../build/site-files.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/**
 * Builds the site with ever more content, made-up languages, and writes down what that took.
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
    rows.push(await measureBuild(languages, scratch));
    console.info(rows.at(-1)?.join("  "));
  } finally {
    await rm(scratch, { recursive: true });
  }
}
const intro = `\`npm run bench:growth\`: one build each.\n\n${measuredOn(new Date())}\n\nMade-up languages of ${pageIds.length} pages. Every page names and links to each language, so that the pages themselves grow with the number of languages:`;
await writeSection("Growth", `${intro}\n\n${table(head, rows)}`);

/**
 * Writes content for a site in several languages, each the English one under another name.
 * @param count how many; the first has no prefix. At most 520, the codes that ISO 639-2 leaves to private
 *   use (qaa to qtz).
 */
async function writeContent(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ["site.yaml", "figures.yaml"]) {
    await cp(join("content", name), join(folder, name));
  }
  const languages = Array.from({ length: count }, (_, i) => languageOf(i));
  for (const { code } of languages) await cp("content/en", join(folder, code), { recursive: true });
  await writeFile(join(folder, "languages.yaml"), stringify(languages));
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

/** Builds a site once; a row of figures. @throws Error with what the build printed when it fails */
async function measureBuild(languages: number, scratch: string): Promise<string[]> {
  const pages = languages * pageIds.length;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      resolve("tools/bench/report-memory.ts"),
      "node_modules/astro/bin/astro.mjs",
      "build",
    ],
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
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the build of ${pages} pages failed:\n${stdout}${stderr}`);
  const memory = Number(/peak memory: (\d+)/.exec(stderr)?.[1]) / 1024;
  const files = await filesEndingIn(`${scratch}/build/client`, "");
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [
    String(languages),
    String(pages),
    seconds.toFixed(1),
    ((seconds * 1000) / pages).toFixed(0),
    memory.toFixed(0),
    (bytes / 1024 ** 2).toFixed(1),
  ];
}
