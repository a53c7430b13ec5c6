import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "../../src/content/load-content.ts";
import { pageIds, pathOf } from "../../src/site-map.ts";
import { baselineOf, copyWithBaselines } from "./baseline.ts";
import { byteKinds, categories, type Measured, measure } from "./lighthouse.ts";
import { measuredOn, median, table, writeSection } from "./report.ts";
import { serveLikeAHost } from "./serve-like-a-host.ts";

/**
 * Measures every page and its baseline with Lighthouse, as the local server delivers them; the medians count.
 * `npm run bench -- --runs 5 --pages home,donate --languages en,ar --site build/client`
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    languages: { type: "string" },
    site: { type: "string", default: "build/client" },
  },
});

// Lighthouse measures no page that answers 404.
const measured = pageIds.filter((id) => id !== "notFound");
const pages = choose(measured, options.pages, (id) => id);
const paths = choose(languages(), options.languages, ({ code }) => code).flatMap((language) =>
  pages.map((id) => ({ name: `${id} ${language.code}`, path: pathOf(id, language) })),
);

const head = [
  "Page",
  "FCP",
  "× baseline",
  "LCP",
  "× baseline",
  "TBT",
  "CLS",
  ...byteKinds.map((kind) => `${kind} KB`),
  "all KB",
  "Requests",
  "Scores",
];

const scratch = await mkdtemp(join(tmpdir(), "bench-"));
const root = join(scratch, "site");
await copyWithBaselines(
  options.site,
  root,
  paths.map(({ path }) => path),
);
const server = await serveLikeAHost(root, scratch);
const rows: string[][] = [];
try {
  for (const { name, path } of paths) {
    const page = await measureOften(path, categories);
    const baseline = await measureOften(baselineOf(path), ["performance"]);
    rows.push(rowOf(name, page, baseline));
    console.info(rows.at(-1)?.join("  "));
    const failed = new Set(page.flatMap((run) => run.failed));
    if (failed.size > 0) console.info(`  did not pass: ${[...failed].join(", ")}`);
  }
} finally {
  server.close();
  await rm(scratch, { recursive: true });
}
const lines = table(head, rows);
console.info(`\n${lines}`);
const intro = `\`npm run bench\`: Lighthouse, mobile (a slow phone on slow 4G, simulated) over ${server.protocol}, medians of ${options.runs}. The *baseline* is the same page as plain HTML with its styles, without script, web font and picture. Times in milliseconds; KB as sent, compressed, with headers; the scores are performance, accessibility, best practices, search.`;
await writeSection("Pages", intro, measuredOn(), lines);

/**
 * Those of the items that a list names, all of them without a list.
 * @throws Error for a name that none has
 */
function choose<Item>(
  items: readonly Item[],
  list: string | undefined,
  nameOf: (item: Item) => string,
) {
  return (list?.split(",") ?? items.map(nameOf)).map((name) => {
    const found = items.find((item) => nameOf(item) === name);
    if (found === undefined) throw new Error(`${name} is none of ${items.map(nameOf).join(", ")}`);
    return found;
  });
}

async function measureOften(path: string, scored: Parameters<typeof measure>[1]) {
  const runs: Measured[] = [];
  const count = Math.max(1, Number.parseInt(options.runs, 10) || 1);
  while (runs.length < count) runs.push(await measure(new URL(path, server.origin), scored));
  return runs;
}

/** A page's figures and how they stand to those of its baseline. */
function rowOf(name: string, page: readonly Measured[], baseline: readonly Measured[]): string[] {
  type Figure = (run: Measured) => number;
  const medianOf = (figure: Figure) => median(page.map(figure));
  const times = (figure: Figure) => (medianOf(figure) / median(baseline.map(figure))).toFixed(2);
  const bytes = byteKinds.map((kind) => medianOf((run) => run.bytes[kind]));
  const all = bytes.reduce((sum, some) => sum + some, 0);
  return [
    name,
    medianOf(({ fcp }) => fcp).toFixed(0),
    times(({ fcp }) => fcp),
    medianOf(({ lcp }) => lcp).toFixed(0),
    times(({ lcp }) => lcp),
    medianOf(({ tbt }) => tbt).toFixed(0),
    medianOf(({ cls }) => cls).toFixed(3),
    ...[...bytes, all].map((some) => (some / 1024).toFixed(1)),
    String(medianOf(({ requests }) => requests)),
    categories.map((_, i) => medianOf(({ scores }) => scores[i] ?? 0)).join(" "),
  ];
}
