import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pageIds } from "../../src/site-map.ts";
import { type Build, head, measureBuild } from "./growth-of-build.ts";
import { writeMadeUpContent } from "./made-up-content.ts";
import { writeMadeUpPages } from "./made-up-pages.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/**
 * Builds the site with ever more pages, made-up ones in one language and made-up languages, and writes
 * down what that took. `npm run bench:growth -- 10 100 300`
 */
const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [10, 100, 300];
const own = pageIds.length;

const byPages = await measureEach(async (size, scratch) => {
  const pages = Math.max(size, own);
  await writeMadeUpPages(`${scratch}/project`, pages);
  return { pages, project: `${scratch}/project`, content: `${scratch}/project/content` };
});
const byLanguages = await measureEach(async (size, scratch) => {
  const languages = Math.ceil(size / own);
  await writeMadeUpContent(`${scratch}/content`, languages);
  return { pages: languages * own, project: ".", content: `${scratch}/content` };
});
await writeSection("Growth", [intro(), byPages, betweenTables(), byLanguages].join("\n\n"));

async function measureEach(prepare: (size: number, scratch: string) => Promise<Omit<Build, "to">>) {
  const rows: string[][] = [];
  for (const size of sizes) {
    const scratch = await mkdtemp(join(tmpdir(), "growth-"));
    // The built server looks for the packages it needs in the folders above it.
    await symlink(resolve("node_modules"), join(scratch, "node_modules"));
    try {
      const build = await prepare(size, scratch);
      rows.push(await measureBuild({ ...build, to: `${scratch}/build` }));
      console.info(rows.at(-1)?.join("  "));
    } finally {
      await rm(scratch, { recursive: true });
    }
  }
  return table(head, rows);
}

function intro(): string {
  return `\`npm run bench:growth\`: one build each.\n\n${measuredOn(new Date())}\n\nMade-up reading pages, each with a module of its own, in one language:`;
}

function betweenTables(): string {
  return `Made-up languages of ${own} pages. Every page names and links to each language, so that the pages themselves grow with the number of languages:`;
}
