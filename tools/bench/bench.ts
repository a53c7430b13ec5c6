import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathOf } from "../../src/site-map.ts";
import { copyWithFloors, floorOf } from "./floor.ts";
import { medianOf } from "./median.ts";
import { readOptions } from "./options.ts";
import { measuredOn, table, writeSection } from "./report.ts";
import { head, rowOf } from "./rows.ts";
import { measure } from "./run-lighthouse.ts";
import { serveLikeAHost } from "./serve-like-a-host.ts";

/**
 * Measures every page and its floor with Lighthouse, as the local server delivers them.
 * `npm run bench -- --runs 5 --pages home,donate --languages en,ar`
 */
const options = readOptions(process.argv.slice(2));
const root = await mkdtemp(join(tmpdir(), "bench-"));
const paths = options.languages.flatMap((language) =>
  options.pages.map((id) => ({ name: `${id} ${language.code}`, path: pathOf(id, language) })),
);
await copyWithFloors(
  options.site,
  root,
  paths.map(({ path }) => path),
);
const scratch = await mkdtemp(join(tmpdir(), "bench-server-"));
const server = await serveLikeAHost(root, scratch);

const rows: string[][] = [];
try {
  for (const { name, path } of paths) {
    const page = await medianOver(server.origin, path);
    const floor = await medianOver(server.origin, floorOf(path), ["performance"]);
    rows.push(rowOf(name, page, floor));
    console.info(rows.at(-1)?.join("  "));
    if (page.failed.length > 0) console.info(`  did not pass: ${page.failed.join(", ")}`);
  }
} finally {
  server.close();
  for (const folder of [root, scratch]) await rm(folder, { recursive: true });
}

const lines = table(head, rows);
console.info(`\n${lines}`);
await writeSection("Pages", `${intro()}\n\n${lines}`);

async function medianOver(origin: string, path: string, scored?: Parameters<typeof measure>[2]) {
  const runs = [];
  for (let run = 0; run < options.runs; run++) runs.push(await measure(origin, path, scored));
  return medianOf(runs);
}

function intro(): string {
  return `\`npm run bench\`: Lighthouse, mobile (a slow phone on slow 4G, simulated) over ${server.protocol}, medians of ${options.runs}. The *floor* is the same page as plain HTML with its styles, without script, web font and picture. Times in milliseconds; KB as sent, compressed, with headers; the scores are performance, accessibility, best practices, search.\n\n${measuredOn(new Date())}`;
}
